import { discOverlap, type Slab } from './boxes';
import { BORDERS, COAST, INLAND, ISLANDS, LAKES, RANGES, RIVERS } from './geography';
import { project, type Place, type Point } from './projection';
import { warped } from './warp';

const at = (place: Place) => warped(project(place));

/** A line drawn finely enough that parallels of latitude curve. */
function fine(places: Place[]): Place[] {
  return places.flatMap((to, i) => {
    const from = places[i - 1];
    if (!from) return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.lat - from.lat, to.lon - from.lon) / 1.2));
    return Array.from({ length: steps }, (_, k) => ({
      lat: from.lat + ((to.lat - from.lat) * (k + 1)) / steps,
      lon: from.lon + ((to.lon - from.lon) * (k + 1)) / steps,
    }));
  });
}

const show = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Corner by corner: borders. */
const straight = (places: Place[]) => `M${fine(places).map(at).map(show).join('L')}`;

/** Rounded through the middles of its sides: rivers and shores. */
function flowing(places: Place[], close = false): string {
  const points = places.map(at);
  const half = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const first = points[0]!;
  const last = points.at(-1)!;
  const begin = close ? half(last, first) : first;
  const pairs = points.map((point, i) => [point, points[i + 1] ?? (close ? first : last)] as const);
  return `M${show(begin)}${pairs.map(([p, q]) => `Q${show(p)} ${show(half(p, q))}`).join('')}${close ? 'Z' : ''}`;
}

export const SHORE = flowing(COAST);
export const LAND = `${SHORE}L${INLAND.map(at).map(show).join('L')}Z`;
export const ISLES = ISLANDS.map((island) => flowing(island, true)).join('');
export const WATERS = LAKES.map((lake) => flowing(lake, true)).join('');
export const STREAMS = Object.values(RIVERS).map((river) => flowing(river));
export const LINES = BORDERS.map(straight).join('');

/** A drawn mountain: its foot's middle and how big it is. */
export interface Mountain extends Point {
  size: number;
}

const STRIDE = 27;

/** Mountains along the crests, wherever no space and no name needs the ground. */
export function mountains(taken: Slab[]): Mountain[] {
  const free = (point: Point) =>
    taken.every((slab) => discOverlap(slab, { x: point.x, y: point.y - 6 }, 12) === 0);
  return RANGES.flatMap((range) => along(fine(range).map(at))).filter(free);
}

function along(points: Point[]): Mountain[] {
  const found: Mountain[] = [];
  let rest = 0;
  points.slice(1).forEach((to, i) => {
    const from = points[i]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; rest < length; rest += STRIDE) {
      const sway = Math.sin((found.length + points.length) * 2.4);
      const part = rest / length;
      found.push({
        x: from.x + (to.x - from.x) * part + sway * 7,
        y: from.y + (to.y - from.y) * part + Math.cos(found.length * 1.7) * 4,
        size: 0.9 + 0.25 * sway,
      });
    }
    rest -= length;
  });
  return found;
}
