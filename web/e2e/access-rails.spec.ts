import { clean } from './lib/axe';
import { choosy, draws, playUntil, railsTable, viewOf } from './lib/rails';
import { RailsPlayer } from './lib/rails-player';
import { openRecord } from './lib/records';
import { bot } from './lib/tables';
import { test } from './lib/test';

const ann = { who: 'me' as const, name: 'Ann' };
const phone = { width: 390, height: 844 };
/** The map has a thousand pieces; it is looked at where it matters, on the whole turn. */
const MAP = 'main svg';
const desk = { width: 1280, height: 800 };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`rails, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('tickets, a start city and the question before it', async ({ page, context }) => {
      let state = await railsTable(context.request, [ann, bot], { alvin: 'true' });
      await page.goto(`/t/${state.id}`);
      const player = new RailsPlayer(page);
      await player.waitForTurn();
      await player.panel.locator('.ticket').first().click();
      await clean(page, 'tickets', MAP);
      await page.setViewportSize(phone);
      await clean(page, 'tickets, phone', MAP);
      state = await playUntil(
        context.request,
        state,
        (now) => viewOf(now).asking.ask === 'start' && now.offers.length > 0,
      );
      await player.panel.locator('.cities').waitFor();
      await clean(page, 'start city, phone', MAP);
      await page.setViewportSize(desk);
      await player.panel.locator('.cities button:has(.risky)').first().click();
      await page.getByRole('dialog', { name: 'Are you sure?' }).waitFor();
      await clean(page, 'question', MAP);
    });

    test('a turn and a payment, at a desk and on a phone', async ({ page, context }) => {
      const state = await playUntil(
        context.request,
        await railsTable(context.request, [ann, bot], { alvin: 'true' }),
        (now) => viewOf(now).asking.ask === 'act' && choosy(now) !== undefined,
        draws,
      );
      await page.goto(`/t/${state.id}`);
      const player = new RailsPlayer(page);
      await player.waitForTurn();
      await page.getByText('Routes you can claim').click();
      await clean(page, 'turn');
      await page.setViewportSize(phone);
      await clean(page, 'turn, phone');
      for (const name of [/^Tickets/, /^Routes/]) {
        await player.panel.getByRole('button', { name }).click();
        await page.getByRole('dialog').waitFor();
        await clean(page, String(name), MAP);
        await page.keyboard.press('Escape');
      }
      const claim = choosy(state)!.action.slice('claim '.length);
      await player.step(() =>
        player
          .lane(claim)
          .focus()
          .then(() => page.keyboard.press('Enter')),
      );
      await player.panel.getByRole('group', { name: 'Ways to pay' }).waitFor();
      await clean(page, 'payment, phone', MAP);
      await page.setViewportSize(desk);
      await clean(page, 'payment', MAP);
    });

    test('the end', async ({ page, context }) => {
      const table = await openRecord(context.request, 'rails', '6-alvin');
      await page.goto(`/t/${table.id}`);
      await page.getByRole('dialog').waitFor();
      await clean(page, 'end', MAP);
      await page.setViewportSize(phone);
      await clean(page, 'end, phone', MAP);
      await page.getByRole('button', { name: 'See the board' }).click();
      await clean(page, 'table after the end, phone');
    });
  });
}
