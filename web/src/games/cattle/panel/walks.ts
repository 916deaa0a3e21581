import type { Node } from '../names';
import type { Reach } from '../view';

/** A stop with the ways to it, the cheapest and then the shortest first. */
export interface Stop {
  stop: Node;
  ways: Reach[];
}

export const walkOf = ({ path }: Reach) => `go ${path.join(' ')}`;

/** The stops of a move, nearest first. */
export function stopsOf(reach: Reach[]): Stop[] {
  const stops = new Map<Node, Reach[]>();
  for (const way of reach) stops.set(way.stop, [...(stops.get(way.stop) ?? []), way]);
  return [...stops]
    .map(([stop, ways]) => ({
      stop,
      ways: ways.toSorted((a, b) => a.pays - b.pays || a.path.length - b.path.length),
    }))
    .sort((a, b) => shortest(a) - shortest(b));
}

const shortest = ({ ways }: Stop) => Math.min(...ways.map(({ path }) => path.length));
