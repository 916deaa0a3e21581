import type { Translate } from '../../module';

/** What a key means at this table; null when it is not ours or somebody is typing. */
export type Key = { pick: number } | 'play' | 'sell' | 'score' | 'double' | 'back';

export function keyOf(event: KeyboardEvent): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return null;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return { pick: Number(key) - 1 };
  switch (key) {
    case 'p':
      return 'play';
    case 's':
      return event.shiftKey ? 'score' : 'sell';
    case 'c':
      return 'score';
    case 'd':
      return 'double';
    case 'escape':
      return 'back';
    default:
      return null;
  }
}

/** For the list of shortcuts. */
export const keys = (t: Translate) => [
  { keys: '1–7', label: t('wagons-key-card') },
  { keys: '1–5', label: t('wagons-key-region') },
  { keys: 'P', label: t('wagons-key-play') },
  { keys: 'S', label: t('wagons-key-sell') },
  { keys: 'C', label: t('wagons-key-score') },
  { keys: 'D', label: t('wagons-key-double') },
];
