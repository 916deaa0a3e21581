import { expect, test, type Page } from './lib/test';
import { plate, WagonsPlayer } from './lib/wagons';

/** Ann sets up a table for two on its page and returns Bob's link. */
async function inviteBob(page: Page): Promise<string> {
  await page.goto('/');
  await plate(page).getByRole('link', { name: 'Invite friends' }).click();
  await page.getByRole('textbox', { name: 'Name at seat A' }).fill('Ann');
  await page.getByRole('button', { name: 'Remove seat C' }).click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  return page.getByRole('textbox', { name: 'Invitation link for seat B' }).inputValue();
}

test('two people play a whole game against each other', async ({ page, browser, server }) => {
  const link = await inviteBob(page);
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('At the table: Ann.')).toBeVisible();
  await other.getByLabel('Your name').fill('Bob');
  await other.getByRole('button', { name: 'Sit down' }).click();

  const players = [new WagonsPlayer(page), new WagonsPlayer(other)];
  for (const player of players) await expect(player.table).toBeVisible();
  await expect(page.getByRole('article', { name: 'Bob' })).toContainText('here');

  for (let turn = 0; ; turn += 1) {
    await page
      .locator('.table.my-turn, .table[data-status="over"]')
      .or(page.locator('.moment:not(.mine)'))
      .first()
      .waitFor();
    const over = await players[0]!.isOver();
    if (over) break;
    for (const player of players) await player.playTurn();
    expect(turn).toBeLessThan(300);
  }

  for (const player of players) {
    await expect(player.table).toHaveAttribute('data-status', 'over');
    await expect(player.page.getByRole('dialog')).toContainText(/win|share the victory/);
    await expect(player.page.getByRole('heading', { name: 'Points by source' })).toBeVisible();
  }
  const scores = await Promise.all(
    players.map((player) => player.page.locator('.places .points').allInnerTexts()),
  );
  expect(scores[0]).toEqual(scores[1]);

  // The promise of the start is kept at the end: the seed is shown.
  await page.getByRole('button', { name: 'See the board' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'About this table' }).click();
  await expect(page.getByRole('dialog')).not.toContainText('shown when the game is over');

  // And Bob asks for a rematch, which Ann is told of.
  await page.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Rematch' }).click();
  await expect(other.locator('.table')).toHaveAttribute('data-status', 'running');
  await expect(page.getByText('A new game has started.')).toBeVisible();
  await page.getByRole('link', { name: 'Go there' }).click();
  await expect(page).toHaveURL(other.url());
  await expect(page.locator('.table')).toHaveAttribute('data-status', 'running');
  await context.close();
});
