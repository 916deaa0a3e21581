import type { Fact, Translate } from '../module';
import type { WagonsFact } from './view';
import { cardWords, pointsWords } from './words';

/** What a fact's message reads where there is nobody and nothing. */
const NONE = 'none';

/** A line of the log. Null where the lines around it say enough. */
export function factLine(fact: Fact, t: Translate, names: string[]): string | null {
  const args = argsOf(fact as WagonsFact, t, names);
  return args && t(`wagons-fact-${fact.fact}`, args);
}

/** The fields of a fact as its message takes them: seats by name, cards in words, regions by their letters. */
function argsOf(fact: WagonsFact, t: Translate, names: string[]): Record<string, string | number> | null {
  const name = (seat: number | null) => (seat === null ? NONE : (names[seat] ?? String(seat + 1)));
  switch (fact.fact) {
    // Said by the lines before and after, or by the board.
    case 'dealt':
    case 'turn':
      return null;
    case 'drew':
      return fact.card === null ? null : { seat: name(fact.seat), card: cardWords(fact.card, t) };
    case 'paid':
      return fact.discs + fact.vp > 0 ? { ...fact, seat: name(fact.seat) } : null;
    case 'tokens-back':
    case 'reshuffled':
      return { ...fact };
    case 'played':
    case 'sold':
      return { ...fact, seat: name(fact.seat), card: cardWords(fact.card, t) };
    case 'placed':
      return { ...fact, seat: name(fact.seat), pushed: name(fact.pushed) };
    case 'scored':
      return { seat: name(fact.seat), number: fact.number ?? 0, cost: fact.cost };
    case 'region-scored':
      return fact.order.length === 0
        ? null
        : { region: fact.region, wagons: fact.wagons, points: pointsWords(fact.points, names, t) };
    case 'ended':
      return { reason: t(`wagons-reason-${fact.reason}`) };
    default:
      return { ...fact, seat: name(fact.seat) };
  }
}
