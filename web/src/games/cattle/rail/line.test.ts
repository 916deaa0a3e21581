import { describe, expect, it } from 'vitest';
import { box, view } from '../testing/fixtures';
import { cityName } from '../words/names';
import { lineOf } from './line';

const { stations } = view({ ask: 'nothing' });

describe.each([
  ['wide', true],
  ['narrow', false],
])('the %s railway', (_, wide) => {
  const line = lineOf({ ...box, stations }, wide);
  const spots = [...line.spaces];

  it('has forty spaces, nine turnouts, ten stations, eleven crossings and ten cities', () => {
    expect(spots).toHaveLength(49);
    expect(line.turnouts).toHaveLength(9);
    expect(line.stations.size).toBe(10);
    expect(line.crossings).toHaveLength(11);
    expect(line.cities.size).toBe(10);
  });

  it('gives every space its own ground', () => {
    const close = spots.flatMap(([id, a], i) =>
      spots
        .slice(i + 1)
        .filter(([, b]) => Math.hypot(a.x - b.x, a.y - b.y) < 32)
        .map(([other]) => `${id} at ${other}`),
    );
    expect(close).toEqual([]);
  });

  it('stays on its sheet, names of cities too', () => {
    for (const [, { x, y }] of spots) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(line.width - 20);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(line.height);
    }
    for (const [, { x, y }] of line.cities) {
      expect(x).toBeGreaterThanOrEqual(50);
      expect(x).toBeLessThanOrEqual(line.width - 50);
      expect(y + 88).toBeLessThanOrEqual(line.height);
    }
  });

  it('writes no city’s name over its neighbour’s', () => {
    const cities = [...line.cities];
    const half = (id: string) =>
      Math.max(
        ...cityName(id)
          .split(' ')
          .map((word) => word.length),
      ) * 4.4;
    for (const [i, [id, a]] of cities.entries())
      for (const [other, b] of cities.slice(i + 1))
        if (a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThan(half(id) + half(other));
  });

  it('starts in the east', () => {
    expect(line.spaces.get('0')!.x).toBeGreaterThan(line.spaces.get('9')!.x);
    expect(line.cities.get('kansas_city')!.x).toBeGreaterThan(line.cities.get('wichita')!.x);
  });
});
