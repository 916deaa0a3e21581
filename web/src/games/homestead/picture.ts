import type { Cell, Type } from './box';
import type { SignName } from './parts/signs';

const rows = [
  '...ff......~..',
  '..ffff.....~~.',
  '..fff..mm...~.',
  '......mgsm..~~',
  '.......mm....~',
  '~~...........~',
  '.~~~......ff..',
  '...~~...ffff..',
];

/** A corner of no particular map. */
export const PICTURE_LAND = { rows, width: 14, height: 8 };

const building = (type: Type, sign: SignName, owner: number, ...cells: Cell[]) => ({
  type,
  sign,
  owner,
  cells,
});

export const PICTURE_BUILDINGS = [
  building('city', 'post', 0, [3, 3], [3, 4], [4, 3], [4, 4]),
  building('forester', 'forester', 0, [1, 4], [2, 3], [2, 4]),
  building('production', 'production', 0, [4, 5], [4, 6], [5, 5]),
  building('farm', 'wheat', 0, [5, 3], [5, 4], [6, 4], [6, 5], [5, 2]),
  building('city', 'city', 1, [5, 6], [5, 7], [6, 6]),
  building('mine', 'mine', 1, [3, 8], [3, 9], [4, 8]),
  building('farm', 'horse', 1, [4, 10], [4, 11], [5, 10], [5, 11]),
  building('forester', 'forester', 1, [6, 10], [7, 10], [7, 11]),
];
