import type { OptionSpec } from './api/types';
import { i18n, t } from './i18n/index.svelte';
import { seatOf } from './options';
import { seatLetter } from './ui/seats';

/**
 * What a value of an option is called at a table for so many; seats by these names, as far as they have
 * any. Whoever plays alone may have the game's own opponent behind them.
 */
export function optionWord(
  game: string,
  spec: OptionSpec,
  value: string,
  players: number,
  names: string[] = [],
): string {
  const seat = seatOf(spec, value);
  const rival = `${game}-rival`;
  if (seat !== null && seat >= players && i18n.has(rival)) return t(rival);
  if (seat !== null) return names[seat] ?? t('seat-unnamed', { letter: seatLetter(seat) });
  const id = `${game}-option-${spec.key}-${value}`;
  if (i18n.has(id)) return t(id);
  if (spec.kind === 'flag') return t(value === 'true' ? 'yes' : 'no');
  return value === 'off' ? t('option-off') : value;
}
