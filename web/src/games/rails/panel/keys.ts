import type { Translate } from '../../module';

/** What a key means at this table: a card of the display by its place, the deck, tickets, or never mind. */
export type Key = { slot: number } | 'draw' | 'tickets' | 'back';

export function keyOf(event: KeyboardEvent): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return null;
  const key = event.key.toLowerCase();
  if (/^[1-5]$/.test(key)) return { slot: Number(key) - 1 };
  if (key === 'd') return 'draw';
  if (key === 't') return 'tickets';
  return key === 'escape' ? 'back' : null;
}

/** For the list of shortcuts. */
export const keys = (t: Translate) => [
  { keys: '1–5', label: t('rails-key-take') },
  { keys: 'D', label: t('rails-key-draw') },
  { keys: 'T', label: t('rails-key-tickets') },
  { keys: '← ↑ ↓ →', label: t('rails-key-arrows') },
];
