import type { Cell } from '../box';

/** Side of a cell in units of the drawing. */
export const CELL = 40;

export const keyOf = ([row, col]: Cell) => `${row},${col}`;

interface Corner {
  x: number;
  y: number;
}

interface Edge extends Corner {
  dx: number;
  dy: number;
}

/** The sides of the cells that border on something else, each with the cells on its right hand. */
function edgesOf(cells: Cell[]): Edge[] {
  const inside = new Set(cells.map(keyOf));
  return cells.flatMap(([row, col]) => {
    const open = (dr: number, dc: number) => !inside.has(keyOf([row + dr, col + dc]));
    return [
      ...(open(-1, 0) ? [{ x: col, y: row, dx: 1, dy: 0 }] : []),
      ...(open(0, 1) ? [{ x: col + 1, y: row, dx: 0, dy: 1 }] : []),
      ...(open(1, 0) ? [{ x: col + 1, y: row + 1, dx: -1, dy: 0 }] : []),
      ...(open(0, -1) ? [{ x: col, y: row + 1, dx: 0, dy: -1 }] : []),
    ];
  });
}

/** Walks around a set of cells: one loop of corners for each border, holes included. */
function loopsOf(cells: Cell[]): Edge[][] {
  const from = new Map<string, Edge[]>();
  for (const edge of edgesOf(cells)) {
    const key = `${edge.x},${edge.y}`;
    from.set(key, [...(from.get(key) ?? []), edge]);
  }
  const take = (x: number, y: number, last: Edge | null): Edge | null => {
    const there = from.get(`${x},${y}`) ?? [];
    // Cells that touch at a corner only stay apart: there the walk turns right.
    const at = last
      ? Math.max(
          0,
          there.findIndex(({ dx, dy }) => dx === -last.dy && dy === last.dx),
        )
      : 0;
    return there.splice(at, 1)[0] ?? null;
  };
  const loops: Edge[][] = [];
  for (const there of from.values()) {
    while (there.length > 0) {
      const loop: Edge[] = [];
      let edge = take(there[0]!.x, there[0]!.y, null);
      while (edge) {
        loop.push(edge);
        edge = take(edge.x + edge.dx, edge.y + edge.dy, edge);
      }
      loops.push(loop);
    }
  }
  return loops;
}

interface Shaping {
  /** How far inside the cells' border the line runs; negative is outside. */
  inset?: number;
  /** How round its corners are. */
  round?: number;
}

/** The outline of a set of cells as an SVG path. */
export function outlineOf(cells: Cell[], { inset = 0, round = 0 }: Shaping = {}): string {
  return loopsOf(cells)
    .map((loop) => pathOf(loop, inset, round))
    .join('');
}

function pathOf(loop: Edge[], inset: number, round: number): string {
  const corners = loop.flatMap((edge, i) => {
    const before = loop.at(i - 1)!;
    if (before.dx === edge.dx && before.dy === edge.dy) return [];
    // Inside is on the right hand of either edge.
    const x = edge.x * CELL + inset * (-before.dy - edge.dy);
    const y = edge.y * CELL + inset * (before.dx + edge.dx);
    return [{ x, y, before, edge }];
  });
  const near = (a: Corner, b: Corner) => Math.hypot(a.x - b.x, a.y - b.y) / 2;
  const points = corners.map(({ x, y, before, edge }, i) => {
    const next = corners[(i + 1) % corners.length]!;
    const r = Math.min(round, near({ x, y }, corners.at(i - 1)!), near({ x, y }, next));
    const [ax, ay] = [x - before.dx * r, y - before.dy * r];
    return r === 0 ? `${x} ${y}` : `${ax} ${ay}Q${x} ${y} ${x + edge.dx * r} ${y + edge.dy * r}`;
  });
  return `M${points.join('L')}Z`;
}

/** All cells within a radius of some cells (diagonal steps count as one), without these themselves. */
export function around(cells: Cell[], radius: number, width: number, height: number): Cell[] {
  const own = new Set(cells.map(keyOf));
  const found: Cell[] = [];
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) {
      if (own.has(keyOf([row, col]))) continue;
      const distance = Math.min(...cells.map(([r, c]) => Math.max(Math.abs(r - row), Math.abs(c - col))));
      if (distance <= radius) found.push([row, col]);
    }
  }
  return found;
}

/** The cell nearest to the middle of some cells: where a sign stands, and where a tile is held. */
export function middleOf(cells: Cell[]): Cell {
  const mean = (i: 0 | 1) => cells.reduce((sum, cell) => sum + cell[i], 0) / cells.length;
  const [row, col] = [mean(0), mean(1)];
  const far = ([r, c]: Cell) => Math.hypot(r - row, c - col);
  return cells.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best));
}

/** The middle of a tile broad enough to lie all around it: between rows and columns, as for a square of four. */
export function heartOf(cells: Cell[]): Cell | null {
  const mean = (i: 0 | 1) => cells.reduce((sum, cell) => sum + cell[i], 0) / cells.length;
  const [row, col] = [mean(0), mean(1)];
  const all = new Set(cells.map(keyOf));
  const touched = [Math.floor(row), Math.ceil(row)].flatMap((r) =>
    [Math.floor(col), Math.ceil(col)].map((c): Cell => [r, c]),
  );
  return cells.length >= 4 && touched.every((cell) => all.has(keyOf(cell))) ? [row, col] : null;
}
