import { expect, test } from './lib/test';
import { plate, WagonsPlayer } from './lib/wagons';
import { me, bot, newTable, playOut } from './lib/tables';

test('a newcomer reaches the first decision with one click', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await plate(page).getByRole('button', { name: 'Play now' }).click();
  const player = new WagonsPlayer(page);
  expect(await player.waitForTurn()).toBe(true);
  await expect(player.moment).toContainText('Your turn: play a card, score, or sell a card.');
  await expect(page).toHaveTitle(/● Your turn/);
  await expect(player.hand.getByRole('button')).toHaveCount(7);
});

test('a newcomer stays the same person, however late an answer comes', async ({ page, playwright }) => {
  const slow = await playwright.request.newContext();
  await page.route('**/api/me', async (route) => {
    const answer = await slow.fetch(route.request());
    await page.waitForTimeout(1000);
    await route.fulfill({ response: answer });
  });
  await page.goto('/');
  const saved = page.waitForResponse('**/api/me');
  await page.locator('header select').selectOption('de');
  await plate(page).getByRole('button', { name: 'Sofort spielen' }).click();
  await saved;
  await expect(page).toHaveURL(/\/t\//);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Deine Karten' }).getByRole('button')).toHaveCount(7);
  await slow.dispose();
});

test('my tables are listed, with whose turn it is', async ({ page, context }) => {
  const mine = await newTable(context.request, [me, bot]);
  await playOut(context.request, await newTable(context.request, [me, me]));
  await page.goto('/');
  const tables = page.getByRole('listitem').filter({ hasText: 'Go West!' });
  await expect(tables).toHaveCount(2);
  await expect(tables.first()).toContainText('Your turn');
  await expect(tables.last()).toContainText('Finished');
  await tables.first().getByRole('link').click();
  await expect(page).toHaveURL(`/t/${mine.id}`);
});

test('who plays alone chooses the opponent first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').filter({ hasText: 'Great Western Trail' }).getByText('Play alone').click();
  await expect(page.getByText('Alone you play against Craig')).toBeVisible();
  // What a Craig of one's own does without is asked for only then, and a house rule he is not.
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await page.getByLabel('Craig', { exact: true }).selectOption('custom');
  await expect(page.getByRole('spinbutton')).toHaveCount(4);
  await expect(page.getByText('as printed')).toBeVisible();
  // With company there is no Craig, and what was chosen for him is not sent.
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(page.getByLabel('Craig', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove seat B' }).click();
  await page.getByLabel('Craig', { exact: true }).selectOption('easy');
  await page.getByText('House rules').click();
  await page.getByLabel('First turn').selectOption('Craig');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'About this table' }).click();
  const about = page.getByRole('dialog').locator('dl');
  await expect(about.getByText('Craig', { exact: true }).locator('+ dd')).toHaveText('easy');
  await expect(about.getByText('First turn').locator('+ dd')).toHaveText('Craig');
  await expect(about).not.toContainText('puts back');
});

test('house rules reach the table', async ({ page }) => {
  await page.goto('/new/wagons');
  await page.getByText('House rules').click();
  await page.getByLabel('Open hands').check();
  // Who begins is one of those around the table, as long as they are.
  const first = page.getByLabel('Start player');
  await expect(first.getByRole('option')).toHaveText([
    'drawn by lot',
    'Seat A',
    'Seat B',
    'Seat C',
    /oldest/,
  ]);
  await first.selectOption('seat3');
  await page.getByRole('button', { name: 'Remove seat C' }).click();
  await expect(first).toHaveValue('random');
  // Who moves up is still meant.
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await first.selectOption('seat3');
  await page.getByRole('button', { name: 'Remove seat B' }).click();
  await expect(first).toHaveValue('seat2');
  await page.getByRole('radiogroup', { name: 'Who sits at seat B' }).getByText('Bot').click();
  await expect(page.getByText('2 changed')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'About this table' }).click();
  const options = page.getByRole('dialog').locator('dl');
  await expect(options.locator('dt', { hasText: 'Open hands' }).locator('+ dd')).toHaveText('open');
  await expect(options.locator('dt', { hasText: 'Start player' }).locator('+ dd')).toHaveText('Bot B');
  await expect(options).toContainText('Fingerprint of the shuffle');
});

test('a wrong invitation and a wrong table say so', async ({ page }) => {
  await page.goto('/t/nosuchtable');
  await expect(page.getByRole('alert')).toContainText('There is no such table');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Off the map' })).toBeVisible();
});
