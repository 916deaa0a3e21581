import { RISE } from '$lib/ui/motion';
import type { Fact, Seat } from '../../module';
import type { Region, Scored } from '../regions';
import type { WagonsFact } from '../view';
import { GAP, STEP } from './motion';

/** What the step just shown puts in motion, one piece after the other. */
export interface Scene {
  rolls: { from: Region; to: Region; delay: number }[];
  drops: { region: Scored; circle: number; delay: number }[];
  pushes: { region: Scored; circle: number; seat: Seat; delay: number }[];
  gains: { region: Scored; seat: Seat; points: number; delay: number }[];
}

export function sceneOf(facts: Fact[]): Scene {
  const scene: Scene = { rolls: [], drops: [], pushes: [], gains: [] };
  let delay = 0;
  for (const fact of facts as WagonsFact[]) {
    switch (fact.fact) {
      case 'moved':
        scene.rolls.push({ from: fact.from, to: fact.to, delay });
        break;
      case 'placed':
        scene.drops.push({ region: fact.region, circle: fact.circle, delay });
        // The gate moved on to where the oldest disc lay: one circle behind the new disc.
        if (fact.pushed !== null)
          scene.pushes.push({ region: fact.region, circle: (fact.circle + 1) % 8, seat: fact.pushed, delay });
        break;
      case 'region-scored':
        fact.points.forEach((points, seat) => {
          if (points > 0) scene.gains.push({ region: fact.region, seat, points, delay });
        });
        break;
      default:
        continue;
    }
    delay += GAP;
  }
  return scene;
}

/** What the others changed since the reader's last move. */
export interface Trace {
  trails: { from: Region; to: Region; steps: number; seat: Seat }[];
  circles: { region: Scored; circle: number; seat: Seat }[];
}

export function traceOf(since: Fact[]): Trace {
  const trace: Trace = { trails: [], circles: [] };
  for (const fact of since as WagonsFact[]) {
    if (fact.fact === 'placed') trace.circles.push(fact);
    if (fact.fact !== 'moved') continue;
    const trail = trace.trails.find(({ from, seat }) => from === fact.from && seat === fact.seat);
    if (trail) trail.steps += 1;
    else trace.trails.push({ from: fact.from, to: fact.to, steps: 1, seat: fact.seat });
  }
  return trace;
}

/** The card on top of the discard pile, as far as recent facts tell: the pile itself keeps no order. */
export function lastCard(facts: Fact[], discard: string[]): string | null {
  const laid = (facts as WagonsFact[]).findLast((fact) => fact.fact === 'played' || fact.fact === 'sold');
  return laid && 'card' in laid && laid.card && discard.includes(laid.card) ? laid.card : null;
}

/** How long a step deserves to be looked at before the next. */
export function pace(facts: Fact[]): number {
  const { rolls, drops, gains } = sceneOf(facts);
  if (gains.length > 0) return Math.max(...gains.map(({ delay }) => delay)) + RISE;
  const pieces = rolls.length + drops.length;
  return pieces > 0 ? STEP + pieces * GAP : 250;
}
