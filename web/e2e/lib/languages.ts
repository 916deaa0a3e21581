import { expect, type Locator, type Page } from '@playwright/test';

/** Switches the page to each language, English last, and expects `place` to speak it. */
export async function speaks(
  page: Page,
  place: Locator,
  said: Record<'de' | 'it' | 'en', RegExp>,
): Promise<void> {
  for (const language of ['de', 'it', 'en'] as const) {
    await page.locator('header select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(place).toContainText(said[language]);
    // An id in brackets would be a message nobody wrote.
    await expect(page.locator('body')).not.toContainText(/\[[a-z]+-[\w-]+\]/);
  }
}
