/** The map and the cards of the box a table plays with, as the server sends them. They never change during a game. */
export interface Box {
  cities: BoxCity[];
  tracks: Track[];
  tickets: { a: string; b: string; points: number }[];
  /** Points by length; some boxes write a list from length 1, some an object. */
  route_points: number[] | Record<string, number>;
  cars: number;
  markers: number;
}

export interface BoxCity {
  id: string;
  name: string;
  lat: number;
  lon: number;
}

/** Two cities joined by one, two or three lanes. */
export interface Track {
  a: string;
  b: string;
  length: number;
  locomotives: number;
  lanes: string[];
}

/** One lane of a track with everything printed on it. */
export interface PrintedLane {
  id: string;
  a: string;
  b: string;
  length: number;
  locomotives: number;
  colour: string;
  /** Which of the track's lanes, and how many there are. */
  index: number;
  of: number;
}

/** The name of a lane: `cityA-cityB-N`, cities in alphabetical order. */
export function laneId(track: { a: string; b: string }, index: number): string {
  const [a, b] = [track.a, track.b].sort();
  return `${a}-${b}-${index}`;
}

/** The two cities in a lane's or a ticket's name. */
export function endsOf(name: string): [string, string] {
  const [a = '', b = ''] = name.split('-');
  return [a, b];
}

export function lanesOf(box: Box): PrintedLane[] {
  return box.tracks.flatMap((track) =>
    track.lanes.map((colour, index) => ({
      id: laneId(track, index),
      a: track.a,
      b: track.b,
      length: track.length,
      locomotives: track.locomotives,
      colour,
      index,
      of: track.lanes.length,
    })),
  );
}

/** What a lane of this length is worth. */
export function pointsFor(box: Box, length: number): number {
  if (Array.isArray(box.route_points)) return box.route_points[length - 1] ?? 0;
  return box.route_points[String(length)] ?? 0;
}
