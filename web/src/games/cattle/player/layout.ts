import type { Corner } from '../box';
import type { Disc } from '../names';
import type { SignName } from '../parts/icons';
import type { Point } from '../trail/places';

/** A kind of disc space: how many discs lie there at first, and how many places are open from the start. */
export interface DiscSpace {
  id: Disc;
  corner: Corner;
  discs: number;
  open: number;
}

const space = (id: Disc, corner: Corner, discs = 1, open = 0): DiscSpace => ({ id, corner, discs, open });

/** The fourteen discs of a player board (§8.5). */
export const DISC_SPACES: DiscSpace[] = [
  space('aux_money', 'white', 1, 1),
  space('aux_draw', 'white', 1, 1),
  space('aux_cert', 'white', 2),
  space('aux_engine', 'white', 2),
  space('aux_remove', 'white', 2),
  space('cert4', 'white'),
  space('cert6', 'dark'),
  space('step_left', 'dark'),
  space('step_right', 'dark'),
  space('hand_left', 'dark'),
  space('hand_right', 'dark'),
];

/** The positions of the certificate marker (§1). */
export const CERTIFICATES = [0, 1, 2, 3, 4, 6];

export const BOARD = { width: 570, height: 432 };

export const SLOTS = [1, 2, 3, 4, 5, 6];

/** A worker's slot, rows from nought, slots from one. */
export const slotAt = (row: number, n: number): Point => ({ x: 36 + (n - 1) * 47, y: 80 + row * 54 });

/** A position of the certificate track. */
export const certX = (i: number) => 364 + i * 37;

const AUX_SIGNS: Partial<Record<Disc, SignName>> = {
  aux_money: 'coin',
  aux_draw: 'draw',
  aux_cert: 'certificate',
  aux_engine: 'engine',
  aux_remove: 'remove',
};
const AUX: Disc[] = ['aux_money', 'aux_draw', 'aux_cert', 'aux_engine', 'aux_remove'];

export interface DiscPlace {
  space: DiscSpace;
  /** Each disc's own space; the ones open from the start come first. */
  spots: Point[];
  /** What it uncovers. */
  sign: (Point & { name: SignName }) | null;
}

/** Where discs lie: five auxiliary actions in columns, certificates on their track, steps and hand below. */
export const DISC_PLACES: DiscPlace[] = DISC_SPACES.map(placeOf);

function placeOf(space: DiscSpace): DiscPlace {
  const column = AUX.indexOf(space.id);
  if (column >= 0) {
    const x = 352 + column * 48;
    const all = space.discs + space.open;
    return {
      space,
      spots: Array.from({ length: all }, (_, i) => ({ x, y: 98 + i * 31 })),
      sign: { x, y: 68, name: AUX_SIGNS[space.id] ?? 'aux' },
    };
  }
  const one = (x: number, y: number, sign: DiscPlace['sign'] = null) => ({ space, spots: [{ x, y }], sign });
  switch (space.id) {
    case 'cert4':
      return one(certX(4), 204);
    case 'cert6':
      return one(certX(5), 204);
    case 'step_left':
      return one(394, 246, { x: 340, y: 246, name: 'steps' });
    case 'step_right':
      return one(426, 246);
    case 'hand_left':
      return one(510, 246, { x: 460, y: 246, name: 'card' });
    default:
      return one(542, 246);
  }
}
