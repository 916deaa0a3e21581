import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on the page that axe-core would complain about; `apart` leaves out what has been looked at before. */
export async function clean(page: Page, screen: string, apart?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (apart ? axe.exclude(apart) : axe).analyze();
  const told = violations.map(({ id, nodes }) => ({
    screen,
    id,
    nodes: nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  }));
  expect(told).toEqual([]);
}
