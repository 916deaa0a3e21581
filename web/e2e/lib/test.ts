import { test as base, expect, type Page } from '@playwright/test';
import { Server } from './server';

/** Tests with a server of their own per worker, and pages that fail the test on any error in the console. */
export const test = base.extend<{ quiet: void }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
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

export { expect, type Page };
