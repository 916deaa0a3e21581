/** Arrow keys on a map: from one piece to the next in that direction. */

interface Point {
  x: number;
  y: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The piece an arrow key leads to: near and in that direction; null where there is none. */
export function neighbour<T extends Point>(from: Point, arrow: Arrow, among: T[]): T | null {
  const way = WAYS[arrow];
  let best: T | null = null;
  let least = Infinity;
  for (const piece of among) {
    const dx = piece.x - from.x;
    const dy = piece.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead < 1 || aside > ahead * 2.5) continue;
    const cost = ahead + aside * 2;
    if (cost >= least) continue;
    least = cost;
    best = piece;
  }
  return best;
}
