import { expect, type Locator, type Page } from '@playwright/test';

/** The game's plate in the lobby. */
export const plate = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Go West!' }) });

/** A person at a table of wagons, as far as hands and eyes go. */
export class WagonsPlayer {
  readonly table: Locator;
  readonly moment: Locator;
  readonly hand: Locator;

  constructor(readonly page: Page) {
    this.table = page.locator('.table[data-ply]');
    this.moment = page.locator('.moment');
    this.hand = page.getByRole('list', { name: 'Your hand' });
  }

  async ply(): Promise<number> {
    return Number(await this.table.getAttribute('data-ply'));
  }

  async isOver(): Promise<boolean> {
    return (await this.table.getAttribute('data-status')) === 'over';
  }

  /** Waits until I am asked, or the game is over. True if I am asked. */
  async waitForTurn(): Promise<boolean> {
    await this.page.locator('.table.my-turn, .table[data-status="over"]').waitFor({ timeout: 60_000 });
    return !(await this.isOver());
  }

  /** Does something and waits until the table has moved on. */
  async step(what: () => Promise<void>): Promise<void> {
    const before = await this.ply();
    await what();
    await this.confirmIfAsked();
    await expect(this.table).not.toHaveAttribute('data-ply', String(before));
  }

  /** One decision: the card with most wagons, the easternmost wagon. */
  async decide(): Promise<void> {
    const regions = this.page.locator('.regions button.legal');
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

  async confirmIfAsked(): Promise<void> {
    const yes = this.page.getByRole('button', { name: 'Do it' });
    if (await yes.isVisible()) await yes.click();
  }

  /** Plays whatever is mine to decide until it is another's turn. */
  async playTurn(): Promise<void> {
    while (await this.page.locator('.table.my-turn').count()) await this.decide();
  }
}
