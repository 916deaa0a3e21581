import { clean } from './lib/axe';
import { playUntil } from './lib/any-game';
import { sitDown } from './lib/company';
import { Fingers, pose } from './lib/fingers';
import { holdsCrookedTile, HomesteadPlayer, viewOf } from './lib/homestead';
import { speaks } from './lib/languages';
import { openRecord } from './lib/records';
import { look, numberIn } from './lib/tables';
import { expect, test } from './lib/test';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** The map has thousands of pieces: axe looks at it once. */
const MAP = 'main svg';

test('a card is chosen, its tile turned and mirrored, refused, built and taken back', async ({
  page,
  context,
  browser,
  server,
}) => {
  await page.setViewportSize(desk);
  const { id, people } = await sitDown({ context, browser, server }, 'homestead', 2);
  const { view } = await playUntil(people, id, holdsCrookedTile);
  await page.goto(`/t/${id}`);
  const player = new HomesteadPlayer(page);
  await player.waitForTurn();

  // Undo takes the card back; where it could go shows as soon as one points at it.
  await player.step(() => page.getByRole('button', { name: 'Undo' }).click());
  await expect(player.moment).toContainText('Play one of your');
  const { card } = (view as { asking: { card: string } }).asking;
  const choice = player.panel.locator(`button[data-card="${card}"]`).first();
  await choice.hover();
  await expect(player.map.locator('.lots')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(player.map.locator('.lots')).toHaveCount(0);
  await choice.click();
  await player.step(() => player.panel.getByRole('button', { name: /^Build / }).click());
  await expect(player.moment).toContainText('where do you build it?');

  // In mid-turn the page may go and come again.
  await page.reload();
  await player.waitForTurn();
  await expect(player.moment).toContainText('where do you build it?');

  // No button lies on the map: its last cell can be built on, too.
  const edge = (await player.map.locator('svg').first().boundingBox())!;
  const corner = { x: edge.x + edge.width - 30, y: edge.y + edge.height - 30 };
  const button = ({ x, y }: typeof corner) => document.elementFromPoint(x, y)?.closest('button') ?? null;
  expect(await page.evaluate(button, corner)).toBeNull();

  // On another building it is refused, and the answer opens its rule.
  const taken = await player.spot('.building:not(.ghost) .badge');
  await page.mouse.move(taken.x, taken.y);
  await expect(player.panel).toContainText('It may not lie here.');
  const ply = await player.ply();
  await page.mouse.click(taken.x, taken.y);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(/§\d/);
  expect(await player.ply()).toBe(ply);
  const rule = refusal.getByRole('button', { name: /§/ });
  const section = /§([\d.]+)/.exec(await rule.innerText())![1]!;
  await rule.click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator(`#s${section.replaceAll('.', '-')}`)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);

  // Key and wheel turn, and back; mirrored twice it is as before. A dot says: it fits here when turned.
  const spot = await player.spot('.places .turned');
  await page.mouse.move(spot.x, spot.y);
  const first = await player.lie();
  await page.keyboard.press('r');
  await expect.poll(() => player.lie()).not.toBe(first);
  await page.keyboard.press('Shift+R');
  await expect.poll(() => player.lie()).toBe(first);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => player.lie()).not.toBe(first);
  await page.mouse.wheel(0, -120);
  await expect.poll(() => player.lie()).toBe(first);
  await page.keyboard.press('f');
  await expect.poll(() => player.lie()).not.toBe(first);
  await page.keyboard.press('f');
  await expect.poll(() => player.lie()).toBe(first);

  // What is promised is paid.
  await player.turnUntilItFits();
  const promised = numberIn(/Build here: (−?\d+) \$/.exec(await player.build.innerText())![1]!);
  const before = await look(context.request, id);
  await player.step(() => page.mouse.click(spot.x, spot.y));
  const after = await look(context.request, id);
  expect(viewOf(after).buildings.length).toBeGreaterThan(viewOf(before).buildings.length);
  const order = viewOf(after).orders.find(({ card: one, building }) => one === card && building !== null);
  const money = (state: typeof after) => viewOf(state).players[0]!.money;
  expect(order?.pays ?? money(after) - money(before)).toBe(promised);
});

test('a building is built without a mouse', async ({ page, context, browser, server }) => {
  const { id, people } = await sitDown({ context, browser, server }, 'homestead', 2);
  const state = await playUntil(
    people,
    id,
    (now) => viewOf(now).asking.ask === 'play' && now.offers.some(({ action }) => action.startsWith('play ')),
  );
  const hand = viewOf(state).players[0]!.hand!;
  const card = hand.findIndex((one) => state.offers.some(({ action }) => action === `play ${one}`));
  await page.goto(`/t/${id}`);
  const player = new HomesteadPlayer(page);
  await player.waitForTurn();
  await page.keyboard.press(String(card + 1));
  await expect(player.panel.locator('[aria-pressed=true]')).toHaveCount(1);
  await expect(player.map.locator('.lots')).toBeVisible();
  await player.step(() => page.keyboard.press('Enter'));

  // The hand over the map takes the tile up where it fits; arrows carry it on, and the cell is told in words.
  const cursor = player.map.locator('.cursor');
  await cursor.focus();
  await expect(cursor).toHaveAttribute('aria-label', /^Row \d+, column \d+: .* It fits here/);
  const label = (await cursor.getAttribute('aria-label'))!;
  await page.keyboard.press('ArrowDown');
  await expect(cursor).not.toHaveAttribute('aria-label', label);
  await page.keyboard.press('n');
  await expect(cursor).toHaveAttribute('aria-label', /It fits here/);
  const count = viewOf(state).buildings.length;
  await player.step(() => page.keyboard.press('Enter'));
  expect(viewOf(await look(context.request, id)).buildings.length).toBeGreaterThan(count);
});

test('the tile in hand is told in three languages', async ({ page, context, browser, server }) => {
  const { id, people } = await sitDown({ context, browser, server }, 'homestead', 2);
  await playUntil(people, id, holdsCrookedTile);
  await page.goto(`/t/${id}`);
  await speaks(page, page.locator('.moment'), {
    de: /wo baust du/i,
    it: /dove/i,
    en: /where do you build it/,
  });
});

test('a finished game is gone through in the replay', async ({ page, context }) => {
  const table = await openRecord(context.request, 'homestead', '3-plain');
  await page.goto(`/t/${table.id}?ply=${Math.floor(table.ply / 2)}`);
  const bar = page.getByRole('region', { name: 'Replay' });
  const built = page.locator('main .building');
  await expect(page.locator('.table')).not.toHaveAttribute('data-ply', String(table.ply));
  const middle = await built.count();
  await page.locator('main').focus();
  await page.keyboard.press('End');
  await expect(page.locator('.table')).toHaveAttribute('data-ply', String(table.ply));
  expect(await built.count()).toBeGreaterThan(middle);
  await bar.getByRole('slider').fill('0');
  await expect(built).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

test('every question is clean for axe, at a desk and on a phone', async ({
  page,
  context,
  browser,
  server,
}) => {
  const { id, people } = await sitDown({ context, browser, server }, 'homestead', 2);
  const player = new HomesteadPlayer(page);
  for (const ask of ['start-hand', 'post', 'pick', 'play', 'place'] as const) {
    await playUntil(people, id, (now) => viewOf(now).asking.ask === ask);
    await page.setViewportSize(desk);
    await page.goto(`/t/${id}`);
    await player.waitForTurn();
    if (ask === 'place') await page.keyboard.press('n');
    else if (ask !== 'post') await player.panel.locator('button[data-card]').first().click();
    await clean(page, ask, ask === 'place' ? undefined : MAP);
    await page.setViewportSize(phone);
    await clean(page, `${ask}, phone`, MAP);
  }
});

test.describe('with fingers', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('two zoom the map, one lays the tile, drags it and builds', async ({
    page,
    context,
    browser,
    server,
  }) => {
    const { id, people } = await sitDown({ context, browser, server }, 'homestead', 2);
    const state = await playUntil(people, id, holdsCrookedTile);
    await page.goto(`/t/${id}`);
    const player = new HomesteadPlayer(page);
    await player.waitForTurn();
    const board = (await player.map.boundingBox())!;
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    const fingers = await Fingers.of(page);
    await fingers.pinch(middle, 30, 90);
    await expect.poll(async () => (await pose(page)).scale).toBeGreaterThan(2);
    await fingers.pinch(middle, 150, 15);
    await expect.poll(() => pose(page)).toEqual({ scale: 1, x: 0, y: 0 });

    // A tap lays the tile, the way it fits there; a finger on it drags it, not the map. Some tiles fit nowhere as they
    // are held: then there are only the dots that say where they fit when turned.
    const straight = '.places .coin, .places .spot';
    const fits = (await player.map.locator(straight).count()) > 0;
    const spot = await player.spot(fits ? straight : '.places .turned');
    await page.touchscreen.tap(spot.x, spot.y);
    await expect(player.build).toBeVisible();
    const lie = await player.lie();
    await fingers.drag([{ from: spot, to: { x: spot.x, y: spot.y + (spot.y < middle.y ? 60 : -60) } }]);
    await expect.poll(() => player.lie()).not.toBe(lie);
    expect(await pose(page)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(await player.ply()).toBe(state.ply);
    await player.decide();
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });
});
