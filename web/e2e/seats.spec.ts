import type { APIRequestContext } from '@playwright/test';
import { playTo } from './lib/any-game';
import { clean } from './lib/axe';
import { expect, test, type Page } from './lib/test';
import { join, me, newTable } from './lib/tables';

const PHONE = { width: 390, height: 844 };

/** Ann's and Bob's table; Ann is the host and begins. */
async function annAndBob(ann: APIRequestContext, bob: APIRequestContext): Promise<string> {
  const table = await newTable(ann, [{ ...me, name: 'Ann' }, { who: 'open' }]);
  await join(bob, table.id, table.seats[1]!.invite!, 'Bob');
  return table.id;
}

const noSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

test('bots of a chosen strength sit down, and play otherwise in the rematch', async ({ page, context }) => {
  await page.goto('/new/wagons');
  await page.getByRole('radiogroup', { name: 'Who sits at seat B' }).getByText('Bot').click();
  const strength = page.getByRole('radiogroup', { name: 'Strength of the bot at seat B' });
  await expect(strength.getByRole('radio', { name: 'Rancher' })).toBeChecked();
  await expect(page.getByText('Plans each turn with care.').first()).toBeVisible();
  await strength.getByText('Tenderfoot').click();
  await expect(page.getByText('Always in a hurry')).toBeVisible();
  await clean(page, 'levels');
  await page.getByRole('button', { name: 'Remove seat C' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const plate = page.getByRole('article', { name: 'Bot B' });
  await expect(plate).toContainText('Tenderfoot');

  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await playTo([context.request], id);
  await page.getByRole('button', { name: 'Rematch' }).click();
  const asked = page.getByRole('dialog', { name: 'Once more?' });
  await expect(asked.getByRole('radio', { name: 'Tenderfoot' })).toBeChecked();
  await asked.getByText('Marshal').click();
  await clean(page, 'rematch');
  await asked.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(plate).toContainText('Marshal');
});

test('a bot plays for me, everybody is told, and I take my seat back', async ({ page, browser, server }) => {
  const other = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  const id = await annAndBob(page.request, other.request);
  const bob = await other.newPage();
  await bob.goto(`/t/${id}`);
  await page.goto(`/t/${id}`);
  await expect(page.locator('.table.my-turn')).toBeVisible();

  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let a bot play for you?' });
  await expect(dialog.getByRole('radio', { name: 'Rancher' })).toBeFocused();
  await dialog.getByText('Tenderfoot').click();
  await clean(page, 'hand over');
  await dialog.getByRole('button', { name: 'Let it play' }).click();

  // It plays Ann's turn and stops where Bob is asked.
  const note = page.getByRole('status').filter({ hasText: 'Tenderfoot plays for you.' });
  await expect(note).toBeVisible();
  await expect(bob.getByRole('article', { name: 'Ann' })).toContainText(
    'Ann is away: Tenderfoot plays for them.',
  );
  await expect(bob.locator('.table.my-turn')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(
    'Tenderfoot plays for Ann from here on.',
  );
  await clean(page, 'a bot plays for me');

  // A reload changes nothing.
  await page.reload();
  await note.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(note).toHaveCount(0);
  await expect(bob.getByRole('article', { name: 'Ann' })).not.toContainText('away');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Ann is back and plays again.');
  await other.close();
});

test('on a phone', async ({ page, browser, server }) => {
  const other = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  const id = await annAndBob(page.request, other.request);
  await page.setViewportSize(PHONE);
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Show the seats and their scores' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let a bot play for you?' });
  await noSidewaysScroll(page);
  await clean(page, 'hand over on a phone');
  await dialog.getByRole('button', { name: 'Let it play' }).click();
  const card = page.getByRole('article', { name: 'Ann' });
  await expect(card).toContainText('Rancher plays for you.');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const note = page.getByRole('status').filter({ hasText: 'Rancher plays for you.' });
  await noSidewaysScroll(page);
  await clean(page, 'a bot plays for me on a phone');
  await note.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(note).toHaveCount(0);
  await other.close();
});

test('the host sees how long to wait for somebody who is away', async ({ page, browser, server }) => {
  const other = await browser.newContext({ baseURL: server.address });
  const id = await annAndBob(page.request, other.request);
  await page.goto(`/t/${id}`);
  // Bob has never come; but it is Ann's turn, and nobody waits for him.
  await page.getByRole('button', { name: 'Let a bot play for Bob' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let a bot play for Bob?' });
  await expect(dialog).toContainText('Nobody waits for Bob at the moment.');
  await expect(dialog.getByRole('button', { name: 'Let it play' })).toHaveCount(0);
  await clean(page, 'nobody waits');
  await dialog.getByRole('button', { name: 'Not yet' }).click();

  // A bot plays Ann's turn; then everybody waits for Bob, for a while.
  await page.request.put(`/api/tables/${id}/seats/0/stand-in`, { data: { bot: 'random' } });
  await page.getByRole('button', { name: 'Let a bot play for Bob' }).click();
  await expect(dialog).toContainText(/If they are not back by \d+:\d\d/);
  await other.close();
});

for (const [locale, away, back] of [
  ['de-DE', 'Ann ist weg: Marshal springt ein.', 'Ann ist zurück und spielt wieder selbst.'],
  ['it-IT', 'Ann non c’è: gioca Sceriffo al suo posto.', 'Ann è di nuovo qui e gioca da sé.'],
] as const) {
  test(`it is told in ${locale}`, async ({ page, browser, server }) => {
    const other = await browser.newContext({ baseURL: server.address, locale, reducedMotion: 'reduce' });
    const id = await annAndBob(page.request, other.request);
    const bob = await other.newPage();
    await bob.goto(`/t/${id}`);
    const standIn = `/api/tables/${id}/seats/0/stand-in`;
    await page.request.put(standIn, { data: { bot: 'hard' } });
    await expect(bob.getByRole('article', { name: 'Ann' })).toContainText(away);
    await expect(bob.locator('.table.my-turn')).toBeVisible();
    await page.request.delete(standIn);
    await expect(bob.locator('section.log')).toContainText(back);
    await other.close();
  });
}
