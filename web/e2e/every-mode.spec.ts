import type { NewSeat } from '../src/lib/api/types';
import { playTo } from './lib/any-game';
import { clean } from './lib/axe';
import { join, newTable } from './lib/tables';
import { expect, test, type Page } from './lib/test';

/** Every mode of the larger games, at every number of players, from its first decision to its end. */

const modes: { game: string; seats: number; options?: Record<string, string>; small: boolean }[] = [
  { game: 'homestead', seats: 1, small: false },
  { game: 'homestead', seats: 2, small: true },
  { game: 'homestead', seats: 3, small: false },
  { game: 'homestead', seats: 4, small: true },
  { game: 'homestead', seats: 4, options: { teams: 'true' }, small: false },
  { game: 'cattle', seats: 1, options: { craig: 'easy' }, small: true },
  { game: 'cattle', seats: 1, options: { craig: 'normal' }, small: false },
  { game: 'cattle', seats: 1, options: { craig: 'hard' }, small: false },
  { game: 'cattle', seats: 1, options: { craig: 'custom' }, small: false },
  { game: 'cattle', seats: 2, small: true },
  { game: 'cattle', seats: 3, small: false },
  { game: 'cattle', seats: 4, small: true },
];

for (const { game, seats, options = {}, small } of modes) {
  const chosen = Object.entries(options).map((option) => option.join('='));
  test.describe([game, `${seats} seats`, ...chosen, small ? 'on a phone' : 'at a desk'].join(', '), () => {
    if (small) test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('is played from the first decision to the end', async ({ page, context, browser, server }) => {
      const open: NewSeat[] = Array.from({ length: seats - 1 }, () => ({ who: 'open' }));
      const { id, seats: chairs } = await newTable(
        context.request,
        [{ who: 'me', name: 'Ann' }, ...open],
        options,
        game,
      );
      const others = await browser.newContext({ baseURL: server.address });
      for (const { invite, seat } of chairs.slice(1)) await join(others.request, id, invite!, `P${seat + 1}`);
      const people = [context.request, others.request];

      for (const ply of [0, 90]) {
        await playTo(people, id, ply);
        await page.goto(`/t/${id}`);
        await wellSet(page, `${game} ${seats} at ${ply}`);
      }
      const { scores, result } = await playTo(people, id);
      expect(result).not.toBeNull();
      await page.goto(`/t/${id}`);
      const end = page.getByRole('dialog');
      await expect(end.locator('.places li')).toHaveCount(scores.length);
      const alone = game === 'cattle' ? /Craig/ : /^(Failed|An? \w+ settlement)/;
      const title = end.getByRole('heading', { level: 2 });
      await expect(title).toHaveText(seats === 1 ? alone : /wins|You win|share the victory/);
      await wellSet(page, `the end of ${game} ${seats}`);
      await others.close();
    });
  });
}

/** Words for everything, nothing that reaches over the edge, nothing axe-core would complain about. */
async function wellSet(page: Page, screen: string): Promise<void> {
  await expect(page.locator('[data-status]')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\[[a-z]+-[\w-]+\]/);
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over, `${screen} is too wide`).toBeLessThanOrEqual(0);
  await clean(page, screen);
}
