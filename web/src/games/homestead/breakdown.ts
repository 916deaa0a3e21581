import type { ScoreLine, Seat, TableState, Translate } from '../module';
import { SOURCES, viewOf } from './view';

/** Where a seat's dollars come from. Orders pay at the end only. */
export function breakdown(state: TableState, seat: Seat, t: Translate): ScoreLine[] {
  const earned = viewOf(state).players[seat]?.earned;
  if (!earned) return [];
  return SOURCES.map((source) => ({ label: t(`homestead-scores-${source}`), value: earned[source] }));
}
