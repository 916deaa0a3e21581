import { clean } from './lib/axe';
import { test } from './lib/test';
import { bot, me, newTable, playOut } from './lib/tables';
import { WagonsPlayer } from './lib/wagons';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('pages', async ({ page }) => {
      for (const path of ['/', '/new/wagons', '/new/cattle?alone', '/import', '/rules/wagons', '/nowhere']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        if (path.startsWith('/new')) await page.getByText('House rules').click();
        await clean(page, path);
      }
    });

    test('waiting room and joining', async ({ page, context, browser, server }) => {
      const table = await newTable(context.request, [me, { who: 'open' }]);
      await page.goto(`/t/${table.id}`);
      const link = await page.getByRole('textbox', { name: /Invitation/ }).inputValue();
      await clean(page, 'waiting');
      const other = await browser.newContext({ baseURL: server.address, colorScheme });
      const guest = await other.newPage();
      await guest.goto(link);
      await guest.getByLabel('Your name').waitFor();
      await clean(guest, 'join');
      await other.close();
    });

    test('table, its sheets, replay and a refusal', async ({ page, context }) => {
      const table = await newTable(context.request, [me, bot]);
      await page.goto(`/t/${table.id}`);
      const player = new WagonsPlayer(page);
      await player.waitForTurn();
      await clean(page, 'table');
      await player.hand.getByRole('button').first().click();
      await clean(page, 'card chosen');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('alert').waitFor();
      await clean(page, 'refusal');
      await player.decide();
      await clean(page, 'step');
      for (const name of ['Rules', 'More', 'Replay']) {
        await page.getByRole('button', { name, exact: true }).first().click();
        await clean(page, name);
        await page.keyboard.press('Escape');
      }
      await page
        .getByRole('button', { name: /Show where they come from/ })
        .first()
        .click();
      await clean(page, 'breakdown');
    });

    test('a table for the thumb, its sheets and the curtain', async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const seats = ['Ann', 'Bob'].map((name) => ({ ...me, name }));
      const table = await newTable(context.request, seats);
      await page.goto(`/t/${table.id}`);
      await page.getByRole('button', { name: 'I am Ann' }).waitFor();
      await clean(page, 'curtain');
      await page.getByRole('button', { name: 'I am Ann' }).click();
      const player = new WagonsPlayer(page);
      await player.waitForTurn();
      await clean(page, 'table, phone');
      for (const path of [
        ['Seats'],
        ['Log'],
        ['Rules'],
        ['More'],
        ['More', 'About this table'],
        ['More', 'Keyboard'],
      ]) {
        for (const name of path) await page.getByRole('button', { name, exact: true }).click();
        await page.getByRole('dialog').waitFor();
        await clean(page, path.join(', '));
        await page.keyboard.press('Escape');
      }
    });

    test('the end, on a desk and on a phone', async ({ page, context }) => {
      const table = await playOut(context.request, await newTable(context.request, [me, me]));
      await page.goto(`/t/${table.id}`);
      await page.getByRole('dialog').waitFor();
      await clean(page, 'end');
      await page.setViewportSize({ width: 390, height: 844 });
      await clean(page, 'end, phone');
      await page.getByRole('button', { name: 'See the board' }).click();
      await clean(page, 'table, phone');
    });
  });
}
