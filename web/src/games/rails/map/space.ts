import type { Slab } from './boxes';
import type { Posture } from './curve';

/** The board's own units. */
export const BOARD = { width: 1000, height: 1080 };
/** A city's disc. */
export const CITY = 13;
/** A space across the track, and the distance between the middles of parallel lanes. */
export const SPACE_WIDTH = 14;
export const LANE_GAP = 16;
/** A space along the track is at most this long; where cities are close it is shorter. */
export const SPACE_LENGTH = 40;
export const SPACE_GAP = 3;
/** Free ground between a city and the first space. */
export const CITY_GAP = 2;

/** A lane on the board. */
export interface LanePlace {
  id: string;
  a: string;
  b: string;
  /** Its line from city to city, as an SVG path. */
  path: string;
  spaces: Posture[];
  /** Along the track. */
  spaceLength: number;
  middle: Posture;
}

/** The ground a lane's spaces cover. */
export function slabsOf(lane: LanePlace): Slab[] {
  return lane.spaces.map((space) => ({ ...space, long: lane.spaceLength / 2, wide: SPACE_WIDTH / 2 }));
}
