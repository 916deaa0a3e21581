import type { Translate } from '../../module';
import type { BoxCity, Corner, Link } from '../box';
import type { Space } from '../names';
import type { StationState, View } from '../view';
import { nameOf } from '../who';
import { cityName } from '../words/names';

export function cityLabel(view: View, city: BoxCity, names: string[], t: Translate): string {
  const parts = [t('cattle-city', { city: cityName(city.id), value: city.value, corner: city.corner })];
  const { money_now: money, vp_end: points } = city.each_disc ?? {};
  if (money || points) parts.push(t('cattle-city-each', { money: money ?? 0, points: points ?? 0 }));
  const here = view.players.flatMap(({ cities }, seat) => (cities[city.id] ? [nameOf(names, seat, t)] : []));
  if (view.craig?.cities[city.id]) here.push(t('cattle-craig'));
  if (here.length > 0) parts.push(t('cattle-city-discs', { seats: here.join(', ') }));
  return parts.join(' ');
}

export function linkLabel(link: Link, t: Translate): string {
  return t('cattle-link', {
    between: link.between.map(cityName).join(' – '),
    points: link.vp_end ?? 0,
    objective: link.take_objective ?? 0,
  });
}

export function stationLabel(
  { n, cost, vp, discs }: StationState,
  corner: Corner,
  names: string[],
  t: Translate,
): string {
  const parts = [t('cattle-station-label', { station: n, cost, vp, corner })];
  if (discs.length > 0)
    parts.push(t('cattle-city-discs', { seats: discs.map((seat) => nameOf(names, seat, t)).join(', ') }));
  return parts.join(' ');
}

export function masterLabel(master: string, t: Translate): string {
  return `${t(`cattle-master-${master}`)}: ${t(`cattle-master-${master}-help`)}`;
}

export function spaceLabel(view: View, space: Space, names: string[], t: Translate): string {
  const parts = [t(space.includes('.') ? 'cattle-turnout' : 'cattle-space', { space })];
  view.players.forEach(({ engine }, seat) => {
    if (engine === space) parts.push(t('cattle-engine-of', { seat: nameOf(names, seat, t) }));
  });
  if (view.craig?.engine === space) parts.push(t('cattle-engine-of', { seat: t('cattle-craig') }));
  return parts.join(' ');
}
