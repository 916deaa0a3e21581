import type { Offer, Seat, TableState } from '../module';
import type { Cell, Type } from './box';

/** What the server shows of a table of homestead to one pair of eyes. Cards are ids of the box: see box.ts. */
export interface View {
  viewer: Seat | null;
  seats: number;
  teams: boolean;
  map: string;
  phase: 'deal' | 'start' | 'posts' | 'round' | 'between' | 'over';
  /** From 1; 0 before the first. */
  round: number;
  turn: number;
  turns: number;
  first: Seat;
  /** Which way the stacks are passed this round. */
  clockwise: boolean;
  asking: Asking;
  players: Player[];
  /** What I pick from now. */
  stack: string[] | null;
  stacks: Stack[];
  /** A building's number is its place in this list. */
  buildings: Building[];
  orders: Order[];
  deck: Piles;
  discard: Piles;
  my_discards: string[];
  solo: Solo | null;
  final: Final[] | null;
}

/** The question on the table. */
export type Asking =
  | {
      ask: 'start-hand' | 'pick' | 'keep-order' | 'discard-one' | 'replace' | 'exchange' | 'answer';
      seats: Seat[];
    }
  | { ask: 'post' | 'play'; seat: Seat }
  | { ask: 'place'; seat: Seat; card: string }
  | { ask: 'tile'; tiles: Tile[] }
  | { ask: 'rival'; tile: Tile }
  | { ask: 'chance' }
  | { ask: 'nothing' };

export type Ask = Asking['ask'];

/** A tile of the rival. */
export interface Tile {
  type: Type;
  shape: string;
}

export interface Player {
  /** The seat itself, or the team. */
  team: number;
  money: number;
  chips: number;
  track: number;
  earned: Earned;
  hand_size: number;
  hand: string[] | null;
  offer_size: number;
  /** Cards to choose from that are nobody's yet. */
  offer: string[] | null;
  /** Has made the secret choice of this moment. */
  chosen: boolean;
  choice: string[] | null;
  /** Cards the reader is sure this seat holds. */
  known: string[];
  post: string | null;
  bonus: Partial<Record<Type, number>>;
  symbols: Partial<Record<string, number>>;
  farm_sets: number[];
  /** Forest areas this seat may build on. */
  forests: number[];
}

export const SOURCES = ['forester', 'mine', 'farm', 'production', 'city', 'bonus', 'orders'] as const;
export type Earned = Record<(typeof SOURCES)[number], number>;

export interface Stack {
  /** Before whom it lies; alone, its place in the row. */
  seat: number;
  size: number;
  /** What it held when it left my hands. */
  seen: string[] | null;
  /** What left it between two of my looks. */
  taken: { seats: Seat[]; cards: string[] }[];
}

export interface Building {
  /** Null: a tile of the rival. */
  card: string | null;
  type: Type;
  shape: string;
  /** Null: the rival. */
  owner: Seat | null;
  post: boolean;
  cells: Cell[];
  /** Cells that count as river. */
  water: Cell[];
  /** Buildings with the same number are one area: of all, of their owner, of their type. */
  area: number;
  own_area: number;
  type_area: number;
}

/** An order with what it would pay if the game ended now; null where that hangs on its place. */
export interface Order {
  card: string;
  seat: Seat;
  /** Null while it is in the hand. */
  building: number | null;
  pays: number | null;
  effects: { count: number | null; dollars: number | null }[];
}

export interface Piles {
  buildings: number;
  orders: number;
}

export interface Solo {
  card: string | null;
  /** The buildings of the rival's new area. */
  area: number[];
  deck: number;
  past: string[];
  orders_built: number;
  /** As if the game ended now. */
  rating: string;
  tiles: (Tile & { left: number })[];
  built: Partial<Record<Type, number>>;
  last: Type | null;
}

export interface Final {
  /** Before the orders. */
  money: number;
  orders: number;
  total: number;
  team_total: number;
}

/** What an offered action would do. Parts that do not apply are missing. */
export interface Preview {
  places?: number | null;
  best?: number | null;
  ground?: Ground[];
  build?: Build | null;
}

/** A cell on which a card could be built, with the best income of the places that cover it. */
export interface Ground {
  cell: Cell;
  best: number;
}

/** What this very placement brings, and why. */
export interface Build {
  dollars: number;
  /** In the order of the card's effects. */
  effects: { count: number; dollars: number; buildings: number[] }[];
  bonus: number;
  toll: number;
  /** An order: what it would pay if the game ended then. */
  pays?: number | null;
  /** The forest area it opens. */
  forest?: number | null;
}

export interface Gain {
  count: number;
  dollars: number;
}

/** Something that happened. */
export type HomesteadFact =
  | { fact: 'dealt'; seat: Seat; card: string | null; order: boolean }
  | { fact: 'team-dealt'; team: number; card: string | null; order: boolean }
  | { fact: 'chose'; seat: Seat; what: string; cards: string[] | null }
  | { fact: 'discarded'; seat: Seat; count: number; orders: number; cards: string[] | null }
  | { fact: 'shared'; seat: Seat; team: number; cards: string[] | null }
  | { fact: 'left-over'; team: number; count: number; cards: string[] | null }
  | { fact: 'post-dealt'; seat: Seat; post: string }
  | { fact: 'first-player'; seat: Seat }
  | { fact: 'round'; round: number; first: Seat; clockwise: boolean }
  | { fact: 'stacked'; stack: number }
  | { fact: 'stack-taken'; seat: Seat; size: number; cards: string[] | null }
  | { fact: 'played'; seat: Seat; card: string }
  | {
      fact: 'placed';
      seat: Seat | null;
      card: string | null;
      type: Type;
      shape: string;
      cells: Cell[];
      building: number;
    }
  | {
      fact: 'income';
      seat: Seat;
      building: number;
      dollars: number;
      effects: Gain[];
      bonus: number;
      toll: number;
    }
  | { fact: 'unlocked'; seat: Seat | null; forest: number }
  | { fact: 'forced-discard'; seat: Seat; card: string | null; order: boolean }
  | { fact: 'round-ended'; round: number; cards: number }
  | { fact: 'hand-shown'; seat: Seat; to: Seat; cards: string[] | null }
  | { fact: 'order-dealt'; seat: Seat; card: string | null }
  | { fact: 'order-replaced'; card: string }
  | { fact: 'kept'; seat: Seat; card: string | null }
  | { fact: 'drew'; seat: Seat; card: string | null }
  | { fact: 'proposed'; seat: Seat; to: Seat; cards: string[] | null }
  | { fact: 'exchanged'; team: number; agreed: boolean | null }
  | { fact: 'reshuffled'; cards: number; orders: boolean }
  | { fact: 'solo-revealed'; card: string; outcome: 'in-force' | 'clash' | 'no-room' }
  | { fact: 'taken-up'; tiles: number }
  | { fact: 'lost'; cards: number }
  | { fact: 'order-scored'; seat: Seat; card: string; building: number; dollars: number; effects: Gain[] }
  | { fact: 'ended'; reason: string }
  | { fact: 'hand-left'; seat: Seat; cards: string[] };

export function viewOf(state: TableState): View {
  return state.view as View;
}

export function previewOf(offer: Offer | undefined): Preview | null {
  return (offer?.preview ?? null) as Preview | null;
}

/** What a placement is worth: dollars now, or, for an order, at the end as things stand. */
export function worthOf(build: Build): number {
  return build.pays ?? build.dollars;
}

/** True when the reader is the one being asked. */
export function isMine(state: TableState): boolean {
  return state.viewer !== null && state.to_act.includes(state.viewer);
}
