import { readFileSync } from 'node:fs';
import { expect, test } from './lib/test';
import { openRecord } from './lib/records';
import { me, newTable, numberIn, playOut } from './lib/tables';

test('a finished game can be gone through, by button, key, slider and link', async ({
  page,
  context,
  browser,
  server,
}) => {
  const table = await playOut(context.request, await newTable(context.request, [me, me]));
  await page.goto(`/t/${table.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();

  const bar = page.getByRole('region', { name: 'Replay' });
  const slider = bar.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await expect(page.locator('.table')).toHaveAttribute('data-ply', '14');
  await bar.getByRole('button', { name: 'One step on' }).click();
  await expect(slider).toHaveValue('1');
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(page.locator('.table')).toHaveAttribute('data-ply', String(table.ply));
  await page.keyboard.press('Home');
  await expect(page.locator('.table')).toHaveAttribute('data-ply', '14');
  await slider.fill('10');
  await expect(bar.locator('.count')).toContainText('10/');
  await expect(page.locator('.table')).not.toHaveAttribute('data-ply', '14');
  const ply = Number(await page.locator('.table').getAttribute('data-ply'));
  await expect(page).toHaveURL(`/t/${table.id}?ply=${ply}`);

  // Anybody who has the link sees the same position.
  const other = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  const watcher = await other.newPage();
  await watcher.goto(`/t/${table.id}?ply=${ply}`);
  await expect(watcher.locator('.table')).toHaveAttribute('data-ply', String(ply));
  await expect(watcher.getByText('You are watching')).toBeVisible();
  // A link into the game leads into the game, not to its end.
  await expect(watcher.getByRole('dialog')).toHaveCount(0);
  await other.close();

  await bar.getByRole('button', { name: 'Leave the replay' }).click();
  await expect(page).toHaveURL(`/t/${table.id}`);
  await expect(bar).toHaveCount(0);
});

for (const [game, name] of [
  ['wagons', '2-fifty'],
  // Here the greatest moment is nobody's: the last scoring, after the last wagon's move and its draw.
  ['wagons', '2-wagons-gone'],
  ['rails', '3-plain'],
] as const) {
  test(`the end screen leads to the moments of ${game} ${name}`, async ({ page, context }) => {
    const table = await openRecord(context.request, game, name);
    await page.goto(`/t/${table.id}`);
    const end = page.getByRole('dialog');
    await expect(end.getByRole('img', { name: /Scores over the game/ })).toBeVisible();
    const moments = end.getByRole('button', { name: /gains/ });
    const told = await moments.locator('strong').allInnerTexts();
    expect(told).toHaveLength(3);

    for (const [i, words] of told.entries()) {
      const [, who, gain] = /^(.+) gains (\d+)/.exec(words)!;
      await moments.nth(i).click();
      const bar = page.getByRole('region', { name: 'Replay' });
      await expect(bar).toBeVisible();
      // The address asks for a ply and settles on the stop it belongs to; board and address then agree.
      const asked = () => new URL(page.url()).searchParams.get('ply');
      const shown = () => page.locator('.table').getAttribute('data-ply');
      await expect.poll(async () => (await shown()) === asked()).toBe(true);
      const ply = asked()!;

      // The replay says what the log says there, and the points named come with that very step.
      const line = page.locator('.log .here');
      await expect(bar.locator('.caption')).toContainText(await line.locator('span').first().innerText());
      const points = page.getByRole('article', { name: who, exact: true }).locator('.points');
      const after = numberIn(await points.innerText());
      await bar.getByRole('button', { name: 'One step back' }).click();
      await expect(page.locator('.table')).not.toHaveAttribute('data-ply', ply);
      expect(after - numberIn(await points.innerText())).toBe(Number(gain));
      await page.getByRole('button', { name: 'Result' }).click();
    }
  });
}

test('a record is downloaded and opened again', async ({ page, context }) => {
  const table = await playOut(context.request, await newTable(context.request, [me, me]));
  await page.goto(`/t/${table.id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the record' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'wagons', scores: table.scores });

  await page.goto('/import');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page).toHaveURL(/\/t\/(?!import)[\w-]+\?ply=/);
  await expect(page.locator('.table')).toHaveAttribute('data-status', 'over');

  await page.goto('/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('no record'),
  });
  await expect(page.getByRole('alert')).toContainText('not JSON');
});
