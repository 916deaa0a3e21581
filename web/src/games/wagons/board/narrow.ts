import type { Layout, Place, Ring } from './layout';

const WIDTH = 390;
const TRACK = 60;
const SHORTEST = 510;
const TALLEST = 680;

/**
 * A phone: the map turned so that west is up; one row a region, wagons on the left, block on the right.
 * The rows share the height there is.
 */
export function narrow(height: number): Layout {
  const room = Math.min(Math.max(height, SHORTEST), TALLEST) - TRACK;
  const top = Math.round(room * 0.11);
  const bottom = Math.round(room * 0.15);
  const row = (room - top - bottom) / 4;
  const south = top + 4 * row;
  return {
    wide: false,
    width: WIDTH,
    height: room + TRACK,
    disc: Math.min(16, (row - 22) / 4.4),
    wagon: 0.72,
    font: { count: 24, points: 17 },
    places: {
      CA: end(0, top, 150, 230),
      W: region(top, row),
      MW: region(top + row, row),
      GP: region(top + 2 * row, row),
      E: region(top + 3 * row, row),
      NE: end(south, bottom, 118, 168),
    },
    track: { x: 24, y: room + 38, w: WIDTH - 48 },
    pile: { x: 308, y: south + bottom / 2 },
    discard: { x: 356, y: south + bottom / 2 },
    card: { w: 38, h: 53 },
  };
}

function region(y: number, h: number): Place {
  return {
    title: { x: 10, y: y + 19, anchor: 'start', font: 15 },
    wagons: { x: 38, y: y + 23, w: 102, h: h - 27 },
    count: { x: 10, y: y + h / 2 + 18, anchor: 'start' },
    target: { x: 3, y: y + 3, w: 140, h: h - 6 },
    ring: ring(146, y + 4, h - 8),
  };
}

/** The ring pressed flat: the same eight circles, clockwise from the top left. */
function ring(x: number, y: number, h: number): Ring {
  const across = 39;
  const down = (h - 10) / 2;
  const circles = Array.from({ length: 8 }, (_, i) => ({
    x: x + 25 + across * (i < 4 ? i : 7 - i),
    y: y + h / 2 + (i < 4 ? -down / 2 : down / 2),
  }));
  return {
    circles,
    centre: { x: x + 25 + 1.5 * across, y: y + h / 2 },
    plate: { x, y, w: 50 + 3 * across, h, round: h / 2 },
    points: { x: 320, y, w: 64, h },
  };
}

/** New England and California: wagons only. */
function end(y: number, h: number, x: number, w: number): Place {
  return {
    title: { x: 10, y: y + 20, anchor: 'start', font: 15 },
    wagons: { x, y: y + 4, w, h: h - 8 },
    count: { x: 10, y: y + h - 7, anchor: 'start' },
    target: { x: 3, y: y + 3, w: x + w - 4, h: h - 6 },
    ring: null,
  };
}
