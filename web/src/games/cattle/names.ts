/** The names of things, as the server writes them. */

/** A place on the trail: START, A, A1, FL2, T4, Tm1, KC. */
export type Node = string;
/** A place of the railway: "12", or the turnout "7.5". */
export type Space = string;
/** A cattle card ("holstein", "texas_longhorn_6") or an objective card ("walk_cow345"). */
export type Card = string;
export type Cards = Partial<Record<Card, number>>;

export const WORKERS = ['cowboy', 'craftsman', 'engineer'] as const;
export type Worker = (typeof WORKERS)[number];

export const AUXES = ['money', 'draw', 'certificate', 'engine', 'remove'] as const;
export type Aux = (typeof AUXES)[number];

export const ZONES = ['flood', 'drought', 'rockfall'] as const;
export type Zone = (typeof ZONES)[number];

/** Who charges: a hand's colour says how much, by the number of players. */
export type Hand = 'green' | 'black';
/** Of a teepee. */
export type Colour = 'green' | 'blue';

export const DISCS = [
  'aux_money',
  'aux_draw',
  'aux_cert',
  'aux_engine',
  'aux_remove',
  'cert4',
  'cert6',
  'step_left',
  'step_right',
  'hand_left',
  'hand_right',
] as const;
export type Disc = (typeof DISCS)[number];

export const CITIES = [
  'kansas_city',
  'topeka',
  'wichita',
  'colorado_springs',
  'santa_fe',
  'albuquerque',
  'el_paso',
  'san_diego',
  'sacramento',
  'san_francisco',
] as const;
export type City = (typeof CITIES)[number];

export type Master = string;

/** The breeds, from the cheapest to the dearest, in the order of the market. */
export const BREEDS = [
  'jersey',
  'guernsey',
  'black_angus',
  'dutch_belt',
  'holstein',
  'brown_swiss',
  'ayrshire',
  'west_highland',
  'texas_longhorn',
] as const;
export type Breed = (typeof BREEDS)[number];

export interface Gain {
  money?: number;
  cert?: number;
  engine_forward?: number;
  /** An objective card into the hand. */
  objective?: boolean;
}

/** An action as tiles, slots and cards print it. */
export interface Op {
  op: string;
  card?: string;
  n?: number;
  gain?: Gain;
  money?: number;
  cert?: number;
  cost_change?: number;
  pay_per_craftsman?: number;
  max?: number | string;
  pay?: number;
  exact?: number;
  per?: string;
}

/** A slash pair is one action with two halves. */
export type Printed = Op | { either: Op[] };

export const opsOf = (printed: Printed): Op[] => ('either' in printed ? printed.either : [printed]);

/** The breed of a cattle card; null for an objective card. */
export function breedOf(card: Card): Breed | null {
  return BREEDS.find((breed) => card === breed || card.startsWith(`${breed}_`)) ?? null;
}

/** Cards sorted as in a hand: cattle from the cheapest on, then objective cards. */
export function groupsOf(cards: Cards): { card: Card; count: number }[] {
  const rank = (card: Card) => {
    const breed = breedOf(card);
    return breed ? BREEDS.indexOf(breed) : BREEDS.length;
  };
  return Object.entries(cards)
    .map(([card, count]) => ({ card, count: count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => rank(a.card) - rank(b.card) || a.card.localeCompare(b.card));
}
