import { RISE } from '$lib/ui/motion';
import type { Fact, Seat } from '../../module';
import type { HomesteadFact } from '../view';
import { STEP } from './motion';

/** What the step just shown puts in motion. Delays in milliseconds; buildings by number. */
export interface Scene {
  placed: Map<number, number>;
  gains: { building: number; seat: Seat; dollars: number; delay: number }[];
  /** Forest areas that were opened. */
  opened: number[];
}

export function sceneOf(facts: Fact[]): Scene {
  const scene: Scene = { placed: new Map(), gains: [], opened: [] };
  let delay = 0;
  for (const fact of facts as HomesteadFact[]) {
    switch (fact.fact) {
      case 'placed':
        scene.placed.set(fact.building, delay);
        delay += STEP;
        break;
      case 'income':
        if (fact.dollars !== 0) scene.gains.push({ ...pick(fact), delay });
        break;
      case 'order-scored':
        // One after another, so that each can be read.
        scene.gains.push({ ...pick(fact), delay });
        delay += STEP;
        break;
      case 'unlocked':
        scene.opened.push(fact.forest);
        break;
    }
  }
  return scene;
}

const pick = ({ building, seat, dollars }: { building: number; seat: Seat; dollars: number }) => ({
  building,
  seat,
  dollars,
});

/** The buildings others have put up since the reader's last move. */
export function traceOf(since: Fact[], reader: Seat | null): Set<number> {
  return new Set(
    (since as HomesteadFact[]).flatMap((fact) =>
      fact.fact === 'placed' && fact.seat !== reader && fact.seat !== null ? [fact.building] : [],
    ),
  );
}

/** How long a step deserves to be looked at before the next. */
export function pace(facts: Fact[]): number {
  const { placed, gains } = sceneOf(facts);
  // Dollars that have been read may be cut short in their fading.
  if (gains.length > 0) return Math.max(...gains.map(({ delay }) => delay)) + RISE * 0.75;
  return placed.size > 0 ? 700 : 250;
}
