import type { Node } from '../names';

export interface Point {
  x: number;
  y: number;
}

/** The drawing of the trail, in its own units. */
export const TRAIL = { width: 760, height: 880 };

/** Half a tile. */
export const TILE = 34;

/**
 * Where each place lies. The trail leaves Texas at the lower right, winds west and back three times, and comes out at
 * Kansas City in the north-east. The long ways round are where hazards and tribes are met.
 */
export const PLACES: Record<Node, Point> = {
  START: { x: 704, y: 728 },
  A: { x: 628, y: 772 },
  A1: { x: 512, y: 730 },
  A2: { x: 362, y: 738 },
  A3: { x: 212, y: 730 },
  FL1: { x: 556, y: 816 },
  FL2: { x: 472, y: 826 },
  FL3: { x: 390, y: 818 },
  FL4: { x: 308, y: 828 },
  FR1: { x: 226, y: 818 },
  FR2: { x: 144, y: 808 },
  B: { x: 70, y: 770 },

  B1: { x: 158, y: 660 },
  B2: { x: 290, y: 656 },
  B3: { x: 422, y: 662 },
  DR1: { x: 44, y: 680 },
  DR2: { x: 74, y: 598 },
  DR3: { x: 162, y: 572 },
  DR4: { x: 284, y: 574 },
  DK1: { x: 406, y: 578 },
  C: { x: 540, y: 630 },

  U1: { x: 408, y: 494 },
  U2: { x: 252, y: 490 },
  M1: { x: 636, y: 556 },
  D: { x: 398, y: 408 },
  T1: { x: 716, y: 500 },
  T2: { x: 722, y: 414 },
  T4: { x: 652, y: 344 },
  T6: { x: 572, y: 330 },
  T8: { x: 488, y: 324 },
  T10: { x: 406, y: 326 },
  TR1: { x: 324, y: 326 },
  TR2: { x: 240, y: 342 },
  E: { x: 122, y: 418 },

  E1: { x: 186, y: 262 },
  E2: { x: 344, y: 246 },
  RK1: { x: 44, y: 356 },
  RK2: { x: 42, y: 272 },
  RK3: { x: 92, y: 196 },
  RK4: { x: 178, y: 170 },
  RR1: { x: 268, y: 162 },
  RR2: { x: 362, y: 162 },
  F: { x: 462, y: 206 },
  F1: { x: 548, y: 248 },
  F2: { x: 548, y: 166 },
  G: { x: 632, y: 210 },
  G1: { x: 630, y: 112 },
  G2: { x: 718, y: 134 },
  KC: { x: 690, y: 42 },

  Tm1: { x: 490, y: 406 },
  Tm2: { x: 568, y: 418 },
  Tm3: { x: 645, y: 430 },
};

/** The free corner: the title of the map, or Craig's cards. */
export const CORNER = { x: 14, y: 14, width: 556, height: 96 };

/** Where what a walk costs is written: above its place, beside it at the upper edge. */
export function feeAt({ x, y }: Point): Point {
  return y < 70 ? { x: x - 70, y } : { x: x + 8, y: y - 45 };
}
