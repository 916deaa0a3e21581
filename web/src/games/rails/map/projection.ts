/** A point on the board, in the board's own units. */
export interface Point {
  x: number;
  y: number;
}

export interface Place {
  lat: number;
  lon: number;
}

const RAD = Math.PI / 180;

// Albers' equal-area cone, cut where the West is widest: nothing between San Diego and Wolf Point looks stretched.
const MIDDLE = { lat: 40.3, lon: -113.7 };
const NORTH = 46.5;
const SOUTH = 33.5;
/** Board units to the radian, and where the middle of the map lies on the board. */
const SCALE = 3540;
const ORIGIN = { x: 508, y: 536 };

const n = (Math.sin(SOUTH * RAD) + Math.sin(NORTH * RAD)) / 2;
const c = Math.cos(SOUTH * RAD) ** 2 + 2 * n * Math.sin(SOUTH * RAD);
const radius = (lat: number) => Math.sqrt(c - 2 * n * Math.sin(lat * RAD)) / n;
const middle = radius(MIDDLE.lat);

/** Where a place of the earth lies on the board. */
export function project({ lat, lon }: Place): Point {
  const angle = n * (lon - MIDDLE.lon) * RAD;
  const r = radius(lat);
  return { x: ORIGIN.x + SCALE * r * Math.sin(angle), y: ORIGIN.y + SCALE * (r * Math.cos(angle) - middle) };
}
