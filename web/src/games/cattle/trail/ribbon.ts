import type { Node } from '../names';
import { PLACES, type Point } from './places';

/** A stretch of trail between two neighbouring places. */
export interface Stretch {
  from: Node;
  to: Node;
  d: string;
}

interface Linked {
  id: Node;
  next: Node[];
}

/** How far a bend reaches along a stretch. */
const BEND = 0.34;

/**
 * The stretches of the trail as smooth curves. At a place with one way in and one way out the ribbon runs through
 * without a kink; at a fork each way leaves towards its own next place.
 */
export function stretches(nodes: Linked[]): Stretch[] {
  const before = new Map<Node, Node[]>();
  for (const { id, next } of nodes) for (const to of next) before.set(to, [...(before.get(to) ?? []), id]);
  const ahead = new Map(nodes.map(({ id, next }) => [id, next]));
  const drawn: Stretch[] = [];
  for (const { id, next } of nodes)
    for (const to of next) {
      const [a, b] = [PLACES[id], PLACES[to]];
      if (!a || !b) continue;
      const origin = next.length === 1 ? only(before.get(id)) : undefined;
      const goal = before.get(to)?.length === 1 ? only(ahead.get(to)) : undefined;
      drawn.push({ from: id, to, d: curve(origin ?? a, a, b, goal ?? b) });
    }
  return drawn;
}

function only(ids: Node[] | undefined): Point | undefined {
  return ids?.length === 1 ? PLACES[ids[0]!] : undefined;
}

/** From a to b, leaving in the direction that comes from `origin` and arriving in the one that goes on to `goal`. */
function curve(origin: Point, a: Point, b: Point, goal: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const out = towards(origin, b);
  const into = towards(a, goal);
  const reach = length * BEND;
  const n = (value: number) => value.toFixed(1);
  return [
    `M${n(a.x)} ${n(a.y)}`,
    `C${n(a.x + out.x * reach)} ${n(a.y + out.y * reach)}`,
    `${n(b.x - into.x * reach)} ${n(b.y - into.y * reach)} ${n(b.x)} ${n(b.y)}`,
  ].join(' ');
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** The line a walk follows through its places. */
export function wayOf(path: Node[], all: Stretch[]): string {
  return path
    .slice(1)
    .map((to, i) => {
      const direct = all.find((one) => one.from === path[i] && one.to === to);
      if (direct) return direct.d;
      const [a, b] = [PLACES[path[i]!], PLACES[to]];
      return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
    })
    .join('');
}

/** Every place a walk passes, empty ones too: its steps are only the places that hold a tile. */
export function fullPath(from: Node, steps: Node[], nodes: Linked[]): Node[] {
  const ahead = new Map(nodes.map(({ id, next }) => [id, next]));
  const path = [from];
  for (const step of steps) path.push(...(between(path.at(-1)!, step, ahead) ?? [step]));
  return path;
}

/** The shortest way ahead from one place to another, without the first. */
function between(from: Node, to: Node, ahead: Map<Node, Node[]>): Node[] | null {
  const queue: Node[][] = [[from]];
  const seen = new Set([from]);
  for (let path = queue.shift(); path; path = queue.shift()) {
    const here = path.at(-1)!;
    if (here === to) return path.slice(1);
    for (const next of ahead.get(here) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        queue.push([...path, next]);
      }
  }
  return null;
}
