import { RISE } from '$lib/ui/motion';
import type { Fact, Seat } from '../../module';
import type { RailsFact } from '../view';
import { GAP, STEP } from './motion';

/** What the step just shown puts in motion. Delays in milliseconds. */
export interface Scene {
  /** Lanes whose cars are being put down, and when the first one is. */
  claims: Map<string, number>;
  marks: Map<string, number>;
  gains: { lane: string; seat: Seat; points: number; delay: number }[];
  /** Slots of the display that show a new card. */
  turned: Map<number, number>;
}

export function sceneOf(facts: Fact[]): Scene {
  const scene: Scene = { claims: new Map(), marks: new Map(), gains: [], turned: new Map() };
  let delay = 0;
  for (const fact of facts as RailsFact[]) {
    switch (fact.fact) {
      case 'claimed':
        scene.claims.set(fact.lane, delay);
        delay += STEP + fact.cars * GAP;
        break;
      case 'points':
        scene.gains.push({ lane: fact.lane, seat: fact.seat, points: fact.points, delay });
        break;
      case 'start-city':
      case 'marked':
        scene.marks.set(fact.city, delay);
        break;
      case 'turned-up':
        scene.turned.set(fact.slot, scene.turned.size * GAP);
        break;
    }
  }
  return scene;
}

/** What the others changed since the reader's last move. */
export interface Trace {
  lanes: Set<string>;
  cities: Set<string>;
}

export function traceOf(since: Fact[], reader: Seat | null): Trace {
  const trace: Trace = { lanes: new Set(), cities: new Set() };
  for (const fact of since as RailsFact[]) {
    if ('seat' in fact && fact.seat === reader) continue;
    if (fact.fact === 'claimed') trace.lanes.add(fact.lane);
    if (fact.fact === 'marked' || fact.fact === 'start-city' || fact.fact === 'alvin-moved')
      trace.cities.add(fact.city);
  }
  return trace;
}

/** How long a step deserves to be looked at before the next. */
export function pace(facts: Fact[]): number {
  const { claims, marks, gains, turned } = sceneOf(facts);
  // Points that have been read may be cut short in their fading.
  if (gains.length > 0) return Math.max(...gains.map(({ delay }) => delay)) + RISE * 0.8;
  if (claims.size + marks.size > 0) return 700;
  return turned.size > 0 ? STEP + turned.size * GAP : 250;
}
