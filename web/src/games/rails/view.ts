import type { Offer, Seat, TableState } from '../module';
import type { Card, Cards } from './colours';

/** What the server shows of a table of rails to one pair of eyes. Cities, lanes and tickets are names: see box.ts. */
export interface View {
  viewer: Seat | null;
  seats: number;
  turn: Seat;
  phase: 'deal' | 'tickets' | 'start' | 'turn' | 'over';
  asking: Asking;
  players: Player[];
  my_tickets: Ticket[];
  /** The tickets I am choosing from. */
  my_offer: Ticket[];
  claimed: { lane: string; seat: Seat }[];
  /** Lanes nobody has and nobody can claim any more. */
  closed: string[];
  markers: { city: string; seat: Seat }[];
  face_up: (Card | null)[];
  deck: number;
  discard: Cards;
  ticket_deck: number;
  alvin: { city: string; holder: Seat | null } | null;
  last_round: { seat: Seat; turns_left: number } | null;
  final: Final[] | null;
}

/** The question on the table. */
export type Asking =
  | { ask: 'keep'; least: number; seats: Seat[] }
  | { ask: 'start'; seat: Seat }
  | { ask: 'act' }
  | { ask: 'second' }
  | { ask: 'pay-lane'; lane: string }
  | { ask: 'marker'; lane: string }
  | { ask: 'pay-marker'; city: string }
  | { ask: 'alvin' }
  | { ask: 'chance' }
  | { ask: 'nothing' };

export interface Player {
  cars: number;
  markers: number;
  score: number;
  hand_size: number;
  hand: Cards | null;
  /** What everybody saw this seat take and not yet pay. */
  known: Cards;
  tickets: number;
  offered: number;
  start: string | null;
  network: string[];
}

/** A ticket with how far it is from done: spaces left on the cheapest open way, null when it is cut off. */
export interface Ticket {
  ticket: string;
  a: string;
  b: string;
  points: number;
  done: boolean;
  left: number | null;
  way: string[];
}

/** A seat's points by source at the end. */
export interface Final {
  lanes: number;
  alvin_captures: number;
  tickets: Ticket[];
  globetrotter: number;
  alvin: number;
  total: number;
  completed: number;
}

/** What an offered action would do. */
export interface Preview {
  points: { seat: Seat; points: number }[];
  cards: number;
  cars_left: number | null;
  ways: number;
  captures_alvin: boolean;
  last_round: boolean;
  /** For a start city: how many neighbours can still be reached from it. */
  walled: number | null;
}

/** Something that happened. */
export type RailsFact =
  | { fact: 'started'; seat: Seat }
  | { fact: 'dealt'; seat: Seat; card: Card | null }
  | { fact: 'turned-up'; card: Card; slot: number }
  | { fact: 'ticket-dealt'; seat: Seat; ticket: string | null }
  | { fact: 'chose'; seat: Seat; tickets: string[] | null }
  | { fact: 'kept'; seat: Seat; count: number; rejected: number }
  | { fact: 'start-city'; seat: Seat; city: string }
  | { fact: 'drew'; seat: Seat; card: Card | null }
  | { fact: 'took'; seat: Seat; card: Card; slot: number }
  | { fact: 'reshuffled'; cards: number }
  | { fact: 'swept'; cards: Card[] }
  | { fact: 'sweep-limit' }
  | { fact: 'claimed'; seat: Seat; lane: string; cars: number }
  | { fact: 'paid'; seat: Seat; colour: Card; cards: number; locomotives: number }
  | { fact: 'points'; seat: Seat; points: number; lane: string; reason: 'claim' | 'control' | 'alvin' }
  | { fact: 'marked'; seat: Seat; city: string }
  | { fact: 'no-marker'; seat: Seat }
  | { fact: 'alvin-moved'; seat: Seat; city: string }
  | { fact: 'drew-tickets'; seat: Seat; count: number }
  | { fact: 'passed'; seat: Seat }
  | { fact: 'turn'; seat: Seat }
  | { fact: 'last-round'; seat: Seat }
  | { fact: 'ended'; reason: string }
  | { fact: 'ticket-scored'; seat: Seat; ticket: string; points: number; done: boolean }
  | { fact: 'globetrotter'; seat: Seat; points: number }
  | { fact: 'alvin-scored'; seat: Seat; points: number };

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
