import { describe, expect, it } from 'vitest';
import { lanesOf, type Box } from '../box';
import { box } from '../testing/fixtures';
import { discOverlap, overlap, type Slab } from './boxes';
import { groundTaken, layoutOf } from './layout';
import { mountains } from './land';
import { BOARD, CITY, slabsOf } from './space';

const layout = layoutOf(box);
const cities = [...layout.cities.values()];
const lanes = [...layout.lanes.values()];
const spaces = lanes.flatMap((lane) => slabsOf(lane).map((slab) => ({ lane, slab })));
const labelSlab = ({ label }: (typeof cities)[number]): Slab => ({
  x: label.x,
  y: label.y,
  angle: 0,
  long: label.width / 2,
  wide: label.height / 2,
});

describe('the map of the old West', () => {
  it('has a place for every city, lane and space', () => {
    expect(cities).toHaveLength(41);
    expect(lanes).toHaveLength(139);
    expect(spaces).toHaveLength(364);
    expect(lanesOf(box).every(({ id, length }) => layout.lanes.get(id)?.spaces.length === length)).toBe(true);
  });

  it('gives every space its own ground', () => {
    const bad: string[] = [];
    spaces.forEach((one, i) => {
      for (const other of spaces.slice(i + 1))
        if (one.lane !== other.lane && overlap(one.slab, other.slab) > 1)
          bad.push(`${one.lane.id} on ${other.lane.id}`);
    });
    expect(bad).toEqual([]);
  });

  it('makes every space long enough for its sign', () => {
    expect(lanes.filter((lane) => lane.spaceLength < 26).map(({ id }) => id)).toEqual([]);
  });

  it('leads no lane through a city', () => {
    const through = spaces.flatMap(({ lane, slab }) =>
      cities.filter((city) => discOverlap(slab, city, CITY) > 0.5).map((city) => `${lane.id} in ${city.id}`),
    );
    expect(through).toEqual([]);
  });

  it('writes no name over a space, a city or another name', () => {
    const covered = cities.flatMap((city, i) => {
      const slab = labelSlab(city);
      const hidden = [
        ...spaces.filter((space) => overlap(slab, space.slab) > 2).map(({ lane }) => lane.id),
        ...cities.filter((other) => discOverlap(slab, other, CITY) > 1).map(({ id }) => id),
        ...cities
          .slice(i + 1)
          .filter((other) => overlap(slab, labelSlab(other)) > 0)
          .map(({ id }) => id),
      ];
      return hidden.map((id) => `${city.name} over ${id}`);
    });
    expect(covered).toEqual([]);
  });

  it('keeps everything on the board', () => {
    for (const { x, y, label } of cities) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(BOARD.width - 30);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(BOARD.height - 30);
      expect(label.x - label.width / 2).toBeGreaterThan(0);
      expect(label.x + label.width / 2).toBeLessThan(BOARD.width);
    }
  });

  it('leaves Seattle in the north-west and Roswell in the south-east', () => {
    const at = (id: string) => layout.cities.get(id)!;
    expect(at('seattle').x).toBeLessThan(at('spokane').x);
    expect(at('seattle').y).toBeLessThan(at('portland').y);
    expect(at('roswell').x).toBeGreaterThan(at('phoenix').x);
    expect(at('roswell').y).toBeGreaterThan(at('denver').y);
  });

  it('draws mountains only on free ground', () => {
    const taken = groundTaken(layout);
    const drawn = mountains(taken);
    expect(drawn.length).toBeGreaterThan(20);
    expect(mountains([]).length).toBeGreaterThan(drawn.length);
  });
});

describe('a map of somebody’s own', () => {
  const own: Box = {
    ...box,
    cities: [
      { id: 'north', name: 'North', lat: 44, lon: -114 },
      { id: 'south', name: 'South Fork', lat: 40, lon: -114 },
      // Ours is elsewhere: no nudge of ours belongs to it.
      { id: 'denver', name: 'Denver', lat: 40, lon: -110 },
    ],
    tracks: [
      { a: 'north', b: 'south', length: 3, locomotives: 0, lanes: ['red', 'gray'] },
      { a: 'denver', b: 'south', length: 4, locomotives: 2, lanes: ['gray'] },
    ],
  };
  const other = layoutOf(own);

  it('has straight lanes side by side', () => {
    const left = other.lanes.get('north-south-0')!;
    const right = other.lanes.get('north-south-1')!;
    expect(new Set(left.spaces.map(({ angle }) => angle.toFixed(3))).size).toBe(1);
    left.spaces.forEach((space, i) => {
      const beside = right.spaces[i]!;
      expect(Math.hypot(space.x - beside.x, space.y - beside.y)).toBeCloseTo(16, 5);
    });
  });

  it('has a name beside every city', () => {
    for (const { x, y, label } of other.cities.values())
      expect(Math.hypot(label.x - x, label.y - y)).toBeLessThan(100);
  });

  it('leaves a track out whose city is missing', () => {
    const broken = layoutOf({ ...own, tracks: [{ ...own.tracks[0]!, b: 'nowhere' }] });
    expect(broken.lanes.size).toBe(0);
  });
});
