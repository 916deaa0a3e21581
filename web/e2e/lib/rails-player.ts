import type { Locator, Page } from '@playwright/test';
import { Player } from './player';

/** The game's plate in the lobby. */
export const plate = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Old West' }) });

/** What a person has done at a table, to see that a game had a bit of everything. */
export type Deed =
  'keep' | 'start' | 'pay' | 'mark' | 'no-marker' | 'alvin' | 'claim' | 'card' | 'tickets' | 'pass';

/** A person at a table of rails: buttons and lists beside the map on a desk, sheets on a phone. */
export class RailsPlayer extends Player {
  readonly deeds: Partial<Record<Deed, number>> = {};
  readonly panel: Locator;
  readonly map: Locator;

  constructor(
    page: Page,
    readonly phone = false,
  ) {
    super(page);
    this.panel = page.getByRole('region', { name: 'Your cards and tickets' });
    this.map = page.getByRole('main');
  }

  lane(id: string): Locator {
    return this.map.locator(`[data-lane="${id}"]`);
  }

  /** Lanes that glow: they can be claimed now. */
  get claimable(): Locator {
    return this.map.locator('[data-lane]:has(.glow)');
  }

  async decide(): Promise<void> {
    const deed = await this.next();
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1;
    await this.step(() => this.does(deed));
  }

  /** What is asked, by what the panel shows. */
  private async next(): Promise<Deed> {
    const sentence = await this.moment.innerText();
    if (/Choose your tickets/.test(sentence)) return 'keep';
    if (/start city/.test(sentence)) return 'start';
    if (/which (two )?cards/.test(sentence)) return 'pay';
    if (/captured Alvin/.test(sentence)) return 'alvin';
    // The first marker offered is bought, later ones are left: the game must get on.
    if (/city marker/.test(sentence)) return this.deeds.mark ? 'no-marker' : 'mark';
    if (/must pass/.test(sentence)) return 'pass';
    if (/second/.test(sentence)) return 'card';
    if (await this.claimable.count()) return 'claim';
    return 'card';
  }

  private async does(deed: Deed): Promise<void> {
    const button = (name: string | RegExp) => this.panel.getByRole('button', { name });
    switch (deed) {
      case 'keep':
        return this.keep();
      case 'start':
      case 'mark':
      case 'alvin':
        return this.panel.locator('.cities button:not(.skip):not(:has(.risky))').first().click();
      case 'no-marker':
        return button('No marker').click();
      case 'pay':
        return button(/^Pay/).first().click();
      case 'claim':
        return this.claim();
      case 'tickets':
        return button(/^Draw tickets/).click();
      case 'pass':
        return button('Pass').click();
      case 'card':
        return this.panel.locator('.display button.offered').last().click();
    }
  }

  /** Keeps as few tickets as may be. */
  private async keep(): Promise<void> {
    const tickets = this.panel.locator('.ticket');
    for (let i = 0; ; i += 1) {
      const keep = this.panel.getByRole('button', { name: /^Keep \d/ });
      if (await keep.count()) return keep.click();
      await tickets.nth(i).click();
    }
  }

  /** The longest route that can be claimed; the list has it first. */
  private async claim(): Promise<void> {
    if (!this.phone) {
      const fold = this.panel.locator('details', { hasText: 'Routes you can claim' });
      if (!(await fold.evaluate((one: HTMLDetailsElement) => one.open)))
        await fold.locator('summary').click();
      return fold.locator('li button').first().click();
    }
    await this.panel.getByRole('button', { name: /^Routes/ }).click();
    await this.page.getByRole('dialog').locator('li button').first().click();
    await this.panel.getByRole('button', { name: 'Claim', exact: true }).click();
  }
}
