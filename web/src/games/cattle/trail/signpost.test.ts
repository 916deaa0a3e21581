import { describe, expect, it } from 'vitest';
import { box } from '../testing/fixtures';
import { PLACES, TRAIL, type Point } from './places';
import { covered, feeArea, FIXED, SIGNPOST, standing, tileArea } from './signpost';

/** Everything that lies there at the start of a game, with a price at each of it. */
const full = box.trail.nodes.filter(({ kind }) => kind !== 'build').map(({ id }) => PLACES[id]!);
const areas = [...FIXED, ...full.flatMap((at) => [tileArea(at), feeArea(at)])];

const forks = box.trail.nodes.filter(({ next }) => next.length > 1);
const ways = forks.flatMap(({ id, next }) => next.map((to) => ({ from: id, to })));
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Of short words and of the longest there are. */
const WIDTHS = [100, 136, 197];
/** Part of a price is covered at the most. */
const LITTLE = 240;

describe('a signpost', () => {
  it.each(ways)('from $from to $to stands on the map and leaves the tiles to be seen', ({ from, to }) => {
    const place = middle(PLACES[from]!, PLACES[to]!);
    for (const width of WIDTHS) {
      const at = standing(place, width, areas);
      expect(covered(at, width, areas)).toBeLessThan(LITTLE);
      expect(at.x - width / 2).toBeGreaterThan(0);
      expect(at.x + width / 2).toBeLessThan(TRAIL.width);
      expect(at.y - SIGNPOST / 2).toBeGreaterThan(0);
      expect(at.y + SIGNPOST / 2).toBeLessThan(TRAIL.height);
    }
  });

  it('stays on the way where nothing is in its place', () => {
    const place = middle(PLACES['M1']!, PLACES['D']!);
    expect(covered(place, 136, areas)).toBe(0);
    expect(standing(place, 136, areas)).toEqual(place);
  });

  it('covers what its rectangle and a tile have in common', () => {
    const tile = tileArea({ x: 100, y: 100 });
    expect(covered({ x: 100, y: 100 }, 20, [tile])).toBe(20 * SIGNPOST);
    expect(covered({ x: 100, y: 100 }, 200, [tile])).toBe(tile.width * SIGNPOST);
    expect(covered({ x: 100 + tile.width / 2, y: 100 }, 20, [tile])).toBe(10 * SIGNPOST);
    expect(covered({ x: 200, y: 100 }, 20, [tile])).toBe(0);
  });
});
