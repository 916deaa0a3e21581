import type { Seat } from '../../module';
import type { Node } from '../names';
import type { View } from '../view';
import { PLACES, TRAIL, type Point } from './places';

/** From the middle of a place to the boots of who stands there: in front of the tile. */
const FRONT = 60;
/** Between cattlemen who stand on one place, beside each other. */
const APART = 22;
/** Half the shadow of a cattleman. */
export const SHADOW: Point = { x: 15, y: 4 };

/** Where so many cattlemen stand on a place: their middle, with all of them on the map. */
export function footing(place: Point, riders = 1): Point {
  const half = ((riders - 1) / 2) * APART + SHADOW.x;
  return {
    x: Math.min(TRAIL.width - half, Math.max(half, place.x)),
    y: Math.min(TRAIL.height - SHADOW.y, place.y + FRONT),
  };
}

export function ridersOf(view: View): { seat: Seat; at: Node; x: number; y: number }[] {
  const all = view.players.map(({ at }, seat) => ({ seat, at }));
  if (view.craig) all.push({ seat: view.seats, at: view.craig.at });
  return all.flatMap(({ seat, at }) => {
    const place = at === null ? undefined : PLACES[at];
    if (at === null || !place) return [];
    const beside = all.filter((other) => other.at === at);
    const { x, y } = footing(place, beside.length);
    const shift = (beside.findIndex((other) => other.seat === seat) - (beside.length - 1) / 2) * APART;
    return [{ seat, at, x: x + shift, y }];
  });
}
