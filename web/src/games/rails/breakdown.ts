import type { ScoreLine, Seat, TableState, Translate } from '../module';
import { viewOf, type Final } from './view';

/** Points of the tickets done, and those lost on the others. */
export function ticketPoints({ tickets }: Final): { won: number; lost: number } {
  const sum = (done: boolean) =>
    tickets.filter((ticket) => ticket.done === done).reduce((all, { points }) => all + points, 0);
  return { won: sum(true), lost: sum(false) };
}

/** Where a seat's points come from. Until the end only routes and Alvin have paid. */
export function breakdown(state: TableState, seat: Seat, t: Translate): ScoreLine[] {
  const view = viewOf(state);
  const final = view.final?.[seat];
  if (!final) return [{ label: t('rails-scores-so-far'), value: view.players[seat]?.score ?? 0 }];
  const { won, lost } = ticketPoints(final);
  const lines = [
    { label: t('rails-scores-lanes'), value: final.lanes },
    { label: t('rails-scores-won'), value: won },
    { label: t('rails-scores-lost'), value: -lost },
    { label: t('rails-scores-globetrotter'), value: final.globetrotter },
  ];
  if (view.alvin)
    lines.push(
      { label: t('rails-scores-captures'), value: final.alvin_captures },
      { label: t('rails-scores-alvin'), value: final.alvin },
    );
  return lines;
}
