import type { Point } from '../trail/places';

const HEAD = 36;
const ROW = 55;
const ROWS = 12;
const BLOCK = 232;

/** The parts beside the trail, in the board's units. */
export const JOBS = { width: BLOCK, height: HEAD + ROWS * ROW + 6 };
/** In two blocks side by side, where height is dear. */
export const LOW_JOBS = { width: 2 * BLOCK, height: HEAD + (ROWS / 2) * ROW + 6 };
export const FORESIGHT = { width: 186, height: 240 };
export const CATTLE = { width: 186, height: 452 };
export const OBJECTIVES = { width: 428, height: 166 };

/** Where a row of the job market begins, counted from nought, and its middle line. */
export function jobRow(row: number, low: boolean): Point {
  const inBlock = low ? row % (ROWS / 2) : row;
  return { x: low && row >= ROWS / 2 ? BLOCK : 0, y: HEAD + ROW * (inBlock + 0.5) };
}

/** The middle of a space in its row. */
export function jobX(column: number, columns: number): number {
  return 72 + column * (columns > 3 ? 43 : 48);
}
