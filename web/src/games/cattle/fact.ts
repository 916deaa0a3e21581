import type { Seat } from '../module';
import type { Aux, Card, Cards, City, Colour, Disc, Master, Node, Space, Worker, Zone } from './names';
import type { Score, Tile, Where } from './view';

/** Something that happened. `tiles` is what lay on the places of the trail it speaks of. */
export type CattleFact =
  // Setup.
  | { fact: 'started'; seat: Seat }
  | { fact: 'sides'; sides: string }
  | { fact: 'master-placed'; station: number; master: Master }
  | { fact: 'neutral-placed'; at: Node; letter: string }
  | { fact: 'tile-placed'; at: Node; tile: Tile }
  | { fact: 'tile-returned' | 'tile-lost'; tile: Tile }
  | { fact: 'worker-placed'; row: number; column: number; worker: Worker }
  | { fact: 'token-moved'; row: number }
  | { fact: 'foresight-laid'; column: number; place: string; tile: Tile }
  | { fact: 'market-card'; card: Card }
  | { fact: 'display-card'; place: number; card: Card }
  | { fact: 'start-card'; seat: Seat; card: Card }
  // A turn.
  | { fact: 'turn'; seat: Seat }
  | { fact: 'placed'; seat: Seat; at: Node; tiles: Where[] }
  | { fact: 'moved'; seat: Seat; path: Node[]; tiles: Where[] }
  | { fact: 'fee'; seat: Seat; at: Node; due: number; paid: number; to: Seat | null; tiles: Where[] }
  | { fact: 'used'; seat: Seat; at: Node; use: string; tiles: Where[] }
  | { fact: 'aux'; seat: Seat; kind: Aux; double: boolean }
  | { fact: 'gained' | 'paid'; seat: Seat; money: number; why: string }
  | { fact: 'certificates'; seat: Seat; from: number; to: number }
  | { fact: 'discarded' | 'removed'; seat: Seat; card: Card }
  | { fact: 'drew'; seat: Seat; card: Card | null }
  | { fact: 'reshuffled'; seat: Seat; cards: number }
  | { fact: 'hired'; seat: Seat; worker: Worker; row: number; column: number; price: number }
  | { fact: 'built'; seat: Seat; building: string; at: Node; price: number; over: string | null }
  | { fact: 'bought'; seat: Seat; cards: Card[]; cowboys: number; price: number }
  | { fact: 'engine'; seat: Seat; from: Space; to: Space }
  | { fact: 'upgraded'; seat: Seat; station: number; price: number }
  | { fact: 'disc'; seat: Seat; from: Disc | string; to: City | string }
  | { fact: 'master-taken'; seat: Seat; station: number; master: Master; worker: Worker }
  | { fact: 'objective-taken'; seat: Seat; card: Card | null; to: 'discard' | 'hand'; from: number | null }
  | { fact: 'objective-played'; seat: Seat; card: Card }
  | { fact: 'teepee-taken'; seat: Seat; at: Node; colour: Colour; money: number }
  | { fact: 'hazard-taken'; seat: Seat; at: Node; zone: Zone; vp: number }
  // Kansas City.
  | { fact: 'foresight'; seat: Seat; column: number; place: string; tile: Tile }
  | {
      fact: 'income';
      seat: Seat;
      breeding: number;
      permanent: number;
      temporary: number;
      money: number;
      hand: Cards;
    }
  | { fact: 'delivered'; seat: Seat; city: City; special: boolean }
  | { fact: 'transport'; seat: Seat; money: number }
  | { fact: 'undelivered'; seat: Seat; city: City }
  | { fact: 'link'; seat: Seat; between: City[] }
  | { fact: 'token' | 'last-turns'; seat: Seat }
  | { fact: 'ended'; reason: string }
  | { fact: 'shown'; seat: Seat; hand: Cards; draw: Cards }
  | { fact: 'scored'; seat: Seat; score: Score }
  // Craig, each with its reason.
  | { fact: 'craig-reshuffled'; cards: number }
  // Before his first turn nothing is played.
  | { fact: 'craig-card'; card: number | null; next: number }
  | {
      fact: 'craig-fork';
      at: Node;
      path: Node[];
      reason: 'shorter' | 'cheaper' | 'spares-you' | 'listed';
      lengths: number[];
      fees: number[];
      to_you: number[];
      tiles: Where[];
    }
  | { fact: 'craig-moved'; path: Node[]; tiles: Where[] }
  | { fact: 'craig-pays'; at: Node; money: number; tiles: Where[] }
  | {
      fact: 'craig-foresight';
      column: number;
      place: string | null;
      tile: Tile | null;
      reason: 'named' | 'other' | 'skipped';
    }
  | { fact: 'craig-delivered'; city: City; disc: 'board' | 'reserve' | 'no-disc' }
  | {
      fact: 'craig-built';
      building: string;
      at: Node;
      fork: Node;
      reason: 'clear-choice' | 'all-tied';
      tiles: Where[];
    }
  | { fact: 'craig-cattle'; position: number; card: Card }
  | { fact: 'craig-job'; worker: Worker; row: number; column: number }
  | { fact: 'craig-teepee'; colour: Colour; at: Node }
  | {
      fact: 'craig-engine';
      from: Space;
      to: Space;
      steps: number;
      reason: 'behind' | 'station' | 'run' | 'end-of-line';
    }
  | { fact: 'craig-station'; station: number }
  | { fact: 'craig-master'; station: number; master: Master }
  | {
      fact: 'craig-hazard';
      at: Node;
      zone: Zone;
      vp: number;
      reason: 'highest' | 'zone' | 'nearest-zone';
    }
  | { fact: 'craig-objective'; place: number; card: Card; link: boolean }
  | { fact: 'craig-nothing'; special: string | null; reason: string };
