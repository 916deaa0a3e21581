import { laneId, type Box, type BoxCity, type Track } from '../box';
import type { Slab } from './boxes';
import { Curve } from './curve';
import { labelsFor, type Label } from './labels';
import { project, type Point } from './projection';
import { CITY, CITY_GAP, LANE_GAP, SPACE_GAP, SPACE_LENGTH, slabsOf, type LanePlace } from './space';
import { bendOf, nudgeOf } from './tuning';

export interface Layout {
  cities: Map<string, CityPlace>;
  lanes: Map<string, LanePlace>;
}

export interface CityPlace extends Point {
  id: string;
  name: string;
  label: Label;
}

/** Where everything on the map of a box lies. */
export function layoutOf(box: Box): Layout {
  const at = new Map(box.cities.map((city) => [city.id, placeOf(city)]));
  const lanes = box.tracks.flatMap((track) => lanesAt(track, at));
  const named = box.cities.map(({ id, name }) => ({ id, name, at: at.get(id)! }));
  const labels = labelsFor(named, lanes);
  return {
    cities: new Map(named.map(({ id, name, at }) => [id, { id, name, ...at, label: labels.get(id)! }])),
    lanes: new Map(lanes.map((lane) => [lane.id, lane])),
  };
}

/** A city where the earth has it, nudged where its neighbours need room. */
function placeOf(city: BoxCity): Point {
  const at = project(city);
  const nudge = nudgeOf(city.id, at);
  return { x: at.x + nudge.x, y: at.y + nudge.y };
}

function lanesAt(track: Track, at: Map<string, Point>): LanePlace[] {
  const from = at.get(track.a);
  const to = at.get(track.b);
  if (!from || !to) return [];
  const curve = new Curve(from, to, bendOf(track.a, track.b));
  return track.lanes.map((_, index) => laneAt(track, index, curve));
}

function laneAt(track: Track, index: number, curve: Curve): LanePlace {
  const offset = (index - (track.lanes.length - 1) / 2) * LANE_GAP;
  const start = CITY + CITY_GAP;
  const pitch = Math.max(8, (curve.length - 2 * start) / track.length);
  return {
    id: laneId(track, index),
    a: track.a,
    b: track.b,
    path: pathOf(curve, offset, start),
    spaces: Array.from({ length: track.length }, (_, i) => curve.at(start + pitch * (i + 0.5), offset)),
    spaceLength: Math.min(SPACE_LENGTH, pitch - SPACE_GAP),
    middle: curve.at(curve.length / 2, offset),
  };
}

function pathOf(curve: Curve, offset: number, start: number): string {
  const steps = Math.max(2, Math.round(curve.length / 24));
  const reach = curve.length - 2 * start;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = curve.at(start + (reach * i) / steps, offset);
    return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}

/** The ground that spaces, cities and names need. */
export function groundTaken({ cities, lanes }: Layout): Slab[] {
  const places = [...cities.values()];
  const discs = places.map(({ x, y }) => ({ x, y, angle: 0, long: CITY, wide: CITY }));
  const names = places.map(({ label: { x, y, width, height } }) => ({
    x,
    y,
    angle: 0,
    long: width / 2,
    wide: height / 2,
  }));
  return [...[...lanes.values()].flatMap(slabsOf), ...discs, ...names];
}
