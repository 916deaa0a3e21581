import { vi } from 'vitest';

/** A wide screen or a phone's, both of somebody who wants no motion. */
export function screen(kind: 'desk' | 'phone'): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: kind === 'desk' || query.includes('reduced'),
        media: query,
      }) as MediaQueryList,
  );
}
