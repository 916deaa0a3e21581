import { PLACES, type Point } from './places';

/** A line through a row of places; drawn broad it is the ground of a danger. */
export function lineThrough(ids: readonly string[]): string {
  return ids.map((id, i) => `${i === 0 ? 'M' : 'L'}${PLACES[id]!.x} ${PLACES[id]!.y}`).join('');
}

export const DANGERS = [
  { zone: 'flood', places: ['FL1', 'FL2', 'FL3', 'FL4'] },
  { zone: 'drought', places: ['DR1', 'DR2', 'DR3', 'DR4'] },
  { zone: 'rockfall', places: ['RK1', 'RK2', 'RK3', 'RK4'] },
] as const;

export const TRIBES = ['T1', 'T2', 'T4', 'T6', 'T8', 'T10'];

/** Small trees, tufts and hills where nothing else is. */
export const SCENERY: (Point & { sign: 'tree' | 'grass' | 'hill' })[] = [
  { x: 300, y: 120, sign: 'hill' },
  { x: 40, y: 500, sign: 'hill' },
  { x: 118, y: 500, sign: 'grass' },
  { x: 620, y: 650, sign: 'grass' },
  { x: 700, y: 600, sign: 'hill' },
  { x: 292, y: 704, sign: 'grass' },
  { x: 700, y: 280, sign: 'tree' },
  { x: 262, y: 286, sign: 'grass' },
  { x: 410, y: 262, sign: 'grass' },
];
