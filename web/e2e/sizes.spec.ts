import { clean } from './lib/axe';
import { bot, newTable } from './lib/tables';
import { expect, test, type Page } from './lib/test';

/** Screens between a phone and a large desk: the seats have a place, and nothing around the board is cut off. */

const sizes = [
  { width: 1366, height: 768, seats: 'complementary' },
  { width: 1280, height: 720, seats: 'complementary' },
  { width: 1024, height: 768, seats: 'button' },
  { width: 844, height: 390, seats: 'button' },
] as const;

/** What holds more than it is wide. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator('.table > *, .table aside article')
    .evaluateAll((parts) =>
      parts.flatMap((part) =>
        part.scrollWidth > part.clientWidth
          ? [`${part.tagName} ${part.scrollWidth} > ${part.clientWidth}`]
          : [],
      ),
    );
}

const isWhole = (part: HTMLElement) => part.scrollHeight <= part.clientHeight;

for (const game of ['wagons', 'homestead', 'rails', 'cattle']) {
  test(`${game}: what is around the board fits`, async ({ page, context }) => {
    // The longest words are German ones.
    const seats = [{ who: 'me' as const, name: 'Maximiliane' }, bot, bot, bot];
    const { id } = await newTable(context.request, seats, {}, game);
    await page.goto(`/t/${id}`);
    await page.locator('header select').selectOption('de');
    for (const { width, height, seats } of sizes) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole(seats, { name: 'Plätze' })).toBeVisible();
      expect(await cutOff(page), `${width} × ${height}`).toEqual([]);
      // Beside the board four seats are seen at once.
      if (seats === 'complementary') expect(await page.locator('aside.left').evaluate(isWhole)).toBe(true);
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    await clean(page, game);
  });
}
