import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { rulesPages } from './plugins/rules-pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), rulesPages()],
  resolve: {
    alias: { $lib: here('./src/lib') },
    // Svelte's browser build, also under vitest.
    conditions: ['browser'],
  },
  build: {
    target: 'es2022',
    // Fonts stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    // Locales and rules pages live beside web/, shared with the command line.
    fs: { allow: [here('..')] },
    proxy: { '/api': process.env['WESTBOUND_API'] ?? 'http://127.0.0.1:1848' },
  },
  test: {
    // What touches the page says so itself: `@vitest-environment happy-dom`.
    environment: 'node',
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
  },
});
