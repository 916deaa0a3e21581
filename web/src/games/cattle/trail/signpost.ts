import { CORNER, feeAt, PLACES, TILE, TRAIL, type Point } from './places';

/** A rectangle by its middle. */
export interface Area extends Point {
  width: number;
  height: number;
}

/** How high a signpost is. */
export const SIGNPOST = 26;
/** Between a signpost and the edge of the map. */
const EDGE = 4;
/** How far it may be moved from where it belongs, and in which steps. */
const FAR = 88;
const STEP = 4;

/** The ground of a tile. */
export function tileArea({ x, y }: Point): Area {
  return { x, y, width: 2 * TILE, height: 2 * TILE };
}

/** What always lies there: the corner with Craig's cards, and the start. */
export const FIXED: Area[] = [
  {
    x: CORNER.x + CORNER.width / 2,
    y: CORNER.y + CORNER.height / 2,
    width: CORNER.width,
    height: CORNER.height,
  },
  tileArea(PLACES['START']!),
];

/** Where the price of a walk to a place is written. */
export function feeArea(at: Point): Area {
  return { ...feeAt(at), width: 42, height: 28 };
}

/** How much of the areas a signpost of that width would cover. */
export function covered(at: Point, width: number, areas: Area[]): number {
  const beside = (distance: number, a: number, b: number) =>
    Math.max(0, Math.min(a, b, (a + b) / 2 - Math.abs(distance)));
  return areas.reduce(
    (sum, area) =>
      sum + beside(at.x - area.x, width, area.width) * beside(at.y - area.y, SIGNPOST, area.height),
    0,
  );
}

/** Where a signpost of that width stands best: near its place on the way, and where it covers least of what is to be seen. */
export function standing(place: Point, width: number, areas: Area[]): Point {
  const [left, top] = [width / 2 + EDGE, SIGNPOST / 2 + EDGE];
  let best = { cost: Number.POSITIVE_INFINITY, x: place.x, y: place.y };
  for (let dx = -FAR; dx <= FAR; dx += STEP)
    for (let dy = -FAR; dy <= FAR; dy += STEP) {
      const x = Math.min(TRAIL.width - left, Math.max(left, place.x + dx));
      const y = Math.min(TRAIL.height - top, Math.max(top, place.y + dy));
      const cost = covered({ x, y }, width, areas) + Math.hypot(dx, dy);
      if (cost < best.cost) best = { cost, x, y };
    }
  return { x: best.x, y: best.y };
}
