import type { Offer, Seat, TableState } from '../module';
import type {
  Aux,
  Card,
  Cards,
  City,
  Colour,
  Disc,
  Hand,
  Master,
  Node,
  Op,
  Space,
  Worker,
  Zone,
} from './names';

/** What the server shows of a table of cattle to one pair of eyes. What never changes is in box.ts. */
export interface View {
  viewer: Seat | null;
  seats: number;
  /** The number of seats stands for Craig. */
  turn: Seat;
  phase: 'setup' | 'move' | 'act' | 'kansas_city' | 'draw' | 'craig' | 'over';
  asking: Asking;
  /** Occupied places only. */
  trail: Where[];
  /** The side of each building number, "aabab…". */
  sides: string;
  /** Where a move can end, when one is asked for; in the order of the offers. */
  reach: Reach[];
  /** The actions of the place being used. */
  location: LocalAction[];
  aux: { kind: Aux; single: Why | null; double: Why | null }[];
  players: Player[];
  job_market: { rows: (Worker | null)[][]; costs: number[]; token: number };
  /** Three columns, the top tile first. */
  foresight: (Tile | null)[][];
  piles: number[];
  market: Cards;
  market_deck: number;
  objectives: (Card | null)[];
  objective_deck: number;
  stations: StationState[];
  closing: { seat: Seat; turns_left: number } | null;
  craig: Craig | null;
}

export type Tile =
  | { kind: 'neutral'; letter: string }
  | { kind: 'private'; owner: Seat; building: string }
  | { kind: 'hazard'; zone: Zone; vp: number; hand: Hand }
  | { kind: 'teepee'; colour: Colour }
  | { kind: 'worker'; worker: Worker };

export type HazardTile = Extract<Tile, { kind: 'hazard' }>;

/** One way to move: where it ends and what it costs. */
/** What lies on a place. */
export interface Where {
  at: Node;
  tile: Tile;
}

export interface Reach {
  path: Node[];
  stop: Node;
  pays: number;
  fees: Fee[];
}

export interface Fee {
  at: Node;
  due: number;
  pays: number;
  /** Null: the bank. */
  to: Seat | null;
}

/** Why something cannot be done. */
export interface Why {
  section: string;
  code: string;
  need: number | null;
  have: number | null;
}

export interface LocalAction {
  /** "1", "1b" for the second half of a slash pair, "risk". */
  use: string;
  op: Op;
  refusal: Why | null;
}

export interface Player {
  money: number;
  at: Node | null;
  engine: Space;
  /** Temporary certificates, the most there may be, and permanent ones. */
  marker: number;
  limit: number;
  permanent: number;
  workers: Record<Worker, number>;
  /** Discs still on the board. */
  discs: Record<Disc, number>;
  hand_size: number;
  hand: Cards | null;
  draw_size: number;
  unseen: Cards;
  blind: number;
  discard: Cards;
  area: Card[];
  unbuilt: string[];
  buildings: { at: Node; building: string }[];
  stations: number[];
  cities: Partial<Record<City, number>>;
  masters: Master[];
  hazards: HazardTile[];
  teepees: Record<Colour, number>;
  step_limit: number;
  hand_limit: number;
  breeding: number | null;
  score: Score;
}

/** The eleven sources of points. */
export const SOURCES = [
  'money',
  'buildings',
  'cities',
  'stations',
  'hazards',
  'cattle',
  'objectives',
  'masters',
  'workers',
  'step',
  'token',
] as const;
export type Source = (typeof SOURCES)[number];
export type Score = Record<Source, number> & { total: number };

export interface StationState {
  n: number;
  space: Space;
  cost: number;
  vp: number;
  discs: Seat[];
  master: Master | null;
  worker: Worker | null;
}

/** What Craig scores for, in the order of the table. */
export const CRAIG_SOURCES = [
  'buildings',
  'cities',
  'stations',
  'hazards',
  'cattle',
  'objectives',
  'token',
] as const satisfies readonly Source[];

export interface Craig {
  at: Node;
  engine: Space;
  board_discs: number;
  reserve: number;
  /** What "?" stands for. */
  value: number;
  /** The card played last. */
  card: number | null;
  /** The top of his deck: its option side is seen. */
  next: number | null;
  deck: number;
  played: number[];
  buildings: { at: Node; building: string }[];
  stack: string[];
  workers: Record<Worker, number>;
  cattle: Cards;
  objectives: Card[];
  hazards: HazardTile[];
  teepees: Record<Colour, number>;
  stations: number[];
  cities: Partial<Record<City, number>>;
  masters: Master[];
  score: Score;
}

/** The question on the table. */
export type Asking =
  | {
      ask:
        'place' | 'special-back' | 'end-of-line' | 'upgrade-behind' | 'master-action' | 'chance' | 'nothing';
    }
  | { ask: 'local'; at: Node }
  | { ask: 'move' | 'step' | 'walk'; most: number }
  | { ask: 'hire'; change: number; optional: boolean }
  | { ask: 'build'; rate: number; optional: boolean }
  | { ask: 'buy'; cowboys: number }
  /** A breed, any_cattle, pair_same_type or objective_card. */
  | { ask: 'discard'; card: string; optional: boolean }
  | { ask: 'discard-second'; first: Card }
  | { ask: 'put-back' | 'remove'; left: number }
  | { ask: 'draw' | 'forward'; most: number; optional: boolean }
  | { ask: 'back'; steps: number }
  | { ask: 'upgrade'; station: number; cost: number }
  | { ask: 'station-disc'; station: number }
  | { ask: 'master'; station: number; master: Master | null }
  | { ask: 'objective'; to_hand: boolean }
  | { ask: 'teepee' | 'aux'; optional: boolean }
  | { ask: 'hazard'; pay: number; optional: boolean }
  | { ask: 'adjacent'; from: Node }
  | { ask: 'foresight'; column: number }
  | { ask: 'income'; permanent: number; temporary: number }
  | { ask: 'deliver'; most: number; special: boolean }
  | { ask: 'city-disc'; city: City };

export type Ask = Asking['ask'];

/** What an offered action does at once, before anything is drawn. */
export interface Preview {
  money: number;
  certificates: number;
  engine: Space | null;
  points: number;
  fees: Fee[];
  price: number | null;
}

export function viewOf(state: TableState): View {
  return state.view as View;
}

export function previewOf(offer: Offer | undefined): Preview | null {
  return (offer?.preview ?? null) as Preview | null;
}

/** True when the reader is the one being asked. */
export function isMine(state: TableState): boolean {
  return state.viewer !== null && state.to_act.includes(state.viewer);
}

/** Craig's seat number, where he plays. */
export const isCraig = (view: View, seat: Seat) => view.craig !== null && seat === view.seats;
