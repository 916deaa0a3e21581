import type { ScoreLine, Seat, TableState, Translate } from '../module';
import { SOURCES, viewOf } from './view';

/** Where a seat's points come from, live, as far as the reader may know. */
export function breakdown(state: TableState, seat: Seat, t: Translate): ScoreLine[] {
  const score = viewOf(state).players[seat]?.score;
  return SOURCES.map((source) => ({ label: t(`cattle-scores-${source}`), value: score?.[source] ?? 0 }));
}
