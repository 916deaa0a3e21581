import cards from '../../../../../crates/game-homestead/box/cards.json';
import maps from '../../../../../crates/game-homestead/box/maps.json';
import type { Box, Cell, Land } from '../box';
import { keyOf } from '../land/outline';
import { readBox, type WrittenBox } from '../read-box';

/** Forest cells that hang together by their sides. */
function forestsOf(rows: string[]): Cell[][] {
  const left = new Map<string, Cell>();
  rows.forEach((letters, row) =>
    [...letters].forEach((letter, col) => letter === 'f' && left.set(keyOf([row, col]), [row, col])),
  );
  const areas: Cell[][] = [];
  for (const start of left.values()) {
    const area: Cell[] = [];
    const found = [start];
    for (let cell = found.pop(); cell; cell = found.pop()) {
      if (!left.delete(keyOf(cell))) continue;
      area.push(cell);
      const [row, col] = cell;
      for (const [dr, dc] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        const next = left.get(keyOf([row + dr, col + dc]));
        if (next) found.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

/** The box that comes with the program, as the server would send it with one of its maps. */
export function boxWith(map: string): Box {
  const land = maps.maps.find(({ id }) => id === map)!;
  return readBox({
    map: {
      ...land,
      width: land.rows[0]!.length,
      height: land.rows.length,
      forests: forestsOf(land.rows),
    } as unknown as Land,
    shapes: cards.shapes,
    cards: [...cards.buildings, ...cards.orders, ...cards.posts],
    posts: cards.posts,
    solo_cards: cards.solo_cards,
    tiles: cards.tiles,
    farm_table: [5, 6, 7, 8, 10, 12, 15],
    farm_symbols: ['wheat', 'corn', 'apple', 'chicken', 'pig', 'cattle', 'horse'],
    solo_rating: [
      { min: 0, key: 'failed' },
      { min: 100, key: 'poor' },
      { min: 150, key: 'modest' },
      { min: 200, key: 'successful' },
      { min: 250, key: 'wealthy' },
      { min: 300, key: 'flourishing' },
    ],
  } as unknown as WrittenBox);
}
