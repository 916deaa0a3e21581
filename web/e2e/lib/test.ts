import { test as base, expect, type Page } from '@playwright/test';
import { Server } from './server';

/** Other deals: `DEALS=2 npm run e2e`. */
const DEALS = process.env['DEALS'] ?? '1';

/** Tests with a server of their own each, dealt from their title, and pages that fail on any error in the console. */
export const test = base.extend<{ quiet: void; server: Server }>({
  server: async ({}, use, { titlePath }) => {
    const server = await Server.start(seedOf([DEALS, ...titlePath].join('\n')));
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.address),
  // Without motion there is nothing to wait for; the animations have a test of their own.
  contextOptions: async ({}, use) => use({ reducedMotion: 'reduce' }),
  quiet: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('page', (page) => listen(page, errors));
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Refusals and breaks of the line are answers like any other; only the browser calls them errors.
    const answer = message.location().url.includes('/api/');
    if (message.type() === 'error' && !answer) errors.push(message.text());
  });
}

/** A number for a text, such as fits into 32 bits (FNV-1a). */
function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (const char of text) seed = Math.imul(seed ^ char.codePointAt(0)!, 0x01000193) >>> 0;
  return seed;
}

export { expect, type Page };
