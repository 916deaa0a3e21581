import type { Cards, Colour } from './colours';

/** One way to pay: cards of one colour and locomotives. */
export interface Payment {
  colour: Colour | null;
  cards: number;
  locomotives: number;
}

/** Reads `pay 3 red 1 locomotive`, `pay 4 red`, `pay 4 locomotive`; null if it is something else. */
export function parsePay(action: string): Payment | null {
  const match = /^pay (\d+) ([a-z]+)(?: (\d+) locomotive)?$/.exec(action);
  if (!match) return null;
  const [, count, colour, more] = match;
  if (colour === 'locomotive') return { colour: null, cards: 0, locomotives: Number(count) };
  return { colour: colour as Colour, cards: Number(count), locomotives: Number(more ?? 0) };
}

export function cardsOf({ colour, cards, locomotives }: Payment): Cards {
  return { ...(colour ? { [colour]: cards } : {}), ...(locomotives > 0 ? { locomotive: locomotives } : {}) };
}

/** Sparing with locomotives first; among equals, the colour one has most of. */
export function sortPayments<T extends { pay: Payment }>(ways: T[], hand: Cards): T[] {
  const held = ({ pay }: T) => (pay.colour ? (hand[pay.colour] ?? 0) : 0);
  return ways.toSorted((a, b) => a.pay.locomotives - b.pay.locomotives || held(b) - held(a));
}
