import { SCORED, type Scored } from './regions';

/** An action card as printed. Only for drawing: what a card does is the server's business. */
export interface Card {
  code: string;
  region: Scored | null;
  place: '1' | '2' | '+1' | null;
  wagons: number;
  cost: number;
}

const CODE = /^(?:(E|GP|MW|W)(\+1|[12]))?w(\d)c(\d)$/;

/** Reads a card's code: `E2w2c5`, `GP+1w1c3`, `w3c1`. */
export function parseCard(code: string): Card {
  const match = CODE.exec(code);
  if (!match) throw new Error(`not a card: ${code}`);
  const [, region, place, wagons, cost] = match;
  return {
    code,
    region: (region as Scored | undefined) ?? null,
    place: (place as Card['place']) ?? null,
    wagons: Number(wagons),
    cost: Number(cost),
  };
}

const PLACES = ['1', '+1', '2', null] as const;

/** East to west, then by discs, wagons and cost; cards without a region last. */
export function compareCards(a: Card, b: Card): number {
  const place = (card: Card) => PLACES.indexOf(card.place);
  const region = (card: Card) => (card.region ? SCORED.indexOf(card.region) : SCORED.length);
  return region(a) - region(b) || place(a) - place(b) || a.wagons - b.wagons || a.cost - b.cost;
}

/** A hand in reading order. */
export function sortedHand(codes: string[]): Card[] {
  return codes.map(parseCard).sort(compareCards);
}
