import type { NewSeat } from '../src/lib/api/types';
import { choose, playOn, playUntil, railsTable, viewOf } from './lib/rails';
import { RailsPlayer } from './lib/rails-player';
import { bot, join, look, numberIn } from './lib/tables';
import { expect, test } from './lib/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('two people play a whole game of rails, one at a desk, one on a phone', async ({
  page,
  context,
  browser,
  server,
}) => {
  // Every move by hand, two hundred of them: the longest test there is.
  test.setTimeout(600_000);
  const table = await railsTable(context.request, [{ who: 'me', name: 'Ann' }, { who: 'open' }], {
    alvin: 'true',
  });
  const pocket = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce', ...phone });
  await join(pocket.request, table.id, table.seats[1]!.invite!, 'Bob');
  const other = await pocket.newPage();
  const [ann, bob] = [new RailsPlayer(page), new RailsPlayer(other, true)];
  for (const player of [ann, bob]) await player.page.goto(`/t/${table.id}`);

  // Both choose their tickets at the same time, neither waits for the other.
  for (const player of [ann, bob]) expect(await player.waitForTurn()).toBe(true);
  await ann.decide();
  await expect(ann.moment).toContainText('Bob is choosing tickets');

  for (let turn = 0; !(await ann.isOver()); turn += 1) {
    expect(turn).toBeLessThan(300);
    await Promise.any([ann, bob].map((player) => player.waitForTurn()));
    for (const player of [ann, bob]) await player.playTurn();
  }

  for (const player of [ann, bob]) {
    await expect(player.table).toHaveAttribute('data-status', 'over');
    const end = player.page.getByRole('dialog');
    await expect(end).toContainText(/win|share the victory/);
    await expect(end.getByRole('row', { name: /^Globetrotter/ })).toBeVisible();
    await expect(end.getByRole('row', { name: /^Alvin at the end/ })).toBeVisible();
    for (const deed of ['keep', 'start', 'card', 'claim', 'pay'] as const)
      expect(player.deeds[deed] ?? 0, deed).toBeGreaterThan(0);
  }
  const { scores, view } = await look(context.request, table.id);
  const shown = await Promise.all(
    [ann, bob].map((player) => player.page.locator('.places .points').allInnerTexts()),
  );
  expect(shown[0]!.map(numberIn).toSorted()).toEqual(scores.toSorted());
  expect(shown[1]).toEqual(shown[0]);
  expect((view as { final: unknown[] }).final).toHaveLength(2);
  await pocket.close();
});

for (const [seats, alvin, small] of [
  [3, true, false],
  [4, false, true],
  [5, true, true],
  [6, false, false],
] as const) {
  const where = small ? 'on a phone' : 'at a desk';
  test.describe(`${seats} players, ${alvin ? 'with' : 'without'} Alvin, ${where}`, () => {
    if (small) test.use(phone);

    // Bots take their time, so that people can follow; here programs sit in the other seats.
    test('a whole game among programs, first and last turns by hand', async ({
      page,
      context,
      browser,
      server,
    }) => {
      const open: NewSeat[] = Array.from({ length: seats - 1 }, () => ({ who: 'open' }));
      const { id, seats: chairs } = await railsTable(context.request, [{ who: 'me', name: 'Ann' }, ...open], {
        alvin: String(alvin),
      });
      const others = await browser.newContext({ baseURL: server.address });
      for (const { invite, seat } of chairs.slice(1)) await join(others.request, id, invite!, `P${seat + 1}`);
      await page.goto(`/t/${id}`);
      const ann = new RailsPlayer(page, small);

      // Tickets, a start city and the first cards by hand.
      while ((ann.deeds.card ?? 0) < 2) {
        if (await ann.isAsked()) await ann.decide();
        else await playOn([others.request], id, () => false, 1);
      }
      expect(ann.deeds).toMatchObject({ keep: 1, start: 1 });
      await expect(ann.map.locator('svg > .alvin')).toHaveCount(alvin ? 1 : 0);

      // She goes away, a program plays for her, and she comes back for the last round.
      await page.goto('about:blank');
      await playOn([context.request, others.request], id, (now) => viewOf(now).last_round !== null);
      await page.goto(`/t/${id}`);
      await expect(ann.moment).toContainText('Last round!');
      while (!(await ann.isOver())) {
        if (await ann.isAsked()) await ann.decide();
        else await playOn([others.request], id, () => false, 1);
      }

      const end = page.getByRole('dialog');
      await expect(end.locator('.places li')).toHaveCount(seats);
      const { scores, result } = await look(context.request, id);
      const points = await end.locator('.places .points').allInnerTexts();
      expect(points.map(numberIn)).toEqual(
        scores
          .map((score, seat) => ({ score, place: result!.places[seat]! }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ score }) => score),
      );
      await expect(end.getByRole('row', { name: /^Globetrotter/ })).toBeVisible();
      await expect(end.getByRole('row', { name: /^Alvin/ })).toHaveCount(alvin ? 2 : 0);
      await others.close();
    });
  });
}

test('bots answer by themselves', async ({ page, context }) => {
  const { id } = await railsTable(context.request, [{ who: 'me', name: 'Ann' }, bot, bot]);
  await page.goto(`/t/${id}`);
  const ann = new RailsPlayer(page);
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await ann.waitForTurn()).toBe(true);
    await ann.playTurn();
  }
  await ann.waitForTurn();
  expect(ann.deeds).toMatchObject({ keep: 1, start: 1 });
});

test('a marker is bought, paid for, and stands on the map', async ({ page, context }) => {
  const seats = [
    { who: 'me' as const, name: 'Ann' },
    { who: 'me' as const, name: 'Bob' },
  ];
  const state = await playUntil(
    context.request,
    await railsTable(context.request, seats),
    (now) =>
      viewOf(now).asking.ask === 'marker' && now.offers.some(({ action }) => action.startsWith('mark ')),
    (now) => (now.offers.some(({ action }) => action === 'draw') && handOf(now) < 8 ? 'draw' : choose(now)),
  );
  await page.goto(`/t/${state.id}`);
  const name = state.seats[state.to_act[0]!]!.name;
  await page.getByRole('button', { name: `I am ${name}` }).click();
  const player = new RailsPlayer(page);
  await player.waitForTurn();
  const before = viewOf(state).markers.length;
  await player.decide();
  expect(player.deeds.mark).toBe(1);
  if (/which two cards/.test(await player.moment.innerText())) await player.decide();
  await expect
    .poll(async () => viewOf(await look(context.request, state.id)).markers.length)
    .toBe(before + 1);
  await expect(page.getByText(/puts a city marker|marker/i).first()).toBeVisible();
});

const handOf = (state: Parameters<typeof viewOf>[0]) =>
  viewOf(state).players[state.viewer ?? 0]?.hand_size ?? 0;
