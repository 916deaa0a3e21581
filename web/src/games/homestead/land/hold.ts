import type { Cell } from '../box';
import { keyOf, middleOf } from './outline';

/** How a tile is held: turned clockwise in quarters, after it may have been mirrored. */
export interface Hold {
  turns: number;
  flipped: boolean;
}

/** A hold and the cell under the hand. */
export interface Held extends Hold {
  spot: Cell;
}

/** The cells of a shape as seen from the one it is held by. */
function offsets(shape: Cell[], { turns, flipped }: Hold): Cell[] {
  const [row, col] = middleOf(shape);
  return shape.map(([r, c]) => {
    let at: Cell = [r - row, flipped ? col - c : c - col];
    for (let i = 0; i < turns % 4; i++) at = [at[1], -at[0]];
    return at;
  });
}

/** Where each cell of the shape lies, in the shape's own order. */
export function cellsHeld(shape: Cell[], { spot: [row, col], ...hold }: Held): Cell[] {
  return offsets(shape, hold).map(([r, c]) => [row + r, col + c]);
}

/** The same, but a tile held over the edge of the map slides back onto it. */
export function cellsLaid(shape: Cell[], held: Held, land: { width: number; height: number }): Cell[] {
  const cells = cellsHeld(shape, held);
  const back = (along: 0 | 1, length: number) => {
    const all = cells.map((cell) => cell[along]);
    return Math.max(0, -Math.min(...all)) - Math.max(0, Math.max(...all) - length + 1);
  };
  const [down, right] = [back(0, land.height), back(1, land.width)];
  return cells.map(([row, col]) => [row + down, col + right]);
}

const byRow = (a: Cell, b: Cell) => a[0] - b[0] || a[1] - b[1];

/** The action that lays a tile on these cells. */
export function placeText(cells: Cell[]): string {
  return `place ${[...cells].sort(byRow).map(keyOf).join(' ')}`;
}

/** The cells an action lays a tile on. */
export function cellsOfPlace(action: string): Cell[] {
  return action
    .split(' ')
    .slice(1)
    .map((text) => text.split(',').map(Number) as Cell);
}

export const HOLDS: Hold[] = [false, true].flatMap((flipped) =>
  [0, 1, 2, 3].map((turns) => ({ turns, flipped })),
);

/** Some ways to hold a shape look alike: the first of each look. */
export function looks(shape: Cell[]): Hold[] {
  const seen = new Set<string>();
  return HOLDS.filter((hold) => {
    const cells = cellsHeld(shape, { ...hold, spot: [0, 0] }).sort(byRow);
    const [row, col] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
    const look = cells.map(([r, c]) => keyOf([r - row, c - col])).join(' ');
    return !seen.has(look) && seen.add(look);
  });
}

/** How the shape must be held to lie on these cells; if it can be, as nearly as possible as it is held now. */
export function holdFor(shape: Cell[], cells: Cell[], now: Hold): Held | null {
  const text = placeText(cells);
  const first = [...cells].sort(byRow)[0];
  if (!first) return null;
  for (const hold of [now, ...HOLDS]) {
    const [low] = cellsHeld(shape, { ...hold, spot: [0, 0] }).sort(byRow);
    const held: Held = { ...hold, spot: [first[0] - low![0], first[1] - low![1]] };
    if (placeText(cellsHeld(shape, held)) === text) return held;
  }
  return null;
}
