import { depositAt, terrainAt, type Cell, type Land, type Terrain } from '../box';
import { CELL, keyOf, outlineOf } from './outline';

/** The land as ink: a handful of paths, however large the map. */
export interface Drawn {
  forest: string;
  trees: string;
  mountain: string;
  peaks: string;
  shade: string;
  river: string;
  lake: string;
  grass: string;
  gold: Cell[];
  silver: Cell[];
}

/** A number from 0 to 1 that a cell always gets again: ink that trembles, but the same way every time. */
function chance(row: number, col: number, salt: number): number {
  const wave = Math.sin(row * 127.1 + col * 311.7 + salt * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const middle = ([row, col]: Cell) => ({ x: (col + 0.5) * CELL, y: (row + 0.5) * CELL });
const one = (n: number) => n.toFixed(1);

type Rows = Pick<Land, 'rows' | 'width' | 'height'>;

function cellsOf(land: Rows, wanted: Terrain): Cell[] {
  return land.rows.flatMap((letters, row) =>
    [...letters].flatMap((_, col) => (terrainAt(land, [row, col]) === wanted ? [[row, col] as Cell] : [])),
  );
}

/** Two firs in a cell, one a little behind the other. */
function trees(cells: Cell[]): string {
  const fir = (x: number, y: number, h: number) =>
    `M${one(x)} ${one(y - h)}l${one(h * 0.36)} ${one(h * 0.8)}h${one(-h * 0.72)}z` +
    `M${one(x - 0.9)} ${one(y - h * 0.2)}h1.8v${one(h * 0.26)}h-1.8z`;
  return cells
    .map(([row, col]) => {
      const { x, y } = middle([row, col]);
      const at = (salt: number) => chance(row, col, salt);
      return (
        fir(x - 8 + at(1) * 5, y + 4 + at(2) * 5, 17 + at(3) * 4) +
        fir(x + 7 + at(4) * 4, y + 12 + at(5) * 4, 17 + at(6) * 4)
      );
    })
    .join('');
}

/** A peak in a cell and the hatching of its lee side. Peaks over a deposit are lower, to leave it room. */
function peaks(cells: Cell[], land: Rows): { peaks: string; shade: string } {
  let lines = '';
  let shade = '';
  for (const cell of cells) {
    const { x, y } = middle(cell);
    const low = depositAt(land, cell) !== null;
    const [row, col] = cell;
    const top = { x: x - 3 + chance(row, col, 7) * 6, y: low ? y - 16 : y - 13 + chance(row, col, 8) * 5 };
    const half = low ? 13 : 14;
    const foot = low ? y - 2 : y + 11;
    lines += `M${one(x - half)} ${one(foot)}L${one(top.x)} ${one(top.y)}L${one(x + half)} ${one(foot)}`;
    for (const part of [0.32, 0.56, 0.8]) {
      const at = { x: top.x + (x + half - top.x) * part, y: top.y + (foot - top.y) * part };
      shade += `M${one(at.x)} ${one(at.y)}l${one(-3.5 - part * 3)} ${one((foot - top.y) * 0.22)}`;
    }
  }
  return { peaks: lines, shade };
}

/** Rivers run as lines from side to side of their cells, trembling a little, and out over the edge of the map. */
function rivers(cells: Cell[], { width, height }: Rows): { river: string; lake: string } {
  const wet = new Set(cells.map(keyOf));
  const has = (row: number, col: number) => wet.has(keyOf([row, col]));
  /** Where the river passes from a cell to the one south (1, 0) or east (0, 1) of it. */
  const passage = (row: number, col: number, dr: number, dc: number) => {
    const { x, y } = middle([row + dr / 2, col + dc / 2]);
    const tremble = chance(row + dr * 0.5, col + dc * 0.5, 9) * 10 - 5;
    return `${one(x + dr * tremble)} ${one(y + dc * tremble)}`;
  };
  let river = '';
  let lake = '';
  for (const [row, col] of cells) {
    const { x, y } = middle([row, col]);
    const ways = [
      { r: row - 1, c: col, at: passage(row - 1, col, 1, 0) },
      { r: row + 1, c: col, at: passage(row, col, 1, 0) },
      { r: row, c: col - 1, at: passage(row, col - 1, 0, 1) },
      { r: row, c: col + 1, at: passage(row, col, 0, 1) },
    ];
    const joined = ways.filter(({ r, c }) => has(r, c));
    const out = ways.find(({ r, c }) => r < 0 || c < 0 || r >= height || c >= width);
    if (joined.length === 1 && out) joined.push(out);
    const [first, second] = joined;
    if (!first) river += `M${x} ${y}h.1`;
    else if (!second) river += `M${first.at}L${x} ${y}`;
    else if (joined.length === 2) river += `M${first.at}Q${x} ${y} ${second.at}`;
    else river += joined.map(({ at }) => `M${x} ${y}L${at}`).join('');
    if (has(row, col + 1) && has(row + 1, col) && has(row + 1, col + 1))
      lake += `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`;
  }
  return { river, lake };
}

/** Tufts here and there. */
function grass(cells: Cell[]): string {
  return cells
    .filter(([row, col]) => chance(row, col, 11) < 0.34)
    .map(([row, col]) => {
      const x = (col + 0.2 + chance(row, col, 12) * 0.6) * CELL;
      const y = (row + 0.3 + chance(row, col, 13) * 0.5) * CELL;
      return `M${one(x)} ${one(y)}l-3-6M${one(x + 1.5)} ${one(y)}l.5-7.500M${one(x + 3)} ${one(y)}l3.500-5.500`;
    })
    .join('');
}

const drawn = new WeakMap<Rows, Drawn>();

/** Drawn once for each map. */
export function drawLand(land: Rows): Drawn {
  const known = drawn.get(land);
  if (known) return known;
  const forest = cellsOf(land, 'forest');
  const mountain = cellsOf(land, 'mountain');
  const made: Drawn = {
    forest: outlineOf(forest, { inset: 1, round: 15 }),
    trees: trees(forest),
    mountain: outlineOf(mountain, { inset: 1, round: 13 }),
    ...peaks(mountain, land),
    ...rivers(cellsOf(land, 'river'), land),
    grass: grass(cellsOf(land, 'steppe')),
    gold: mountain.filter((cell) => depositAt(land, cell) === 'gold'),
    silver: mountain.filter((cell) => depositAt(land, cell) === 'silver'),
  };
  drawn.set(land, made);
  return made;
}
