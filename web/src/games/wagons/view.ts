import type { Offer, Seat, TableState } from '../module';
import type { Region, Scored } from './regions';

/** What the server shows of a table of wagons to one pair of eyes. */
export interface View {
  viewer: Seat | null;
  seats: number;
  turn: Seat;
  phase: 'deal' | 'turn' | 'over';
  actions_left: number;
  doubled: boolean;
  asking: Asking;
  players: Player[];
  /** NE, E, GP, MW, W, CA. */
  wagons: number[];
  /** E, GP, MW, W. */
  blocks: Block[];
  pile: number;
  /** Sorted, not in the order they were laid down. */
  discard: string[];
  unseen: string[];
  idle_rounds: number;
  /** E, GP, MW, W. */
  if_scored: IfScored[];
}

/** The question on the table. */
export type Asking =
  | { ask: 'act' }
  | { ask: 'pay'; cost: number; card: string | null }
  | { ask: 'disc'; card: string; first: boolean }
  | { ask: 'step'; left: number; card: string }
  | { ask: 'second' }
  | { ask: 'chance' }
  | { ask: 'nothing' };

export interface Player {
  supply: number;
  lid: number;
  vp: number;
  token: boolean;
  scoring_card: number | null;
  scoring_cost: number | null;
  hand_size: number;
  hand: string[] | null;
  /** Points by region: E, GP, MW, W. */
  earned: number[];
  vp_paid: number;
}

/** The i-th oldest disc lies on circle (divider + 1 + i) mod 8. */
export interface Block {
  divider: number;
  discs: Seat[];
}

/** What a scoring would pay here now; `order` lists disc indexes in the order they are paid. */
export interface IfScored {
  points: number[];
  order: number[];
}

/** What an offered action would do, as far as it is certain. */
export interface Preview {
  discs: number;
  vp: number;
  places: { region: Scored; circle: number; pushes: Seat | null }[];
  wagons: number;
  gains: number[] | null;
  lid: number;
  lapses: number;
  ends: boolean;
}

/** Something that happened. */
export type WagonsFact =
  | { fact: 'started'; seat: Seat }
  | { fact: 'dealt'; seat: Seat; card: string | null }
  | { fact: 'doubled'; seat: Seat }
  | { fact: 'tokens-back' }
  | { fact: 'played'; seat: Seat; card: string }
  | { fact: 'paid'; seat: Seat; discs: number; vp: number }
  | { fact: 'placed'; seat: Seat; region: Scored; circle: number; pushed: Seat | null }
  | { fact: 'lapsed'; seat: Seat; discs: number }
  | { fact: 'moved'; seat: Seat; from: Region; to: Region }
  | { fact: 'steps-lapsed'; seat: Seat; steps: number }
  | { fact: 'drew'; seat: Seat; card: string | null }
  | { fact: 'reshuffled'; cards: number }
  | { fact: 'scored'; seat: Seat | null; number: number | null; cost: number }
  | { fact: 'region-scored'; region: Scored; wagons: number; points: number[]; order: Seat[] }
  | { fact: 'sold'; seat: Seat; card: string; discs: number; lapsed: number }
  | { fact: 'stopped'; seat: Seat }
  | { fact: 'turn'; seat: Seat }
  | { fact: 'ended'; reason: string };

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
