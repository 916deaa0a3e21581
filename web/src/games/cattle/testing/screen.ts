import { vi } from 'vitest';

/** A wide screen, a phone's, or that of a phone held sideways, all of somebody who wants no motion. */
export function screen(kind: 'desk' | 'phone' | 'sideways'): void {
  const matches = (query: string): boolean => {
    if (query.includes('reduced')) return true;
    return query.includes('max-height') ? kind === 'sideways' : kind !== 'phone';
  };
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: matches(query), media: query }) as MediaQueryList,
  );
}
