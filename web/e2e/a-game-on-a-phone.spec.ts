import { expect, test, type Page } from './lib/test';
import { plate, WagonsPlayer } from './lib/wagons';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Nothing may stick out sideways, and every target is big enough for a thumb. */
async function fits(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`page is ${document.documentElement.scrollWidth} wide`);
    for (const target of document.querySelectorAll<HTMLElement>('button, a[href], select, input')) {
      // A box to tick is hit through its label.
      const box = (target.closest('label') ?? target).getBoundingClientRect();
      const hidden = box.width === 0 || target.closest('.skip, .hidden-text, .choice') !== null;
      const name = target.getAttribute('aria-label') ?? target.innerText;
      if (hidden) continue;
      if (Math.max(box.width, box.height) < 43.5 || Math.min(box.width, box.height) < 40) {
        found.push(`${name}: ${Math.round(box.width)}×${Math.round(box.height)}`);
      }
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`${name} sticks out`);
    }
    return found;
  });
  expect(faults).toEqual([]);
}

test('one person plays a whole game on a phone against a bot', async ({ page }) => {
  await page.goto('/');
  await fits(page);
  await plate(page).getByRole('link', { name: 'Invite friends' }).tap();
  await page.getByRole('button', { name: 'Remove seat C' }).tap();
  await page.getByRole('radiogroup', { name: 'Who sits at seat B' }).getByText('Bot').tap();
  await fits(page);
  await page.getByRole('button', { name: 'Start the game' }).tap();

  const player = new WagonsPlayer(page);
  await expect(player.table).toBeVisible();
  await fits(page);
  // What is decided and the undo button stay within the thumb's reach.
  const moment = await player.moment.boundingBox();
  expect(moment!.y).toBeGreaterThan(844 / 2);

  let turns = 0;
  while (await player.waitForTurn()) {
    await player.playTurn();
    turns += 1;
    if (turns === 2) await sheets(page);
  }
  await expect(page.getByRole('dialog')).toContainText(/wins?|share the victory/);
  await fits(page);
  await page.getByRole('button', { name: 'See the board' }).tap();
  await fits(page);
});

async function sheets(page: Page): Promise<void> {
  for (const [name, says] of [
    ['Seats', 'is deciding'],
    ['Log', 'plays'],
    ['Rules', 'Contents'],
    ['More', 'Replay'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).tap();
    await expect(page.getByRole('dialog')).toContainText(name === 'Seats' ? /deciding|Your turn/ : says);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}
