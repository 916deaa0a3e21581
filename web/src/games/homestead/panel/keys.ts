import type { Translate } from '../../module';

/** What a key means at this table: the tile in hand, a card by its place, yes, or never mind. */
export type Key = { card: number } | 'turn' | 'back-turn' | 'mirror' | 'next' | 'before' | 'yes' | 'back';

const LETTERS: Record<string, Key> = {
  r: 'turn',
  f: 'mirror',
  n: 'next',
  p: 'before',
  enter: 'yes',
  escape: 'back',
};

export function keyOf(event: KeyboardEvent): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return null;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return { card: Number(key) - 1 };
  // A focused button, link or cell has its own Enter.
  if (key === 'enter' && event.target instanceof Element && event.target.closest('button, a, [role=button]'))
    return null;
  if (key === 'r' && event.shiftKey) return 'back-turn';
  return LETTERS[key] ?? null;
}

/** For the list of shortcuts. */
export const keys = (t: Translate) => [
  { keys: '1–9', label: t('homestead-key-card') },
  { keys: 'R', label: t('homestead-key-turn') },
  { keys: 'F', label: t('homestead-key-mirror') },
  { keys: 'N, P', label: t('homestead-key-places') },
  { keys: '← ↑ ↓ →', label: t('homestead-key-arrows') },
  { keys: 'Enter', label: t('homestead-key-build') },
];
