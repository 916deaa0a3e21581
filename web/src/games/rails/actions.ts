import type { Offer, Translate } from '../module';
import { parsePay, cardsOf } from './pay';
import { isRisky } from './start';
import { previewOf } from './view';
import { cardsWords, cityName, colourName, pairName } from './words';

/** An action in words, for the question before it is done. */
export function actionLine(action: string, t: Translate): string {
  const [verb = '', what = ''] = action.split(' ');
  switch (verb) {
    case 'keep':
      return t('rails-say-keep', { count: action.split(' ').length - 1 });
    case 'start':
    case 'mark':
    case 'alvin':
      return t(`rails-say-${verb}`, { city: cityName(what) });
    case 'take':
      return t('rails-take', { colour: colourName(what, t) });
    case 'claim':
      return t('rails-say-claim', { lane: pairName(what) });
    case 'pay': {
      const pay = parsePay(action);
      return t('rails-pay-with', { cards: pay ? cardsWords(cardsOf(pay), t) : what });
    }
    default:
      return t(`rails-say-${verb}`);
  }
}

/** A start city with few ways out: others can wall it in (R19). */
export function warning(offer: Offer, t: Translate): string | null {
  const open = previewOf(offer)?.walled ?? null;
  return offer.action.startsWith('start ') && open !== null && isRisky(open) ? t('rails-walled') : null;
}
