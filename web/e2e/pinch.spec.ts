import { Fingers, pose } from './lib/fingers';
import { draws, playUntil, railsTable, viewOf } from './lib/rails';
import { RailsPlayer } from './lib/rails-player';
import { bot } from './lib/tables';
import { expect, test } from './lib/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('two fingers zoom and move the map, one claims', async ({ page, context }) => {
  const state = await playUntil(
    context.request,
    await railsTable(context.request, [{ who: 'me', name: 'Ann' }, bot]),
    (now) => viewOf(now).asking.ask === 'act' && now.offers.some(({ action }) => action.startsWith('claim ')),
    draws,
  );
  await page.goto(`/t/${state.id}`);
  const player = new RailsPlayer(page, true);
  await player.waitForTurn();
  const box = (await page.locator('main').boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fingers = await Fingers.of(page);
  expect(await pose(page)).toEqual({ scale: 1, x: 0, y: 0 });

  // Apart: closer. What lies between the fingers stays there.
  await fingers.pinch(middle, 30, 90);
  await expect.poll(async () => (await pose(page)).scale).toBeGreaterThan(2);
  const near = await pose(page);
  expect(near.scale).toBeLessThan(3.5);
  expect(Math.abs(near.x + (box.width / 2) * (near.scale - 1))).toBeLessThan(40);

  // One finger moves what is near.
  await fingers.drag([{ from: middle, to: { x: middle.x - 60, y: middle.y + 40 } }]);
  await expect.poll(async () => Math.round((await pose(page)).x - near.x)).toBeLessThan(-40);
  expect((await pose(page)).y).toBeGreaterThan(near.y + 25);
  expect(await player.ply()).toBe(state.ply);

  // Together: back to the whole map.
  await fingers.pinch(middle, 150, 15);
  await expect.poll(() => pose(page)).toEqual({ scale: 1, x: 0, y: 0 });

  // A tap shows the route and what it brings, a second one claims it.
  const lane = (await player.claimable.first().getAttribute('data-lane'))!;
  const track = player.lane(lane).locator('.hit');
  const spot = await track.evaluate((path: SVGPathElement) => {
    const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM()!);
    return { x, y };
  });
  await page.touchscreen.tap(spot.x, spot.y);
  const claim = player.panel.getByRole('button', { name: 'Claim', exact: true });
  await expect(claim).toBeVisible();
  await player.step(() => claim.tap());
  if (/which cards/.test(await player.moment.innerText())) await player.decide();
  await expect(player.map.locator('[data-lane] .used')).not.toHaveCount(0);
});

test('the buttons of the map do what two fingers do', async ({ page, context }) => {
  const { id } = await railsTable(context.request, [{ who: 'me', name: 'Ann' }, bot]);
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Closer' }).tap();
  await expect.poll(async () => (await pose(page)).scale).toBeGreaterThan(1.4);
  // They are beside the board, never on it.
  const board = (await page.locator('main').boundingBox())!;
  for (const name of ['Closer', 'Farther away', 'Whole board']) {
    const button = (await page.getByRole('button', { name }).boundingBox())!;
    expect(button.y + button.height).toBeLessThanOrEqual(board.y);
  }
  await page.getByRole('button', { name: 'Whole board' }).tap();
  await expect.poll(() => pose(page)).toEqual({ scale: 1, x: 0, y: 0 });
});
