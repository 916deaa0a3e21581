import type { Fact, Seat } from '../../module';
import type { CattleFact } from '../fact';
import type { City, Node } from '../names';
import { GAP, STEP } from './motion';

/** What the step just shown puts in motion. Delays in milliseconds. */
export interface Scene {
  /** Tiles being put down on the trail. */
  tiles: Map<Node, number>;
  /** The places each cattleman walks over, without the one he leaves. */
  walks: Map<Seat, { path: Node[]; delay: number }>;
  /** The card Craig turns up. */
  card: number | null;
  discs: Set<string>;
}

/** In a game alone with Craig his seat is the one after the player's. */
const CRAIG: Seat = 1;

export function sceneOf(facts: Fact[]): Scene {
  const scene: Scene = { tiles: new Map(), walks: new Map(), card: null, discs: new Set() };
  let delay = 0;
  for (const fact of facts as CattleFact[]) {
    switch (fact.fact) {
      case 'moved':
        scene.walks.set(fact.seat, { path: fact.path, delay });
        delay += STEP * fact.path.length;
        break;
      case 'craig-moved':
        scene.walks.set(CRAIG, { path: fact.path, delay });
        delay += STEP * fact.path.length;
        break;
      case 'built':
      case 'craig-built':
      case 'tile-placed':
      case 'neutral-placed':
        scene.tiles.set(fact.at, delay);
        delay += GAP;
        break;
      case 'craig-card':
        scene.card = fact.card;
        delay += STEP * 1.6;
        break;
      case 'disc':
        scene.discs.add(fact.to);
        break;
    }
  }
  return scene;
}

/** Why Craig chose his way at a fork. */
export interface ForkTrace {
  at: Node;
  path: Node[];
  reason: string;
}

/** What the others changed since the reader's last move. */
export interface Trace {
  places: Set<Node>;
  cities: Set<City | string>;
  spaces: Set<string>;
  /** Craig's way, from where he stood. */
  craig: Node[];
  forks: ForkTrace[];
}

export function traceOf(since: Fact[], reader: Seat | null): Trace {
  const trace: Trace = { places: new Set(), cities: new Set(), spaces: new Set(), craig: [], forks: [] };
  for (const fact of since as CattleFact[]) {
    if ('seat' in fact && fact.seat === reader) continue;
    switch (fact.fact) {
      case 'built':
      case 'craig-built':
      case 'tile-placed':
      case 'hazard-taken':
      case 'teepee-taken':
      case 'craig-hazard':
      case 'craig-teepee':
        trace.places.add(fact.at);
        break;
      case 'moved':
        trace.places.add(fact.path.at(-1) ?? '');
        break;
      case 'craig-moved':
        // A way that begins at a fork begins with the fork.
        trace.craig = [
          ...(trace.craig.length === 0 ? trace.forks.slice(0, 1).map(({ at }) => at) : trace.craig),
          ...fact.path,
        ];
        break;
      case 'craig-fork':
        trace.forks.push(fact);
        break;
      case 'delivered':
      case 'craig-delivered':
        trace.cities.add(fact.city);
        break;
      case 'engine':
      case 'craig-engine':
        trace.spaces.add(fact.to);
        break;
    }
  }
  return trace;
}

/** How long a step deserves to be looked at before the next. */
export function pace(facts: Fact[]): number {
  const { walks, tiles, card } = sceneOf(facts);
  if (card !== null) return 2600;
  const steps = Math.max(0, ...[...walks.values()].map(({ path }) => path.length));
  return 300 + Math.min(1400, steps * STEP) + tiles.size * GAP;
}
