import { expect, type Locator, type Page } from '@playwright/test';

/** A person at a table, as far as hands and eyes go; what a game asks, its own player answers. */
export abstract class Player {
  readonly table: Locator;
  readonly moment: Locator;

  constructor(readonly page: Page) {
    this.table = page.locator('.table[data-ply]');
    this.moment = page.locator('.moment');
  }

  async ply(): Promise<number> {
    return Number(await this.table.getAttribute('data-ply'));
  }

  async isOver(): Promise<boolean> {
    return (await this.table.getAttribute('data-status')) === 'over';
  }

  async isAsked(): Promise<boolean> {
    return (await this.page.locator('.table.my-turn').count()) > 0;
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

  async confirmIfAsked(): Promise<void> {
    const yes = this.page.getByRole('button', { name: 'Do it' });
    if (await yes.isVisible()) await yes.click();
  }

  /** One decision. */
  abstract decide(): Promise<void>;

  /** Plays whatever is mine to decide until it is another's turn. */
  async playTurn(): Promise<void> {
    while (await this.isAsked()) await this.decide();
  }
}
