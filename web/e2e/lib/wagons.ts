import type { Locator, Page } from '@playwright/test';
import { Player } from './player';

/** The game's plate in the lobby. */
export const plate = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Go West!' }) });

export class WagonsPlayer extends Player {
  readonly hand: Locator;

  constructor(page: Page) {
    super(page);
    this.hand = page.getByRole('list', { name: 'Your hand' });
  }

  /** The card with most wagons; the easternmost wagon. */
  async decide(): Promise<void> {
    const regions = this.page.locator('.regions button.legal');
    // The question may stand there before what can be chosen does.
    const whole = this.page.getByText(/play a card, score/);
    await regions.or(this.hand.locator('button.playable')).or(whole).first().waitFor();
    if (await regions.count()) return this.step(() => regions.last().click());
    await this.step(() => this.playCard());
  }

  async playCard(): Promise<void> {
    const cards = this.hand.locator('button.playable');
    const labels = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
    const wagons = labels.map((label) => Number(/(\d) wagon step/.exec(label)?.[1] ?? 0));
    const card = cards.nth(wagons.indexOf(Math.max(...wagons)));
    if (!labels.length) return this.sellCard();
    await card.click();
    await card.click();
  }

  async sellCard(): Promise<void> {
    await this.hand.getByRole('button').first().click();
    await this.page.getByRole('button', { name: /^Sell/ }).click();
  }
}
