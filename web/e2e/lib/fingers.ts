import type { CDPSession } from '@playwright/test';
import type { Page } from './test';

export interface Finger {
  x: number;
  y: number;
}

/** Real fingers, through the browser's own input: down, along, up. */
export class Fingers {
  private constructor(private readonly line: CDPSession) {}

  static async of(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async drag(paths: { from: Finger; to: Finger }[], steps = 8): Promise<void> {
    const at = (part: number) =>
      paths.map(({ from, to }, id) => ({
        id,
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      }));
    await this.send('touchStart', at(0));
    for (let i = 1; i <= steps; i += 1) await this.send('touchMove', at(i / steps));
    await this.send('touchEnd', []);
  }

  /** Two fingers beside a point, from so far to so far. */
  async pinch({ x, y }: Finger, from: number, to: number): Promise<void> {
    await this.drag(
      [-1, 1].map((side) => ({ from: { x: x + side * from, y }, to: { x: x + side * to, y } })),
    );
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]): Promise<void> {
    await this.line.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** How the board lies: its scale and where its corner is. */
export const pose = (page: Page) =>
  page.locator('main .frame > .board').evaluate((board) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(board).transform);
    return { scale: a, x: e, y: f };
  });
