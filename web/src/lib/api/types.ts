/** What the server sends. Seats are numbers from 0. */

export type Seat = number;

export interface OptionSpec {
  key: string;
  kind: 'choice' | 'number' | 'flag';
  values?: string[];
  default: string;
  min?: number;
  max?: number;
  /** A number that also takes the word "off". */
  off?: boolean;
}

export interface GameInfo {
  slug: string;
  players: { min: number; max: number };
  rules_version: number;
  options: OptionSpec[];
  bots: string[];
  minutes: number;
}

export interface SeatInfo {
  seat: Seat;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string | null;
  you: boolean;
  online: boolean;
  /** The secret part of the invitation link; only the host sees it, only while the seat is open. */
  invite: string | null;
}

export interface Refusal {
  game: string;
  section: string;
  title: string;
  code: string;
  need?: number | null;
  have?: number | null;
  text: string;
}

export interface Offer {
  /** "verb" or "verb argument", e.g. "play E2w2c5". */
  action: string;
  preview: unknown;
}

/** Something that happened, told by the game; `fact` says what. */
export interface Fact {
  fact: string;
  [field: string]: unknown;
}

export interface LogEntry {
  ply: number;
  /** null: chance. */
  seat: Seat | null;
  /** null: hidden from this viewer. */
  action: string | null;
  facts: Fact[];
  scores: number[];
  undone: boolean;
  at: string;
}

export interface Result {
  reason: string;
  places: number[];
  winners: Seat[];
}

export type TableStatus = 'waiting' | 'running' | 'over';

export interface TableState {
  id: string;
  game: string;
  name: string;
  status: TableStatus;
  ply: number;
  seats: SeatInfo[];
  host: boolean;
  options: Record<string, string>;
  box: { id: string; hash: string; own_design: boolean };
  seed_hash: string;
  seed: string | null;
  rules_version: number;
  /** The table this one is a rematch of. */
  rematch_of?: string | null;
  /** Made from a record, for looking at: nobody plays here. */
  review?: boolean;
  /** The seats that are mine. */
  you: Seat[];
  /** The seat through whose eyes `view` is seen; null: a spectator's. */
  viewer: Seat | null;
  to_act: Seat[];
  offers: Offer[];
  undo: { allowed: boolean; refusal: Refusal | null };
  scores: number[];
  result: Result | null;
  /** The game's own view; its module knows the shape. */
  view: unknown;
  created_at: string;
  updated_at: string;
}

export interface TableCard {
  id: string;
  game: string;
  name?: string;
  status: TableStatus;
  your_turn: boolean;
  seats: SeatInfo[];
  updated_at: string;
  ply: number;
}

export interface Me {
  name: string;
  language: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  refusal?: Refusal | null;
  ply?: number | null;
}

export interface NewSeat {
  who: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  name?: string;
}
