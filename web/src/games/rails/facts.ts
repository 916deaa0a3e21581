import type { Fact, Translate } from '../module';
import type { RailsFact } from './view';
import { cardsOf } from './pay';
import { cardsWords, cityName, colourName, pairName } from './words';

/** A line of the log. Null where the lines around it, or the board, say enough. */
export function factLine(fact: Fact, t: Translate, names: string[]): string | null {
  const args = argsOf(fact as RailsFact, t, names);
  return args && t(`rails-fact-${fact.fact}`, args);
}

type Args = Record<string, string | number>;

/** The fields of a fact as its message takes them: seats, cities and colours by name. */
function argsOf(fact: RailsFact, t: Translate, names: string[]): Args | null {
  const seat = 'seat' in fact ? (names[fact.seat] ?? String(fact.seat + 1)) : '';
  switch (fact.fact) {
    case 'dealt':
    case 'turned-up':
    case 'ticket-dealt':
    case 'turn':
    case 'no-marker':
    case 'drew-tickets':
      return null;
    case 'chose':
      return fact.tickets && { seat, tickets: fact.tickets.map((ticket) => pairName(ticket)).join(', ') };
    case 'kept':
      return { seat, count: fact.count };
    case 'drew':
      // Others see only that a card was drawn; which one its owner reads.
      return { seat, colour: fact.card ? colourName(fact.card, t) : 'none' };
    case 'took':
      return { seat, colour: colourName(fact.card, t) };
    case 'reshuffled':
      return { cards: fact.cards };
    case 'swept':
    case 'sweep-limit':
      return {};
    case 'start-city':
    case 'marked':
    case 'alvin-moved':
      return { seat, city: cityName(fact.city) };
    case 'claimed':
      return { seat, lane: pairName(fact.lane), cars: fact.cars };
    case 'paid':
      return {
        seat,
        cards: cardsWords(
          cardsOf({
            colour: fact.colour === 'locomotive' ? null : fact.colour,
            cards: fact.cards,
            locomotives: fact.locomotives,
          }),
          t,
        ),
      };
    case 'points':
      return { seat, points: fact.points, reason: fact.reason };
    case 'ended':
      return { reason: t(`rails-reason-${fact.reason}`) };
    case 'ticket-scored':
      return {
        seat,
        ticket: pairName(fact.ticket),
        points: Math.abs(fact.points),
        done: fact.done ? 'yes' : 'no',
      };
    case 'globetrotter':
    case 'alvin-scored':
      return { seat, points: fact.points };
    case 'started':
    case 'passed':
    case 'last-round':
      return { seat };
  }
}
