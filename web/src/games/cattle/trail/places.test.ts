import { describe, expect, it } from 'vitest';
import { box } from '../testing/fixtures';
import { CORNER, PLACES, TILE, TRAIL } from './places';
import { fullPath, stretches, wayOf } from './ribbon';

const places = Object.entries(PLACES);
const nodes = box.trail.nodes;
const ways = stretches(nodes);

/** The points of a cubic curve. */
function along(d: string): { x: number; y: number }[] {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = d.match(/-?[\d.]+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Array.from({ length: 21 }, (_, i) => {
    const t = i / 20;
    const [a, b, c, e] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return { x: a * x0 + b * x1 + c * x2 + e * x3, y: a * y0 + b * y1 + c * y2 + e * y3 };
  });
}

describe('the trail', () => {
  it('has a place for everything on it, and nothing else', () => {
    const ids = [...nodes, ...box.trail.off_trail_teepee_slots].map(({ id }) => id);
    expect(places.map(([id]) => id).sort()).toEqual(ids.sort());
  });

  it('gives every tile its own ground', () => {
    const close = places.flatMap(([id, a], i) =>
      places
        .slice(i + 1)
        .filter(([, b]) => Math.hypot(a.x - b.x, a.y - b.y) < 2 * TILE + 8)
        .map(([other]) => `${id} at ${other}`),
    );
    expect(close).toEqual([]);
  });

  it('keeps every tile on the map and out of the corner', () => {
    for (const [, { x, y }] of places) {
      expect(x).toBeGreaterThanOrEqual(TILE);
      expect(x).toBeLessThanOrEqual(TRAIL.width - TILE);
      expect(y).toBeGreaterThanOrEqual(TILE);
      expect(y).toBeLessThanOrEqual(TRAIL.height - TILE);
      const inCorner = x - TILE < CORNER.x + CORNER.width && y - TILE < CORNER.y + CORNER.height;
      expect(inCorner).toBe(false);
    }
  });

  it('leads past no tile that is not its own', () => {
    const near = ways.flatMap(({ from, to, d }) =>
      places
        .filter(([id]) => id !== from && id !== to)
        .filter(([, place]) => along(d).some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < TILE))
        .map(([id]) => `${from}–${to} by ${id}`),
    );
    expect(near).toEqual([]);
  });

  it('draws every stretch once and smooth through a plain place', () => {
    expect(ways).toHaveLength(nodes.reduce((sum, { next }) => sum + next.length, 0));
    const [into, out] = ['DR2', 'DR3'].map((to) => along(ways.find((way) => way.to === to)!.d));
    const direction = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.atan2(b.y - a.y, b.x - a.x);
    expect(direction(into!.at(-2)!, into!.at(-1)!)).toBeCloseTo(direction(out![0]!, out![1]!), 0);
  });

  it('begins in the south and ends in the north-east', () => {
    expect(PLACES['START']!.y).toBeGreaterThan(TRAIL.height * 0.8);
    expect(PLACES['KC']!.y).toBeLessThan(TRAIL.height * 0.1);
    expect(PLACES['KC']!.x).toBeGreaterThan(TRAIL.width * 0.8);
  });
});

describe('a walk', () => {
  it('passes the empty places between its steps', () => {
    expect(fullPath('A', ['A2', 'B'], nodes)).toEqual(['A', 'A1', 'A2', 'A3', 'B']);
    expect(fullPath('C', ['D'], nodes)).toEqual(['C', 'M1', 'D']);
  });

  it('follows the ribbon', () => {
    const way = wayOf(['A', 'A1', 'A2'], ways);
    expect(way.match(/M/g)).toHaveLength(2);
    expect(way).toBe(
      ways
        .filter(({ from, to }) => to === 'A1' || (from === 'A1' && to === 'A2'))
        .map(({ d }) => d)
        .join(''),
    );
  });
});
