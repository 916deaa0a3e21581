import { seatNames } from '$lib/table/names';
import type { TableState, Translate } from '../module';
import { parseCard, type Card } from './card';
import type { Region } from './regions';

export function regionName(region: Region, t: Translate): string {
  return t(`wagons-region-${region}`);
}

/** The region as other sentences need it: "in the East", "from the East", "to the East". */
export function regionWords(
  region: Region,
  t: Translate,
): { region: string; in: string; from: string; to: string } {
  const form = (name: string) => t(`wagons-region-${region}-${name}`);
  return { region: regionName(region, t), in: form('in'), from: form('from'), to: form('to') };
}

/** A step from one region to the next. */
export function stepWords(from: Region, to: Region, t: Translate): { from: string; to: string } {
  return { from: regionWords(from, t).from, to: regionWords(to, t).to };
}

const PLACE_IDS = { '1': 'one', '2': 'two', '+1': 'plus' } as const;

/** A card in words: "two discs in the East; 2 wagon steps; cost 5". */
export function cardWords(card: Card | string, t: Translate): string {
  const { region, place, wagons, cost } = typeof card === 'string' ? parseCard(card) : card;
  const words: string[] = [];
  if (region && place) words.push(t(`wagons-card-place-${PLACE_IDS[place]}`, regionWords(region, t)));
  if (wagons > 0) words.push(t('wagons-card-wagons', { count: wagons }));
  words.push(t('wagons-card-cost', { cost }));
  return words.join('; ');
}

export function names(state: TableState, t: Translate): string[] {
  return seatNames(state.seats, t);
}

/** "Anna 3, Ben 1"; those without points are left out. */
export function pointsWords(points: number[], names: string[], t: Translate): string {
  const parts = points.flatMap((value, seat) =>
    value > 0 ? [t('wagons-points-of', { seat: names[seat] ?? '', points: value })] : [],
  );
  return parts.length > 0 ? parts.join(', ') : t('wagons-points-none');
}

/** What is paid: "pay 5 discs", "pay 1 disc and 2 victory points". */
export function payWords(discs: number, vp: number, t: Translate): string {
  if (vp === 0) return t('wagons-pays-discs', { discs });
  if (discs === 0) return t('wagons-pays-vp', { vp });
  return t('wagons-pays-both', { discs, vp });
}
