import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on the page that axe-core would complain about. */
export async function clean(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => ({
    screen,
    id,
    nodes: nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  }));
  expect(told).toEqual([]);
}
