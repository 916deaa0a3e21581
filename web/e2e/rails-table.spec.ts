import type { TableState } from '../src/lib/api/types';
import type { Preview } from '../src/games/rails/view';
import { seatLetter } from '../src/lib/ui/seats';
import { choose, choosy, draws, playUntil, railsTable, viewOf } from './lib/rails';
import { plate, RailsPlayer } from './lib/rails-player';
import { openRecord } from './lib/records';
import { act, bot, join, look } from './lib/tables';
import { expect, test } from './lib/test';

const ann = { who: 'me' as const, name: 'Ann' };
const mayClaim = (state: TableState) => state.offers.some(({ action }) => action.startsWith('claim '));
const canAct = (state: TableState) => state.offers.length > 0 && viewOf(state).asking.ask === 'act';

test('a newcomer reaches the first decision with one click', async ({ page }) => {
  await page.goto('/');
  await plate(page).getByRole('button', { name: 'Play now' }).click();
  const player = new RailsPlayer(page);
  expect(await player.waitForTurn()).toBe(true);
  await expect(player.moment).toContainText('Choose your tickets: keep at least 3.');
  await expect(player.panel.locator('.ticket')).toHaveCount(5);
});

test('a risky start city is asked about', async ({ page, context }) => {
  const table = await railsTable(context.request, [ann, bot]);
  const state = await playUntil(
    context.request,
    table,
    (now) => viewOf(now).asking.ask === 'start' && now.offers.length > 0,
  );
  await page.goto(`/t/${state.id}`);
  const player = new RailsPlayer(page);
  await player.waitForTurn();
  await expect(player.panel).toContainText('you are walled in for the whole game');
  await player.panel.locator('.cities button:has(.risky)').first().click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText('Few ways out are risky');
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toHaveCount(0);
  await player.decide();
  expect(player.deeds.start).toBe(1);
});

test('who would get the points is told before a route is claimed and paid', async ({ page, context }) => {
  const state = await playUntil(
    context.request,
    await railsTable(context.request, [ann, bot]),
    (now) => canAct(now) && choosy(now) !== undefined,
    draws,
  );
  await page.goto(`/t/${state.id}`);
  const player = new RailsPlayer(page);
  await player.waitForTurn();
  const offer = choosy(state)!;
  const lane = offer.action.slice('claim '.length);
  const { points, ways } = offer.preview as Preview;
  await expect(player.claimable).toHaveCount(
    state.offers.filter(({ action }) => action.startsWith('claim ')).length,
  );

  await player.lane(lane).focus();
  // Who holds a city at its end gets points, too: as many as there are, each with the letter of the seat.
  const told = points.map((one) => `${seatLetter(one.seat)}\\s*\\+${one.points}`).join('\\s*');
  await expect(player.map.locator('.bubble')).toContainText(new RegExp(told));
  await expect(player.lane(lane)).toHaveAttribute('aria-label', new RegExp(`Claim it: you \\+`));

  // Enter claims, the panel asks for the cards, and undo gives the choice back.
  await player.step(() => page.keyboard.press('Enter'));
  await expect(player.moment).toContainText('which cards do you pay with?');
  await expect(player.panel.getByRole('button', { name: /^Pay/ })).toHaveCount(ways);
  await expect(player.panel).toContainText(`It brings`);
  await player.step(() => page.getByRole('button', { name: 'Undo' }).click());
  await expect(player.moment).toContainText('Your turn');
  await player.step(() =>
    player
      .lane(lane)
      .focus()
      .then(() => page.keyboard.press('Enter')),
  );
  await player.step(() => player.panel.getByRole('button', { name: /^Pay/ }).first().click());
  await expect.poll(async () => claimedBy(await look(context.request, state.id), lane)).toBe(0);
  await expect(player.lane(lane)).toHaveAttribute('aria-label', /Ann/);
});

const claimedBy = (state: TableState, lane: string) =>
  viewOf(state).claimed.find((one) => one.lane === lane)?.seat;

test('undo never goes past a drawn card', async ({ page, context }) => {
  const state = await playUntil(context.request, await railsTable(context.request, [ann, bot]), canAct);
  await page.goto(`/t/${state.id}`);
  const player = new RailsPlayer(page);
  await player.waitForTurn();
  await player.step(() => player.panel.getByRole('button', { name: /^Draw blind/ }).click());
  await expect(player.moment).toContainText('second train card');
  const ply = await player.ply();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('it can no longer be taken back');
  expect(await player.ply()).toBe(ply);
});

test('an illegal try opens the rule', async ({ page, context }) => {
  const state = await playUntil(context.request, await railsTable(context.request, [ann, bot]), canAct);
  await page.goto(`/t/${state.id}`);
  const player = new RailsPlayer(page);
  await player.waitForTurn();
  // A route that does not touch the network.
  const { network } = viewOf(state).players[0]!;
  const lanes = player.map.locator('[data-lane]');
  // The map is drawn once its parts have arrived, which may be after the turn is announced.
  await expect(lanes).not.toHaveCount(0);
  const far = await lanes.evaluateAll(
    (lanes, near) =>
      lanes
        .map((lane) => (lane as SVGElement).dataset['lane']!)
        .find((id) => !near.some((city) => id.split('-').includes(city)))!,
    network,
  );
  await player.lane(far).dispatchEvent('click');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('§6');
  await refusal.getByRole('button', { name: /§6/ }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator('#s6')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
});

test('a ticket shows its way on the map, and its status in words', async ({ page, context }) => {
  const state = await playUntil(context.request, await railsTable(context.request, [ann, bot]), canAct);
  await page.goto(`/t/${state.id}`);
  const player = new RailsPlayer(page);
  await player.waitForTurn();
  const mine = viewOf(state).my_tickets;
  const ticket = player.panel.getByRole('list', { name: 'Your tickets' }).getByRole('button').first();
  await expect(ticket).toContainText(/spaces? left/);
  await ticket.hover();
  await expect(player.map.locator('.wanted')).toHaveCount(2);
  const ways = await player.map.locator('.way').count();
  expect(mine.map(({ way }) => way.length)).toContain(ways);
});

test('a spectator sees the map and nobody’s cards', async ({ page, context, browser, server }) => {
  const state = await playUntil(
    context.request,
    await railsTable(context.request, [ann, bot]),
    (now) => canAct(now) && mayClaim(now),
    draws,
  );
  await page.goto(`/t/${state.id}`);
  const other = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  const watcher = await other.newPage();
  await watcher.goto(`/t/${state.id}`);
  await expect(watcher.getByText('You are watching')).toBeVisible();
  await expect(watcher.getByRole('region', { name: 'Your cards and tickets' })).toHaveCount(0);
  await expect(watcher.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(watcher.locator('[data-lane] .glow')).toHaveCount(0);
  const seen = await look(other.request, state.id);
  expect(viewOf(seen).players.map(({ hand }) => hand)).toEqual([null, null]);
  expect([viewOf(seen).my_tickets, viewOf(seen).my_offer, seen.offers]).toEqual([[], [], []]);

  // What is claimed shows at once.
  const player = new RailsPlayer(page);
  await player.waitForTurn();
  const lane = (await player.claimable.first().getAttribute('data-lane'))!;
  await player.step(() =>
    player
      .lane(lane)
      .focus()
      .then(() => page.keyboard.press('Enter')),
  );
  if (/which cards/.test(await player.moment.innerText())) await player.decide();
  await expect(watcher.locator(`[data-lane="${lane}"]`)).toHaveAttribute('aria-label', /Ann/);
  await other.close();
});

test('a finished game is gone through in the replay', async ({ page, context }) => {
  const table = await openRecord(context.request, 'rails', '4-alvin');
  await page.goto(`/t/${table.id}?ply=${Math.floor(table.ply / 2)}`);
  const bar = page.getByRole('region', { name: 'Replay' });
  const claimed = page.locator('[data-lane] .used');
  await expect(page.locator('.table')).not.toHaveAttribute('data-ply', String(table.ply));
  const middle = await claimed.count();
  await page.locator('main').focus();
  await page.keyboard.press('End');
  await expect(page.locator('.table')).toHaveAttribute('data-ply', String(table.ply));
  expect(await claimed.count()).toBeGreaterThan(middle);
  await page.keyboard.press('Home');
  await expect(bar.getByRole('slider')).toHaveValue('0');
  await expect(claimed).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

test('who joins by link chooses tickets beside the host', async ({ page, context, browser, server }) => {
  const table = await railsTable(context.request, [ann, { who: 'open' }]);
  const other = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  await join(other.request, table.id, table.seats[1]!.invite!, 'Bob');
  await page.goto(`/t/${table.id}`);
  const player = new RailsPlayer(page);
  await player.waitForTurn();
  const tickets = player.panel.locator('.ticket');
  for (const i of [0, 2, 4]) await tickets.nth(i).click();

  // Bob's answer changes the table under Ann's hands; what she has ticked stays.
  const bobs = await look(other.request, table.id);
  await player.step(async () => void (await act(other.request, bobs, choose(bobs))));
  await expect(player.panel.getByRole('button', { name: /^Keep 3 tickets/ })).toBeVisible();
  await expect(tickets.nth(2)).toHaveAttribute('aria-pressed', 'true');

  await player.step(() => player.panel.getByRole('button', { name: /^Keep 3/ }).click());
  await other.close();
});

test('an answer given while another was faster still counts', async ({ page, context, browser, server }) => {
  const table = await railsTable(context.request, [ann, { who: 'open' }]);
  const other = await browser.newContext({ baseURL: server.address });
  await join(other.request, table.id, table.seats[1]!.invite!, 'Bob');
  // Ann's page hears nothing of what Bob does.
  await page.route('**/events?**', (route) => route.abort());
  await page.goto(`/t/${table.id}`);
  const player = new RailsPlayer(page);
  await player.waitForTurn();
  const bobs = await look(other.request, table.id);
  await act(other.request, bobs, choose(bobs));
  await player.decide();
  await expect(player.moment).toContainText('start city');
  await other.close();
});
