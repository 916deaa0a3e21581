import { describe, expect, it } from 'vitest';
import type { Cell } from '../box';
import { box } from '../testing/fixtures';
import { cellsHeld, cellsLaid, cellsOfPlace, holdFor, HOLDS, looks, placeText } from './hold';
import { around, heartOf, middleOf, outlineOf } from './outline';
import { drawLand } from './terrain';

const shape = (name: string) => box.shapes[name]!;

describe('the outline of cells', () => {
  it('goes once around, without corners on straight lines', () => {
    expect(outlineOf([[0, 0]])).toBe('M0 0L40 0L40 40L0 40Z');
    expect(
      outlineOf([
        [0, 0],
        [0, 1],
      ]),
    ).toBe('M0 0L80 0L80 40L0 40Z');
  });

  it('runs inside or outside', () => {
    expect(outlineOf([[0, 0]], { inset: 5 })).toBe('M5 5L35 5L35 35L5 35Z');
    expect(outlineOf([[0, 0]], { inset: -5 })).toBe('M-5 -5L45 -5L45 45L-5 45Z');
  });

  it('keeps cells apart that touch at a corner', () => {
    expect(
      outlineOf([
        [0, 0],
        [1, 1],
      ]).match(/M/g),
    ).toHaveLength(2);
  });

  it('goes around a hole too', () => {
    const ring = around([[1, 1]], 1, 3, 3);
    expect(ring).toHaveLength(8);
    expect(outlineOf(ring).match(/M/g)).toHaveLength(2);
  });

  it('rounds no corner by more than half a side', () => {
    expect(outlineOf([[0, 0]], { round: 99 })).toContain('20 0');
  });
});

describe('a radius', () => {
  // The example of §3.4: building A on (0,4)–(0,6) and (1,4).
  const a: Cell[] = [
    [0, 4],
    [0, 5],
    [0, 6],
    [1, 4],
  ];
  const near = (radius: number) => new Set(around(a, radius, 11, 6).map(String));

  it('counts diagonal steps as one', () => {
    expect(near(1)).toContain('2,5');
    expect(near(2)).toContain('2,2');
    expect(near(2)).not.toContain('4,5');
    expect(near(3)).toContain('4,5');
    expect(near(3)).not.toContain('2,10');
    expect(near(4)).toContain('2,10');
  });

  it('does not hold the building itself', () => {
    expect(near(4)).not.toContain('0,4');
  });
});

describe('the middle of a tile', () => {
  it('is a cell of the tile', () => {
    for (const cells of Object.values(box.shapes)) expect(cells).toContain(middleOf(cells));
  });

  it('lies between the cells of broad ones', () => {
    expect(heartOf(shape('O4'))).toEqual([0.5, 0.5]);
    expect(heartOf(shape('R6'))).toEqual([0.5, 1]);
    expect(heartOf(shape('U5'))).toBeNull();
    expect(heartOf(shape('I2'))).toBeNull();
  });
});

describe('a tile in hand', () => {
  it.each([
    ['O4', 1],
    ['I3', 2],
    ['S4', 4],
    ['L4', 8],
    ['T4', 4],
    ['X5', 1],
    ['F5', 8],
  ])('%s has %i looks', (name, count) => expect(looks(shape(name))).toHaveLength(count));

  it('turns clockwise about the cell it is held by', () => {
    const held = (turns: number) =>
      placeText(cellsHeld(shape('I3'), { spot: [5, 5], turns, flipped: false }));
    expect(held(0)).toBe('place 5,4 5,5 5,6');
    expect(held(1)).toBe('place 4,5 5,5 6,5');
    expect(held(4)).toBe(held(0));
  });

  it('slides back onto the map from beyond its edges', () => {
    const laid = (spot: Cell) =>
      placeText(cellsLaid(shape('I3'), { spot, turns: 0, flipped: false }, { width: 6, height: 5 }));
    expect(laid([2, 2])).toBe('place 2,1 2,2 2,3');
    expect(laid([-1, 0])).toBe('place 0,0 0,1 0,2');
    expect(laid([7, 5])).toBe('place 4,3 4,4 4,5');
  });

  it('keeps the order of the cells of its card, for those that are river', () => {
    expect(
      cellsHeld(
        [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
        { spot: [3, 3], turns: 2, flipped: false },
      ),
    ).toEqual([
      [3, 4],
      [3, 3],
      [3, 2],
    ]);
  });

  it('writes its cells row by row, column by column as numbers', () => {
    expect(
      placeText([
        [10, 2],
        [9, 11],
        [9, 2],
      ]),
    ).toBe('place 9,2 9,11 10,2');
    expect(cellsOfPlace('place 9,2 9,11 10,2')).toEqual([
      [9, 2],
      [9, 11],
      [10, 2],
    ]);
  });

  it('finds how it must be held to lie somewhere', () => {
    for (const name of Object.keys(box.shapes)) {
      for (const hold of HOLDS) {
        const cells = cellsHeld(shape(name), { ...hold, spot: [7, 7] });
        const found = holdFor(shape(name), cells, { turns: 1, flipped: true });
        expect(placeText(cellsHeld(shape(name), found!))).toBe(placeText(cells));
      }
    }
  });

  it('stays as it is held where that will do', () => {
    expect(
      holdFor(
        shape('O4'),
        [
          [1, 1],
          [1, 2],
          [2, 1],
          [2, 2],
        ],
        { turns: 3, flipped: true },
      ),
    ).toMatchObject({
      turns: 3,
      flipped: true,
    });
    expect(
      holdFor(
        shape('I3'),
        [
          [0, 0],
          [0, 1],
          [1, 0],
        ],
        { turns: 0, flipped: false },
      ),
    ).toBeNull();
  });
});

describe('the land', () => {
  const drawn = drawLand(box.map);

  it('is drawn once, and always alike', () => {
    expect(drawLand(box.map)).toBe(drawn);
    expect(drawLand({ ...box.map })).toEqual(drawn);
  });

  it('has every deposit of the map', () => {
    expect(drawn.gold).toHaveLength(11);
    expect(drawn.silver).toHaveLength(15);
  });

  it('has as many outlines as forest areas', () => {
    expect(drawn.forest.match(/M/g)).toHaveLength(box.map.forests.length);
    expect(box.map.forests).toHaveLength(9);
  });

  it('lets a river run out over the edge', () => {
    const { river } = drawLand({ rows: ['~.', '~.'], width: 2, height: 2 });
    // In at the northern edge, out at the southern one.
    expect(river).toMatch(/ 0\.0/);
    expect(river).toMatch(/ 80\.0/);
    expect(river.match(/Q/g)).toHaveLength(2);
  });
});
