import type { Point } from './layout';

/** Ink signs of the surveyor, as paths with their foot at the origin. */
export const SIGNS = {
  mountain: 'M-10 0 L-1 -15 L10 0 M-1 -15 L1.5 -8 L-1 -4 M3 -9 L5 -3 M5.6 -6 L8 -1',
  hill: 'M-8 0 Q-1 -11 7 0 M2 -5 L4.5 -1',
  tree: 'M0 0 V-3 M0 -13 L-4.5 -3 H4.5 Z',
  grass: 'M0 0 Q0 -4 -1 -8 M-3 0 Q-4 -3 -6 -5 M3 0 Q4 -3 6 -5',
};
export type Sign = keyof typeof SIGNS;

/** A chain of signs along a line of points, every `step`, a little to and fro. */
export function chain(points: Point[], step: number, sway = 6): Point[] {
  const signs: Point[] = [];
  let along = step / 2;
  let n = 0;
  points.slice(1).forEach((to, i) => {
    const from = points[i]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; along < length; along += step) {
      const part = along / length;
      const side = Math.sin(n++ * 2.4) * sway;
      signs.push({
        x: from.x + (to.x - from.x) * part - ((to.y - from.y) / length) * side,
        y: from.y + (to.y - from.y) * part + ((to.x - from.x) / length) * side,
      });
    }
    along -= length;
  });
  return signs;
}

/** "10,20 30,40" as points. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return { x: x!, y: y! };
  });
}
