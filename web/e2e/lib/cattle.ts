import type { Locator } from '@playwright/test';
import type { TableState } from '../../src/lib/api/types';
import type { View } from '../../src/games/cattle/view';
import { Player } from './player';
import type { Page } from './test';

export const viewOf = (state: TableState) => state.view as View;

export class CattlePlayer extends Player {
  readonly panel: Locator;
  readonly map: Locator;

  constructor(page: Page) {
    super(page);
    this.panel = page.getByRole('region', { name: 'Your hand and choices' });
    this.map = page.getByRole('main');
  }

  place(id: string): Locator {
    return this.map.locator(`[data-place="${id}"]`);
  }

  /** A button for this very action. */
  choice(action: string): Locator {
    return this.panel.locator(`button[data-choice="${action}"]`);
  }

  /** On, if that is possible; else the first thing there is. */
  async decide(): Promise<void> {
    const done = this.choice('done');
    const next = (await done.count()) > 0 ? done : this.panel.locator('button[data-choice]');
    await this.step(() => next.first().click());
  }
}
