import type { Locator } from '@playwright/test';
import type { TableState } from '../../src/lib/api/types';
import type { View } from '../../src/games/homestead/view';
import { Player } from './player';
import type { Page } from './test';

export const viewOf = (state: TableState) => state.view as View;

/** In how many different ways the places offered lie: a tile that can be turned and mirrored has up to eight. */
export function waysToLie({ offers }: TableState): number {
  const looks = offers.map(({ action }) => {
    const cells = action
      .split(' ')
      .slice(1)
      .map((cell) => cell.split(',').map(Number) as [number, number]);
    const [top, left] = [0, 1].map((i) => Math.min(...cells.map((cell) => cell[i as 0 | 1])));
    return cells.map(([row, col]) => `${row - top!},${col - left!}`).join(' ');
  });
  return new Set(looks).size;
}

/** A tile in hand that can be turned and mirrored, and a map that has room for it. */
export const holdsCrookedTile = (state: TableState) =>
  viewOf(state).asking.ask === 'place' && waysToLie(state) > 4;

export class HomesteadPlayer extends Player {
  readonly panel: Locator;
  readonly map: Locator;
  /** The tile in hand, over the map. */
  readonly ghost: Locator;
  readonly build: Locator;

  constructor(page: Page) {
    super(page);
    this.panel = page.getByRole('region', { name: 'Your cards and what you decide' });
    this.map = page.getByRole('main');
    this.ghost = this.map.locator('.held .outline');
    this.build = this.panel.getByRole('button', { name: /^Build here/ });
  }

  /** How the tile in hand lies. */
  async lie(): Promise<string> {
    return (await this.ghost.getAttribute('d')) ?? '';
  }

  /** The middle of the first of these marks on the map. */
  async spot(marks: string): Promise<{ x: number; y: number }> {
    const box = (await this.map.locator(marks).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Turns and mirrors the tile until it may lie where it is held. */
  async turnUntilItFits(): Promise<void> {
    for (let i = 0; i < 8; i += 1) {
      if (await this.build.isVisible()) return;
      await this.page.keyboard.press(i === 3 ? 'f' : 'r');
    }
    throw new Error('it fits in no way');
  }

  /** The best place there is. */
  async decide(): Promise<void> {
    await this.page.keyboard.press('n');
    await this.step(() => this.build.click());
  }
}
