import type { Translate } from '../module';
import type { Type } from './box';
import { cardName, cardNames, typeName } from './words/names';

/** An action in words, for the question before it is done. */
export function actionLine(action: string, t: Translate): string {
  const [verb = '', ...rest] = action.split(' ');
  switch (verb) {
    case 'discard':
    case 'keep':
    case 'take':
      return t(`homestead-say-${verb}`, { cards: cardNames(rest, t) });
    case 'replace':
      return rest[0] === 'none'
        ? t('homestead-say-replace-none')
        : t('homestead-say-replace', { cards: cardNames(rest, t) });
    case 'pick':
    case 'play':
      return t(`homestead-say-${verb}`, { card: cardName(rest[0] ?? '', t) });
    case 'place':
      return t('homestead-say-place', { cells: rest.length });
    case 'tile':
      return t('homestead-say-tile', { type: typeName(rest[0] as Type, t), shape: rest[1] ?? '' });
    default:
      return t(`homestead-say-${verb}`);
  }
}
