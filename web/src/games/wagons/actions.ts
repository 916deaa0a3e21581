import type { Offer, TableState, Translate } from '../module';
import { westOf, type Region } from './regions';
import { previewOf } from './view';
import { cardWords, regionWords, stepWords } from './words';

/** An action in words, for the question before it is done. */
export function actionLine(action: string, t: Translate): string {
  const [verb = '', what = ''] = action.split(' ');
  switch (verb) {
    case 'play':
    case 'sell':
      return t(`wagons-say-${verb}`, { card: cardWords(what, t) });
    case 'disc':
      return t('wagons-say-disc', regionWords(what as Region, t));
    case 'move':
      return t('wagons-say-move', stepWords(what as Region, westOf(what as Region) ?? 'CA', t));
    case 'pay':
      return t('wagons-say-pay', { vp: Number(what) });
    default:
      return t(`wagons-say-${verb}`);
  }
}

/** Asked before it is done: a sale, a scoring, and whatever ends the game. */
export function confirm(offer: Offer, _state: TableState): boolean {
  const verb = offer.action.split(' ')[0];
  return verb === 'sell' || verb === 'score' || (previewOf(offer)?.ends ?? false);
}
