import type { OptionSpec } from './api/types';
import { i18n, t } from './i18n/index.svelte';
import { seatOf } from './options';
import { seatLetter } from './ui/seats';

/** What a value of an option is called; seats by these names, as far as they have any. */
export function optionWord(game: string, spec: OptionSpec, value: string, names: string[] = []): string {
  const seat = seatOf(spec, value);
  if (seat !== null) return names[seat] ?? t('seat-unnamed', { letter: seatLetter(seat) });
  const id = `${game}-option-${spec.key}-${value}`;
  if (i18n.has(id)) return t(id);
  if (spec.kind === 'flag') return t(value === 'true' ? 'yes' : 'no');
  return value === 'off' ? t('option-off') : value;
}
