import type { ScoreLine, Seat, TableState, Translate } from '../module';
import { SCORED } from './regions';
import { viewOf } from './view';
import { regionName } from './words';

/** Where a seat's points come from. */
export function breakdown(state: TableState, seat: Seat, t: Translate): ScoreLine[] {
  const player = viewOf(state).players[seat];
  if (!player) return [];
  const earned = player.earned.reduce((sum, points) => sum + points, 0);
  return [
    { label: t('wagons-scores-start'), value: player.vp - earned + player.vp_paid },
    ...SCORED.map((region, i) => ({ label: regionName(region, t), value: player.earned[i] ?? 0 })),
    { label: t('wagons-scores-paid'), value: -player.vp_paid },
  ];
}
