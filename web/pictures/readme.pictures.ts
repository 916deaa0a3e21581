import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { TableState } from '../src/lib/api/types';
import { playUntil } from '../e2e/lib/any-game';
import { CattlePlayer, viewOf as cattleOf } from '../e2e/lib/cattle';
import { sitDown } from '../e2e/lib/company';
import { HomesteadPlayer, viewOf as homesteadOf } from '../e2e/lib/homestead';
import { playOn, railsTable, viewOf } from '../e2e/lib/rails';
import { RailsPlayer } from '../e2e/lib/rails-player';
import { bot, join as takeSeat, me, newTable, playOut } from '../e2e/lib/tables';
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
  for (const [i, name] of friends.entries()) await takeSeat(others.request, id, seats[i + 1]!.invite!, name);
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

/** Whatever pays best now. */
function greedily({ offers, ply }: TableState): string {
  const worth = (offer: (typeof offers)[number]) => {
    const { build, best } = (offer.preview ?? {}) as { build?: { dollars: number }; best?: number };
    return build?.dollars ?? best ?? 0;
  };
  const start = (ply * 7919) % offers.length;
  const turned = [...offers.slice(start), ...offers.slice(0, start)];
  return turned.reduce((a, b) => (worth(b) > worth(a) ? b : a)).action;
}

test('homestead', async ({ page, context, browser, server }) => {
  const { id, people } = await sitDown({ context, browser, server }, 'homestead', 3);
  const wanted = (now: TableState) => {
    const { asking, buildings } = homesteadOf(now);
    const dear = now.offers.some(
      ({ preview }) => ((preview as { build?: { effects: unknown[] } })?.build?.effects.length ?? 0) > 1,
    );
    return asking.ask === 'place' && buildings.length > 24 && dear;
  };
  await playUntil(people, id, wanted, greedily);
  await page.setViewportSize(desk);
  await page.goto(`/t/${id}`);
  const player = new HomesteadPlayer(page);
  await player.waitForTurn();
  await page.keyboard.press('n');
  await player.build.waitFor();
  await take(page, 'homestead');
  await page.setViewportSize(phone);
  await take(page, 'homestead-phone');
});

test('cattle', async ({ page, context }) => {
  const { id } = await newTable(context.request, [{ ...me, name: 'Ann' }], { craig: 'normal' }, 'cattle');
  await playUntil(
    [context.request],
    id,
    (now) => now.ply > 160 && cattleOf(now).asking.ask === 'move' && cattleOf(now).reach.length > 4,
  );
  await page.setViewportSize(desk);
  await page.goto(`/t/${id}`);
  const player = new CattlePlayer(page);
  await player.waitForTurn();
  await page.mouse.move(0, 0);
  await take(page, 'cattle');
  await page.setViewportSize(phone);
  await take(page, 'cattle-phone');
});
