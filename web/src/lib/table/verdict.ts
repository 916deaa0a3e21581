import type { TableState } from '../api/types';
import type { Translate } from '../i18n/translate';
import { seatNames } from './names';

/** How a game ended, in one line. */
export function verdict(state: TableState, t: Translate, listOf: (words: string[]) => string): string {
  const winners = state.result?.winners ?? [];
  // Who sits alone plays against the game: no seat wins or shares, and the reason says how it went.
  if (state.seats.length === 1) return reasonOf(state, t);
  if (winners.length === 1 && state.you.length === 1 && state.you[0] === winners[0]) return t('end-you-won');
  return t('end-won', { names: listOf(winnersOf(state, t)), count: winners.length });
}

/** Why it ended, or how it went for somebody alone. */
export const reasonOf = (state: TableState, t: Translate) =>
  t(`${state.game}-reason-${state.result?.reason ?? ''}`);

function winnersOf(state: TableState, t: Translate): string[] {
  const names = seatNames(state.seats, t);
  return (state.result?.winners ?? []).map((seat) => names[seat] ?? '');
}
