import type { Box, Point } from './layout';

export const WAGON = { w: 46, h: 33 };

export interface Crowd {
  scale: number;
  spots: Point[];
}

/**
 * Places for `n` wagons in a box, in rows from the ground up, each row centred and a little uneven, so that they
 * read as a crowd. They shrink only if they must.
 */
export function crowd(n: number, box: Box, size: number): Crowd {
  let scale = size;
  while (scale > 0.2 && !fits(n, box, scale)) scale *= 0.94;
  const columns = Math.max(1, Math.floor(box.w / (WAGON.w * scale)));
  const spots = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    const place = (i % columns) - (inRow - 1) / 2;
    return {
      x: box.x + box.w / 2 + place * WAGON.w * scale + uneven(i) * 2.5 * scale,
      y: box.y + box.h - (row + 0.5) * WAGON.h * scale + uneven(i + 7) * 2 * scale,
    };
  });
  return { scale, spots };
}

function fits(n: number, box: Box, scale: number): boolean {
  const columns = Math.floor(box.w / (WAGON.w * scale));
  return columns > 0 && Math.ceil(n / columns) * WAGON.h * scale <= box.h;
}

/** Always the same for the same wagon, between -1 and 1. */
function uneven(i: number): number {
  return Math.sin(i * 12.9898 + 4.1414);
}
