import type { Point } from './projection';

/** How far a line leaves the straight way at a third and at two thirds of it, as a part of its length. */
export type Bend = readonly [number, number];

/** A point of a curve with the direction it runs in, in radians. */
export interface Posture extends Point {
  angle: number;
}

const STEPS = 48;

/**
 * A cubic from one city to the other, measured: `at` takes a distance from its beginning and an offset to the right,
 * so that parallel lanes keep their distance in every curve.
 */
export class Curve {
  readonly length: number;
  readonly #points: [Point, Point, Point, Point];
  readonly #reached: number[] = [0];

  constructor(from: Point, to: Point, [first, second]: Bend) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const control = (part: number, bend: number) => ({
      x: from.x + dx * part - dy * bend,
      y: from.y + dy * part + dx * bend,
    });
    this.#points = [from, control(1 / 3, first), control(2 / 3, second), to];
    let before = from;
    let sum = 0;
    for (let i = 1; i <= STEPS; i++) {
      const now = this.#point(i / STEPS);
      sum += Math.hypot(now.x - before.x, now.y - before.y);
      this.#reached.push(sum);
      before = now;
    }
    this.length = sum;
  }

  at(distance: number, offset = 0): Posture {
    const u = this.#part(distance);
    const { x, y } = this.#point(u);
    const angle = this.#angle(u);
    return { x: x - Math.sin(angle) * offset, y: y + Math.cos(angle) * offset, angle };
  }

  /** The part of the curve's parameter at a distance along it. */
  #part(distance: number): number {
    const i = this.#reached.findIndex((sum) => sum >= distance);
    if (i === -1) return 1;
    if (i === 0) return 0;
    const low = this.#reached[i - 1]!;
    const high = this.#reached[i]!;
    return (i - 1 + (distance - low) / (high - low || 1)) / STEPS;
  }

  #point(u: number): Point {
    const [p, q, r, s] = this.#points;
    const v = 1 - u;
    const mix = (axis: 'x' | 'y') =>
      v * v * v * p[axis] + 3 * v * v * u * q[axis] + 3 * v * u * u * r[axis] + u * u * u * s[axis];
    return { x: mix('x'), y: mix('y') };
  }

  #angle(u: number): number {
    const [p, q, r, s] = this.#points;
    const v = 1 - u;
    const slope = (axis: 'x' | 'y') =>
      v * v * (q[axis] - p[axis]) + 2 * v * u * (r[axis] - q[axis]) + u * u * (s[axis] - r[axis]);
    return Math.atan2(slope('y'), slope('x'));
  }
}
