import type { Fact, Translate } from '../module';
import type { HomesteadFact } from './view';
import { cardName, cardNames, typeName } from './words/names';

/** A line of the log. Null where the lines around it, or the board, say enough. */
export function factLine(fact: Fact, t: Translate, names: string[]): string | null {
  const told = fact as HomesteadFact;
  const line = lineOf(told, t, names);
  if (!line) return null;
  const said = t(`homestead-fact-${line.id}`, line.args);
  const toll = told.fact === 'income' ? told.toll : 0;
  return toll > 0 ? `${said} ${t('homestead-fact-income-toll', { toll })}` : said;
}

interface Line {
  id: string;
  args: Record<string, string | number>;
}

/** Which message a fact is told by, and with what. */
function lineOf(fact: HomesteadFact, t: Translate, names: string[]): Line | null {
  const called = (seat: number) => names[seat] ?? String(seat + 1);
  const seat = 'seat' in fact && fact.seat !== null ? called(fact.seat) : '';
  const team = 'team' in fact ? fact.team + 1 : 0;
  const card = 'card' in fact ? (fact.card ? cardName(fact.card, t) : 'none') : '';
  const said = (args: Line['args'] = {}, id: string = fact.fact): Line => ({ id, args });
  switch (fact.fact) {
    case 'chose':
    case 'stacked':
    case 'stack-taken':
    case 'played':
      // The choice is secret, the stacks are seen; a played card is told of when it stands.
      return null;
    case 'dealt':
    case 'order-dealt':
    case 'drew':
    case 'kept':
      // Others' cards are only counted.
      return fact.card ? said({ seat, card }) : null;
    case 'team-dealt':
      return fact.card ? said({ team, card }) : null;
    case 'discarded':
      return fact.cards
        ? said({ seat, cards: cardNames(fact.cards, t) }, 'discarded-cards')
        : said({ seat, count: fact.count });
    case 'shared':
    case 'first-player':
    case 'forced-discard':
      return said({ seat });
    case 'left-over':
      return said({ team, count: fact.count });
    case 'post-dealt':
      return said({ seat, post: cardName(fact.post, t) });
    case 'round':
      return said({
        round: fact.round,
        seat: called(fact.first),
        clockwise: fact.clockwise ? 'yes' : 'no',
      });
    case 'placed':
      return fact.seat === null || !fact.card
        ? said({ type: typeName(fact.type, t), shape: fact.shape }, 'placed-rival')
        : said({ seat, card });
    case 'income':
      return fact.bonus > 0
        ? said({ seat, dollars: fact.dollars, bonus: fact.bonus }, 'income-bonus')
        : said({ seat, dollars: fact.dollars });
    case 'unlocked':
      return fact.seat === null ? said({}, 'unlocked-rival') : said({ seat });
    case 'round-ended':
      return said({ round: fact.round, cards: fact.cards });
    case 'hand-shown':
      return said({ seat, to: called(fact.to) });
    case 'proposed':
      return said({ seat, to: called(fact.to) });
    case 'order-replaced':
      return said({ card });
    case 'exchanged':
      return said({ team, agreed: fact.agreed === null ? 'unknown' : fact.agreed ? 'yes' : 'no' });
    case 'reshuffled':
      return said({ cards: fact.cards, orders: fact.orders ? 'yes' : 'no' });
    case 'solo-revealed':
      return said({ card, outcome: fact.outcome });
    case 'taken-up':
      return said();
    case 'lost':
      return said({ cards: fact.cards });
    case 'order-scored':
      return said({ seat, card, dollars: fact.dollars });
    case 'ended':
      return said({ reason: t(`homestead-reason-${fact.reason}`) });
    case 'hand-left':
      return fact.cards.length > 0 ? said({ seat, cards: cardNames(fact.cards, t) }) : null;
  }
}
