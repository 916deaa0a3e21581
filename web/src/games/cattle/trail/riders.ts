import type { Seat } from '../../module';
import type { Node } from '../names';
import type { View } from '../view';
import { PLACES } from './places';

/** Several cattlemen on one place stand beside each other, in front of the tile. */
const APART = 22;
export const FRONT = 60;

export function ridersOf(view: View): { seat: Seat; at: Node; x: number; y: number }[] {
  const all = view.players.map(({ at }, seat) => ({ seat, at }));
  if (view.craig) all.push({ seat: view.seats, at: view.craig.at });
  return all.flatMap(({ seat, at }) => {
    const place = at === null ? undefined : PLACES[at];
    if (at === null || !place) return [];
    const beside = all.filter((other) => other.at === at);
    const shift = (beside.findIndex((other) => other.seat === seat) - (beside.length - 1) / 2) * APART;
    return [{ seat, at, x: place.x + shift, y: place.y + FRONT }];
  });
}
