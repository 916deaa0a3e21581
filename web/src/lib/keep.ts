/** Small choices kept in the browser. Private windows may refuse: then they last as long as the page. */

const PREFIX = 'westbound.';

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Nothing to do: the choice holds until the page is closed.
  }
}
