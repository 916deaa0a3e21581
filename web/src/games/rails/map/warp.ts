import type { Point } from './projection';
import { NUDGED } from './tuning';

/** Beyond this distance a nudged city pulls the land only weakly. */
const REACH = 70;
/** Keeps the land far from all cities where it is. */
const CALM = 0.6;

/** The land gives way with its cities: a port that was nudged keeps its shore. */
export function warped({ x, y }: Point): Point {
  let weights = CALM;
  let dx = 0;
  let dy = 0;
  for (const { from, by } of NUDGED) {
    const weight = 1 / (0.15 + ((x - from.x) ** 2 + (y - from.y) ** 2) / REACH ** 2) ** 2;
    weights += weight;
    dx += weight * by.x;
    dy += weight * by.y;
  }
  return { x: x + dx / weights, y: y + dy / weights };
}
