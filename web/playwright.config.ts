import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A whole game takes its time, and a machine that does other things as well takes several times as long.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    locale: 'en-GB',
    // A trace copies the page at every step, and a map has thousands of pieces: `--trace on` where one is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
});
