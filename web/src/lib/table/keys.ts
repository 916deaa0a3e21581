/** What a key means on a table. */
export type KeyWish =
  'undo' | 'log' | 'rules' | 'replay' | 'help' | 'escape' | 'earlier' | 'later' | 'first' | 'last' | 'pause';

const letters: Record<string, KeyWish> = {
  u: 'undo',
  l: 'log',
  r: 'rules',
  h: 'replay',
  '?': 'help',
};

const inReplay: Record<string, KeyWish> = {
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
  Home: 'first',
  End: 'last',
  ' ': 'pause',
  Escape: 'escape',
};

/** Reads a key; null where it belongs to the browser, a text field, a dialog or the game's own board. */
export function wishOf(event: KeyboardEvent, replaying: boolean): KeyWish | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('dialog, input:not([type=range]), select, textarea, [contenteditable]')) return null;
  if (replaying && event.key in inReplay) {
    // A focused button keeps its space bar, a focused slider its arrows.
    if (event.key === ' ' && at?.closest('button, a')) return null;
    if (event.key !== 'Escape' && at?.closest('input[type=range]')) return null;
    return inReplay[event.key] ?? null;
  }
  return letters[event.key.toLowerCase()] ?? null;
}
