import type { Seat } from '../module';
import type { PrintedLane } from './box';

/** Up to this many players use only one lane of each pair (§11). */
const FEW = 3;

/** Lanes nobody can claim any more, only so that they can be drawn pale; whether a claim is lawful the server says. */
export function closedLanes(lanes: PrintedLane[], owners: Map<string, Seat>, seats: number): Set<string> {
  if (seats > FEW) return new Set();
  const pair = ({ a, b }: PrintedLane) => `${a}-${b}`;
  const taken = new Set(lanes.filter(({ id }) => owners.has(id)).map(pair));
  return new Set(lanes.filter((lane) => taken.has(pair(lane)) && !owners.has(lane.id)).map(({ id }) => id));
}
