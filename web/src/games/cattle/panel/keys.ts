import type { Translate } from '../../module';

/** What a key asks for: one of the choices in sight, or a plain word. */
export type Wish = { choice: number; action?: undefined } | { action: 'done' | 'no' };

/** Digits choose from the list, D is done, N declines. */
export function wishOf(event: KeyboardEvent): Wish | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return null;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return { choice: Number(key) - 1 };
  if (key === 'd') return { action: 'done' };
  return key === 'n' ? { action: 'no' } : null;
}

/** For the list of shortcuts. */
export const keys = (t: Translate) => [
  { keys: '1–9', label: t('cattle-key-choose') },
  { keys: 'D', label: t('cattle-key-done') },
  { keys: 'N', label: t('cattle-key-no') },
  { keys: '← ↑ ↓ →', label: t('cattle-key-arrows') },
];
