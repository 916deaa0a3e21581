import type { Layout, Place, Ring } from './layout';

const WIDTH = 390;
const SHORTEST = 404;
const TALLEST = 680;

/**
 * A phone: the map turned so that west is up; one row a region, wagons on the left, block on the right.
 * The rows share the height there is.
 */
export function narrow(wanted: number): Layout {
  const height = Math.min(Math.max(wanted, SHORTEST), TALLEST);
  const track = 52 + (height - SHORTEST) * 0.05;
  const top = 46 + (height - SHORTEST) * 0.08;
  const bottom = 52 + (height - SHORTEST) * 0.1;
  const row = (height - track - top - bottom) / 4;
  const south = top + 4 * row;
  const card = Math.min(38, (bottom - 10) * 0.7);
  return {
    wide: false,
    width: WIDTH,
    height,
    disc: Math.min(16, row / 4 - 3.5),
    wagon: 0.72,
    font: { count: Math.min(25, row * 0.33), points: Math.min(17, row * 0.215) },
    places: {
      CA: end(0, top, 160, 176),
      W: region(top, row),
      MW: region(top + row, row),
      GP: region(top + 2 * row, row),
      E: region(top + 3 * row, row),
      NE: end(south, bottom, 146, 142),
    },
    track: { x: 24, y: height - 22, w: WIDTH - 48 },
    pile: { x: 312, y: south + bottom / 2 },
    discard: { x: 357, y: south + bottom / 2 },
    card: { w: card, h: card * 1.4 },
  };
}

function region(y: number, h: number): Place {
  return {
    title: { x: 10, y: y + 18, anchor: 'start', font: 15 },
    wagons: { x: 38, y: y + 21, w: 102, h: h - 24 },
    count: { x: 10, y: y + h * 0.58 + 9, anchor: 'start' },
    target: { x: 3, y: y + 3, w: 140, h: h - 6 },
    ring: ring(146, y + 3, h - 6),
  };
}

/** The ring pressed flat: the same eight circles, clockwise from the top left. */
function ring(x: number, y: number, h: number): Ring {
  const across = 39;
  const down = h / 2 - 2;
  const circles = Array.from({ length: 8 }, (_, i) => ({
    x: x + 25 + across * (i < 4 ? i : 7 - i),
    y: y + h / 2 + (i < 4 ? -down / 2 : down / 2),
  }));
  return {
    circles,
    centre: { x: x + 25 + 1.5 * across, y: y + h / 2 },
    plate: { x, y, w: 50 + 3 * across, h, round: Math.min(h / 2, 36) },
    points: { x: 320, y, w: 64, h },
  };
}

/** New England and California: wagons only. The corner at the right is for the compass and the piles. */
function end(y: number, h: number, x: number, w: number): Place {
  return {
    title: { x: 10, y: y + h / 2 + 5, anchor: 'start', font: 15 },
    wagons: { x, y: y + 3, w, h: h - 6 },
    count: { x: x - 32, y: y + h / 2 + 8, anchor: 'start' },
    target: { x: 3, y: y + 3, w: x + w - 4, h: h - 6 },
    ring: null,
  };
}
