import type { Offer, Seat, TableState, Translate } from '../../module';
import { pointsFor, type Box, type PrintedLane } from '../box';
import { previewOf, viewOf } from '../view';
import { cityName, colourName, gainWords, names as namesOf } from '../words';

/** A lane in words: "Denver – Pueblo, 1 space, orange. 1 point. Claim it: you 1." */
export function laneLabel(
  table: TableState,
  box: Box,
  lane: PrintedLane,
  owner: Seat | null,
  offer: Offer | undefined,
  t: Translate,
): string {
  const names = namesOf(table, t);
  const parts = [
    t('rails-lane', {
      a: cityName(lane.a, box),
      b: cityName(lane.b, box),
      length: lane.length,
      colour: colourName(lane.colour, t),
      points: pointsFor(box, lane.length),
    }),
  ];
  if (lane.locomotives > 0) parts.push(t('rails-lane-ferry', { count: lane.locomotives }));
  if (owner !== null) parts.push(t('rails-lane-owner', { seat: names[owner] ?? '' }));
  const preview = previewOf(offer);
  if (preview) parts.push(t('rails-lane-claim', { gains: gainWords(preview, table.viewer, names, t) }));
  return parts.join(' ');
}

/** A city in words: who controls it, who began there, whether Alvin is there. */
export function cityLabel(table: TableState, box: Box, city: string, t: Translate): string {
  const view = viewOf(table);
  const names = namesOf(table, t);
  const parts = [`${cityName(city, box)}.`];
  const marker = view.markers.find((one) => one.city === city);
  if (marker) parts.push(t('rails-city-control', { seat: names[marker.seat] ?? '' }));
  if (view.players.some((player) => player.start === city)) parts.push(t('rails-city-start'));
  if (view.alvin?.city === city) parts.push(t('rails-city-alvin'));
  return parts.join(' ');
}
