import type { Region } from '../regions';

/** Where the parts of the board lie. One table, two arrangements: a map on a desk, rows on a phone. */
export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  /** Radius of a circle of a block. */
  disc: number;
  /** Size of a wagon where there is room. */
  wagon: number;
  font: { count: number; points: number };
  places: Record<Region, Place>;
  track: { x: number; y: number; w: number };
  pile: Point;
  discard: Point;
  card: { w: number; h: number };
}

export interface Place {
  title: Point & { anchor: 'start' | 'middle'; font: number };
  wagons: Box;
  count: Point & { anchor: 'start' | 'middle' };
  /** What can be tapped to move a wagon from here. */
  target: Box;
  ring: Ring | null;
}

export interface Ring {
  /** The circles 0 to 7, clockwise from the top left. */
  circles: Point[];
  centre: Point;
  plate: Box & { round: number };
  /** The slip that says who would get what if it were scored now. */
  points: Box;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
