import { playUntil } from './lib/any-game';
import { clean } from './lib/axe';
import { CattlePlayer, viewOf } from './lib/cattle';
import { sitDown } from './lib/company';
import { Fingers, pose } from './lib/fingers';
import { speaks } from './lib/languages';
import { openRecord } from './lib/records';
import { logOf, look, newTable } from './lib/tables';
import { expect, test, type Page } from './lib/test';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** The board has a thousand pieces: axe looks at it once. */
const BOARD = 'main svg';
const ann = { who: 'me' as const, name: 'Ann' };

/** How far the page reaches over its right edge. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the whole first turn is played by clicks; Craig’s turn is told with his reasons and stays', async ({
  page,
  context,
}) => {
  await page.setViewportSize(desk);
  const { id, offers } = await newTable(context.request, [ann], { craig: 'easy' }, 'cattle');
  await page.goto(`/t/${id}`);
  const player = new CattlePlayer(page);
  await player.waitForTurn();
  await expect(player.moment).toContainText('Put your cattleman on any neutral building.');
  await expect(player.map.locator('[data-place].offered')).toHaveCount(offers.length);

  await player.step(() => player.place('A').click());
  await expect(player.moment).toContainText('You are here: neutral building A.');
  // Undo gives the choice back, and a reload in mid-turn changes nothing.
  await player.step(() => page.getByRole('button', { name: 'Undo' }).click());
  await expect(player.moment).toContainText('Put your cattleman');
  await player.step(() => player.place('A').click());
  await page.reload();
  await player.waitForTurn();
  await expect(player.moment).toContainText('You are here: neutral building A.');

  const story = player.panel.locator('section', { hasText: 'What Craig did, and why' });
  const money = async () => viewOf(await look(context.request, id)).players[0]!.money;
  const before = await money();
  await player.step(() => player.choice('aux money').click());
  expect(await money()).toBe(before + 1);
  // Craig may have begun; what counts is his turn after mine.
  const past = await story.allInnerTexts();
  for (let i = 0; i < 30 && (await story.allInnerTexts()).join() === past.join(); i += 1) {
    await player.decide();
    await player.waitForTurn();
  }
  expect(await story.allInnerTexts()).not.toEqual(past);
  await expect(story.locator('li').first()).toContainText(/Craig plays card \d+/);
  await expect(player.map.locator('.craig')).toBeVisible();

  // His turn stays in sight through the small decisions of mine.
  const told = await story.getByRole('listitem').allInnerTexts();
  await player.waitForTurn();
  await player.decide();
  await expect(story.getByRole('listitem')).toHaveText(told);
});

test('at a fork Craig says why he rode that way', async ({ page, context }) => {
  const { id } = await newTable(context.request, [ann], { craig: 'normal' }, 'cattle');
  const forks = async () => {
    const facts = (await logOf(context.request, id)).flatMap((entry) => entry.facts);
    const turn = facts.slice(facts.findLastIndex(({ fact }) => fact === 'craig-card'));
    return turn.filter(({ fact }) => fact === 'craig-fork').length;
  };
  for (let ply = 1; (await forks()) === 0;)
    ply = (await playUntil([context.request], id, (now) => now.ply > ply && isMove(now))).ply;
  await page.setViewportSize(desk);
  await page.goto(`/t/${id}`);
  const player = new CattlePlayer(page);
  await player.waitForTurn();
  await expect(player.map.locator('.reason')).toHaveCount(await forks());
  await expect(player.map.locator('.reason').first()).toContainText(/fewer|fees|less|equal/);
  await expect(player.map.locator('.craig-way')).toHaveCount(1);
  await expect(
    player.panel.getByRole('listitem').filter({ hasText: 'Craig rides by' }).first(),
  ).toBeVisible();
});

const isMove = (now: Parameters<typeof viewOf>[0]) => viewOf(now).asking.ask === 'move';

for (const [where, viewport] of [
  ['at a desk', desk],
  ['on a phone', phone],
] as const) {
  test(`a list of choices that goes on says so ${where}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const { id, offers } = await newTable(
      context.request,
      [ann],
      { craig: 'easy', start_player: 'seat1' },
      'cattle',
    );
    await page.goto(`/t/${id}`);
    const player = new CattlePlayer(page);
    await player.waitForTurn();
    const choices = player.panel.getByRole('button', { name: /^Begin on neutral building/ });
    await expect(choices).toHaveCount(offers.length);
    const list = choices.first().locator('..');
    await expect(list).toHaveAttribute('data-more', 'below');
    await expect(list).toHaveCSS('mask-image', /gradient/);
    // The next row looks out from below: one choice is there in part.
    const shown = await choices.evaluateAll((buttons) =>
      buttons.map((button) => {
        const list = button.parentElement!.getBoundingClientRect();
        const { top, bottom, height } = button.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, list.bottom) - top) / height;
      }),
    );
    expect(shown.filter((part) => part > 0.2 && part < 0.8).length).toBeGreaterThan(0);

    // With the keyboard the last one comes into sight, whole; then the list goes on above.
    await choices.last().focus();
    await expect(list).toHaveAttribute('data-more', 'above');
    await expect(choices.last()).toBeInViewport({ ratio: 1 });
  });
}

test('stops show their fees before the walk, and the walk costs just that', async ({
  page,
  context,
  browser,
  server,
}) => {
  const { id, people } = await sitDown({ context, browser, server }, 'cattle', 2);
  const state = await playUntil(
    people,
    id,
    (now) => isMove(now) && viewOf(now).reach.some(({ pays }) => pays > 0),
  );
  const { reach, players } = viewOf(state);
  // A stop with one way only: its fee is the fee.
  const ways = (stop: string) => reach.filter((way) => way.stop === stop).length;
  const way =
    reach.find(({ pays, stop }) => pays > 0 && ways(stop) === 1) ?? reach.find(({ pays }) => pays > 0)!;
  await page.setViewportSize(desk);
  await page.goto(`/t/${id}`);
  const player = new CattlePlayer(page);
  await player.waitForTurn();
  await expect(player.moment).toContainText('Move your cattleman');
  await expect(player.map.locator('.tag')).toHaveCount(new Set(reach.map(({ stop }) => stop)).size);
  const walk = `go ${way.path.join(' ')}`;
  if (ways(way.stop) > 1) await player.panel.locator(`button[data-choice$=" ${way.stop}"]`).first().click();
  const choice = player.choice(walk);
  await expect(choice).toContainText(`−$${way.pays}`);
  await choice.hover();
  await expect(player.map.locator('path.way')).toHaveCount(1);
  await expect(player.map.locator('.tag')).toHaveCount(way.fees.length);
  await player.step(() => choice.click());
  const after = viewOf(await look(context.request, id)).players[0]!;
  expect(after.at).toBe(way.stop);
  expect(players[0]!.money - after.money).toBe(way.pays);
  await player.step(() => page.getByRole('button', { name: 'Undo' }).click());
  await expect(player.moment).toContainText('Move your cattleman');
});

test('a place that is no choice says why when it is tried', async ({ page, context }) => {
  const { id } = await newTable(context.request, [ann], { craig: 'easy' }, 'cattle');
  await page.setViewportSize(desk);
  await page.goto(`/t/${id}`);
  const player = new CattlePlayer(page);
  await player.waitForTurn();
  const ply = await player.ply();
  await player.place('A1').click();
  await expect(page.getByRole('alert')).toContainText('neutral building');
  expect(await player.ply()).toBe(ply);

  const state = await playUntil([context.request], id, (now) => isMove(now) && viewOf(now).reach.length > 0);
  const behind = viewOf(state).players[0]!.at!;
  await page.reload();
  await player.waitForTurn();
  await player.place(behind).click();
  await expect(page.getByRole('alert')).toContainText(/§\d/);
  expect(await player.ply()).toBe(state.ply);
});

test('an action that is closed opens the rule that closes it', async ({ page, context }) => {
  const { id } = await newTable(context.request, [ann], { craig: 'easy' }, 'cattle');
  await playUntil(
    [context.request],
    id,
    (now) =>
      viewOf(now).asking.ask === 'local' &&
      now.offers.some(({ action }) => action.startsWith('aux ')) &&
      viewOf(now).aux.some(({ kind }) => !now.offers.some(({ action }) => action === `aux ${kind}`)),
  );
  await page.goto(`/t/${id}`);
  const player = new CattlePlayer(page);
  await player.waitForTurn();
  const ply = await player.ply();
  await player.panel.locator('button[data-not]').first().click();
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
});

test('a turn goes by without a mouse, in three languages', async ({ page, context }) => {
  const { id } = await newTable(context.request, [ann], { craig: 'easy' }, 'cattle');
  await page.goto(`/t/${id}`);
  const player = new CattlePlayer(page);
  await player.waitForTurn();
  // One place is in the tab order, arrows go on to the next that can be chosen.
  const offered = player.map.locator('[data-place].offered[tabindex="0"]');
  await offered.focus();
  const from = await offered.getAttribute('data-place');
  await page.keyboard.press('ArrowUp');
  await expect(offered).not.toHaveAttribute('data-place', from!);
  await player.step(() => page.keyboard.press('Enter'));
  await player.step(() => page.keyboard.press('1'));
  await speaks(page, page.locator('main'), {
    de: /Arbeitsmarkt/,
    it: /Mercato del lavoro/,
    en: /Job market/,
  });
});

test('a finished game is gone through in the replay, Craig’s reasons too', async ({ page, context }) => {
  const table = await openRecord(context.request, 'cattle', '1-normal-lost');
  await page.goto(`/t/${table.id}?ply=${Math.floor(table.ply / 2)}`);
  const bar = page.getByRole('region', { name: 'Replay' });
  await expect(page.locator('.table')).not.toHaveAttribute('data-ply', String(table.ply));
  await page.locator('main').focus();
  await page.keyboard.press('End');
  await expect(page.locator('.table')).toHaveAttribute('data-ply', String(table.ply));
  await bar.getByRole('slider').fill('1');
  await expect(bar.locator('.count')).toContainText('1/');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

test('every question is clean for axe at a desk', async ({ page, context, browser, server }) => {
  await page.setViewportSize(desk);
  const { id, people } = await sitDown({ context, browser, server }, 'cattle', 2);
  const player = new CattlePlayer(page);
  for (const ask of ['place', 'local', 'move', 'deliver'] as const) {
    await playUntil(people, id, (now) => viewOf(now).asking.ask === ask);
    await page.goto(`/t/${id}`);
    await player.waitForTurn();
    await clean(page, ask, ask === 'move' ? undefined : BOARD);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the parts are tabs, none reaches over the edge, two fingers bring the trail closer', async ({
    page,
    context,
  }) => {
    const { id } = await newTable(context.request, [ann], { craig: 'hard' }, 'cattle');
    await playUntil([context.request], id, (now) => now.ply > 25 && isMove(now));
    await page.goto(`/t/${id}`);
    const player = new CattlePlayer(page);
    await player.waitForTurn();
    const tabs = page.getByRole('group', { name: 'Parts of the table' });
    for (const name of ['Railway', 'Jobs', 'Cards', 'Boards', 'Trail']) {
      const tab = tabs.getByRole('button', { name });
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-pressed', 'true');
      expect(await tooWide(page), name).toBeLessThanOrEqual(0);
      await clean(page, `${name}, phone`, name === 'Trail' ? BOARD : undefined);
    }
    const board = (await player.map.boundingBox())!;
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    await (await Fingers.of(page)).pinch(middle, 30, 90);
    await expect.poll(async () => (await pose(page)).scale).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await expect.poll(() => pose(page)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test('words stay inside their buttons, however many of them there are', async ({ page, context }) => {
    const { id } = await newTable(context.request, [ann], { craig: 'easy' }, 'cattle');
    const many = await playUntil(
      [context.request],
      id,
      (now) => viewOf(now).asking.ask === 'hazard' && now.offers.length > 5,
    );
    await page.goto(`/t/${id}`);
    const player = new CattlePlayer(page);
    await player.waitForTurn();
    const choices = player.panel.locator('[data-choice]');
    await expect(choices).toHaveCount(many.offers.length);
    for (const choice of await choices.all()) {
      const button = (await choice.boundingBox())!;
      const words = (await choice.locator('.words').boundingBox())!;
      expect(words.y, await choice.innerText()).toBeGreaterThanOrEqual(button.y);
      expect(words.y + words.height).toBeLessThanOrEqual(button.y + button.height);
    }
  });

  test('the end', async ({ page, context }) => {
    const table = await openRecord(context.request, 'cattle', '1-hard-won');
    await page.goto(`/t/${table.id}`);
    const end = page.getByRole('dialog');
    await expect(end.getByRole('row', { name: /^Cattle/ })).toBeVisible();
    await expect(end.getByRole('columnheader', { name: 'Craig' })).toBeVisible();
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await clean(page, 'the end, phone', BOARD);
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the parts are tabs beside the board, and the part a question is about comes forward', async ({
    page,
    context,
  }) => {
    const { id } = await newTable(context.request, [ann], { craig: 'easy', start_player: 'seat1' }, 'cattle');
    await page.goto(`/t/${id}`);
    const player = new CattlePlayer(page);
    await player.waitForTurn();
    const tabs = page.getByRole('group', { name: 'Parts of the table' });
    for (const name of ['Railway', 'Jobs', 'Cards', 'Boards']) {
      await tabs.getByRole('button', { name }).tap();
      expect(await tooWide(page), name).toBeLessThanOrEqual(0);
      await clean(page, `${name}, sideways`, BOARD);
    }
    await page.getByRole('button', { name: 'Begin on neutral building A' }).tap();
    await expect(tabs.getByRole('button', { name: 'Trail' })).toHaveAttribute('aria-pressed', 'true');
    await clean(page, 'Trail, sideways', BOARD);
  });
});
