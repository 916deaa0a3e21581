import { expect, test, type Page } from './lib/test';
import { bot, me, newTable } from './lib/tables';
import { plate, WagonsPlayer } from './lib/wagons';

/** Presses Tab until the thing of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      return (at?.getAttribute('aria-label') ?? at?.innerText ?? '').trim();
    });
    if (focused === name) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

test('from the lobby to a played card without a mouse', async ({ page }) => {
  await page.goto('/');
  await plate(page).getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'Play now');
  await page.keyboard.press('Enter');
  const player = new WagonsPlayer(page);
  await player.waitForTurn();
  const playable = player.hand.locator('button.playable').first();
  const name = (await playable.getAttribute('aria-label')) ?? '';
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(1);
  await player.step(() => page.keyboard.press('Enter'));
});

test('a wagon is moved on the board by Tab and Enter', async ({ page, context }) => {
  const table = await newTable(context.request, [me, bot]);
  await page.goto(`/t/${table.id}`);
  const player = new WagonsPlayer(page);
  await player.waitForTurn();
  await player.decide();
  while (await page.getByText('Choose another region').isVisible()) await player.decide();
  await page.locator('main').focus();
  const wagons = page.getByRole('main').getByRole('button', { name: /^New England/ });
  await tabTo(page, (await wagons.getAttribute('aria-label'))!);
  await expect(page.locator('main svg :focus')).toHaveCount(1);
  await player.step(() => page.keyboard.press('Enter'));
});

test('the shortcuts', async ({ page, context }) => {
  const table = await newTable(context.request, [me, bot]);
  await page.goto(`/t/${table.id}`);
  const player = new WagonsPlayer(page);
  await player.waitForTurn();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('row', { name: 'P Play the chosen card' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [key, title] of [
    ['?', 'Keyboard'],
    ['l', 'Log'],
    ['r', 'Rules'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await player.decide();
  await player.step(() => page.keyboard.press('u'));
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Replay' })).toHaveCount(0);
});
