import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `npm run screenshots`: the pictures of the README, taken from the running program. */
export default defineConfig({ ...base, testDir: '.', testMatch: '*.pictures.ts', workers: 1 });
