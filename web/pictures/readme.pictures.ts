import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../e2e/lib/test';
import { bot, me, newTable, playOut } from '../e2e/lib/tables';
import { WagonsPlayer } from '../e2e/lib/wagons';

const folder = join(import.meta.dirname, '../../docs/pictures');
mkdirSync(folder, { recursive: true });

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('lobby', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await take(page, 'lobby');
});

for (const [name, colorScheme] of [
  ['table', 'light'],
  ['table-dark', 'dark'],
] as const) {
  test(name, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(desk);
    const table = await newTable(context.request, [{ who: 'me', name: 'Ann' }, bot, bot]);
    await page.goto(`/t/${table.id}`);
    const player = new WagonsPlayer(page);
    for (let turn = 0; turn < 5; turn += 1) {
      await player.waitForTurn();
      await player.playTurn();
    }
    await player.waitForTurn();
    await page.mouse.move(0, 0);
    await take(page, name);
    if (colorScheme === 'dark') return;
    await page.setViewportSize(phone);
    await take(page, 'phone');
  });
}

test('the end', async ({ page, context }) => {
  await page.setViewportSize(desk);
  const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ ...me, name }));
  const table = await playOut(context.request, await newTable(context.request, seats));
  await page.goto(`/t/${table.id}`);
  await page.getByRole('dialog').waitFor();
  await take(page, 'end');
});
