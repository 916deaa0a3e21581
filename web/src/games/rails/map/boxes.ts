import type { Point } from './projection';

/** A rectangle that may stand askew: middle, direction, half its length and half its width. */
export interface Slab extends Point {
  angle: number;
  long: number;
  wide: number;
}

/** How deep two slabs run into each other; 0 when they do not touch. */
export function overlap(a: Slab, b: Slab): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const turn = b.angle - a.angle;
  const cos = Math.abs(Math.cos(turn));
  const sin = Math.abs(Math.sin(turn));
  const apart = (slab: Slab, along: number, across: number) => {
    const c = Math.cos(slab.angle);
    const s = Math.sin(slab.angle);
    return Math.min(along - Math.abs(dx * c + dy * s), across - Math.abs(dy * c - dx * s));
  };
  // Separating axes: the four sides of the two.
  const inA = apart(a, a.long + b.long * cos + b.wide * sin, a.wide + b.long * sin + b.wide * cos);
  const inB = apart(b, b.long + a.long * cos + a.wide * sin, b.wide + a.long * sin + a.wide * cos);
  return Math.max(0, Math.min(inA, inB));
}

/** How deep a disc runs into a slab. */
export function discOverlap(slab: Slab, at: Point, r: number): number {
  const c = Math.cos(slab.angle);
  const s = Math.sin(slab.angle);
  const dx = at.x - slab.x;
  const dy = at.y - slab.y;
  const along = Math.max(0, Math.abs(dx * c + dy * s) - slab.long);
  const across = Math.max(0, Math.abs(dy * c - dx * s) - slab.wide);
  return Math.max(0, r - Math.hypot(along, across));
}
