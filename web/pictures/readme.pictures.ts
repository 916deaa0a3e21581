import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { TableState } from '../src/lib/api/types';
import { playOn, railsTable, viewOf } from '../e2e/lib/rails';
import { RailsPlayer } from '../e2e/lib/rails-player';
import { bot, join as sitDown, me, newTable, playOut } from '../e2e/lib/tables';
import { test } from '../e2e/lib/test';
import { WagonsPlayer } from '../e2e/lib/wagons';

const folder = join(import.meta.dirname, '../../docs/pictures');
mkdirSync(folder, { recursive: true });

async function take(page: Page, name: string): Promise<void> {
  // Another window is another layout: the board is measured first, then drawn.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 5; i += 1) await new Promise(requestAnimationFrame);
  });
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

/** A table of rails with company, played until something holds. */
async function railsUntil(
  { context, browser, baseURL }: { context: BrowserContext; browser: Browser; baseURL?: string },
  done: (state: TableState) => boolean,
): Promise<string> {
  const friends = ['Bob', 'Cleo', 'Dora'];
  const open = friends.map(() => ({ who: 'open' as const }));
  const { id, seats } = await railsTable(context.request, [{ ...me, name: 'Ann' }, ...open], {
    alvin: 'true',
  });
  const others = await browser.newContext({ baseURL });
  for (const [i, name] of friends.entries()) await sitDown(others.request, id, seats[i + 1]!.invite!, name);
  await playOn([context.request, others.request], id, done);
  await others.close();
  return id;
}

test('rails', async ({ page, context, browser, baseURL }) => {
  await page.setViewportSize(desk);
  const id = await railsUntil({ context, browser, baseURL }, (now) => {
    const { asking, claimed } = viewOf(now);
    return now.viewer === 0 && asking.ask === 'act' && claimed.length > 24 && now.to_act.includes(0);
  });
  await page.goto(`/t/${id}`);
  const player = new RailsPlayer(page);
  await player.waitForTurn();
  await page.mouse.move(0, 0);
  await take(page, 'rails');
  await page.setViewportSize(phone);
  await take(page, 'rails-phone');
});

test('the end of rails', async ({ page, context, browser, baseURL }) => {
  await page.setViewportSize(desk);
  await page.goto(`/t/${await railsUntil({ context, browser, baseURL }, () => false)}`);
  await page.getByRole('dialog').waitFor();
  await take(page, 'rails-end');
});
