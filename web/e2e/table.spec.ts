import { expect, test } from './lib/test';
import { act, bot, join, logOf, me, newTable } from './lib/tables';
import { WagonsPlayer } from './lib/wagons';

/** An offered card that asks for wagon steps, so that the turn is not over with it. */
const withSteps = (actions: string[]) => actions.find((action) => /^play .*w[1-9]/.test(action))!;

test('an illegal try shows the rule, and the rule opens beside the table', async ({ page, context }) => {
  const table = await newTable(context.request, [me, bot]);
  await act(context.request, table, withSteps(table.offers.map((offer) => offer.action)));
  await page.goto(`/t/${table.id}`);
  const player = new WagonsPlayer(page);
  await player.waitForTurn();
  const disc = page.locator('.regions button.legal');
  if (await page.getByText('Choose another region').isVisible())
    await player.step(() => disc.first().click());

  const before = await player.ply();
  await page
    .getByRole('button', { name: /from the West to California/ })
    .first()
    .click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('§5.4');
  await expect(refusal).toContainText('Needed 1, there: 0');
  expect(await player.ply()).toBe(before);

  await refusal.getByRole('button', { name: /§5\.4/ }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator('#s5-4')).toBeInViewport();
  await expect(rules.locator('#s5-4')).toBeFocused();
  await expect(page).toHaveURL(`/t/${table.id}`);
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
});

test('undo takes a step back, and says why it cannot', async ({ page, context }) => {
  const table = await newTable(context.request, [me, bot]);
  await page.goto(`/t/${table.id}`);
  const player = new WagonsPlayer(page);
  await player.waitForTurn();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('There is nothing of yours to take back');

  await player.decide();
  await expect(player.moment).not.toContainText('Your turn: play a card');
  await player.step(() => page.getByRole('button', { name: 'Undo' }).click());
  await expect(player.moment).toContainText('Your turn: play a card');
  await expect(page.locator('.log .undone').first()).toBeVisible();
  expect((await logOf(context.request, table.id)).some((entry) => entry.undone)).toBe(true);
});

test('a reload in the middle of a turn changes nothing', async ({ page, context }) => {
  const table = await newTable(context.request, [me, bot]);
  await page.goto(`/t/${table.id}`);
  const player = new WagonsPlayer(page);
  await player.waitForTurn();
  await player.decide();
  const [ply, sentence] = [await player.ply(), await player.moment.innerText()];
  await page.reload();
  await player.waitForTurn();
  expect(await player.ply()).toBe(ply);
  expect(await player.moment.innerText()).toBe(sentence);
});

test('moves of others are shown one after another', async ({ browser, server }) => {
  const ann = await browser.newContext({ baseURL: server.address, reducedMotion: 'no-preference' });
  const bob = await browser.newContext({ baseURL: server.address });
  const table = await newTable(ann.request, [me, { who: 'open' }], { start_player: 'seat2' });
  let state = await join(bob.request, table.id, table.seats[1]!.invite!, 'Bob');
  const page = await ann.newPage();
  await page.goto(`/t/${table.id}`);
  await page.locator('.table').waitFor();
  await page.evaluate(() => {
    const plies: (string | null)[] = ((window as unknown as { plies: (string | null)[] }).plies = []);
    const board = document.querySelector('.table')!;
    new MutationObserver(() => plies.push(board.getAttribute('data-ply'))).observe(board, {
      attributeFilter: ['data-ply'],
    });
  });

  let decisions = 0;
  const first = withSteps(state.offers.map((offer) => offer.action));
  for (let action: string | undefined = first; action; decisions += 1) {
    state = await act(bob.request, state, action);
    action = state.offers[0]?.action;
  }
  await expect(page.locator('.table')).toHaveAttribute('data-ply', String(state.ply));
  const shown = await page.evaluate(() => (window as unknown as { plies: string[] }).plies);
  expect(shown).toHaveLength(decisions);
  await ann.close();
  await bob.close();
});

test('who shares a device passes it on behind a curtain', async ({ page, context }) => {
  const table = await newTable(context.request, [
    { who: 'me', name: 'Ann' },
    { who: 'me', name: 'Bob' },
  ]);
  await page.goto(`/t/${table.id}`);
  await page.getByRole('button', { name: 'I am Ann' }).click();
  const player = new WagonsPlayer(page);
  const hers = await player.hand.getByRole('button').evaluateAll((all) => all.map((card) => card.ariaLabel));
  await player.playTurn();
  await expect(page.getByRole('heading', { name: 'Bob is next' })).toBeVisible();
  // Not even behind the curtain is Bob's hand on the page.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'I am Bob' }).click();
  await expect(player.hand.getByRole('button')).toHaveCount(7);
  const his = await player.hand.getByRole('button').evaluateAll((all) => all.map((card) => card.ariaLabel));
  expect(his).not.toEqual(hers);
  await expect(page.locator('.table')).toHaveClass(/my-turn/);
});

test('a lost connection is said, and mends itself', async ({ page, context }) => {
  const table = await newTable(context.request, [me, me]);
  await page.goto(`/t/${table.id}`);
  await page.getByRole('button', { name: 'I am Guest' }).click();
  await page.route('**/events?**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await page.unroute('**/events?**');
  await expect(page.getByText('Connection lost')).toHaveCount(0);
});
