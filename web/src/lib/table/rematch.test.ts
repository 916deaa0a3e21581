// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { TableCard, TableState } from '../api/types';
import { RematchWatch } from './rematch.svelte';

const person = (you: boolean) => ({ kind: 'person', you });
const over = (more: Partial<TableState> = {}) =>
  ({
    id: 'old',
    game: 'wagons',
    status: 'over',
    review: false,
    you: [0],
    seats: [person(true), person(false)],
    updated_at: '2026-01-02',
    ...more,
  }) as TableState;
const card = (id: string, more: Partial<TableCard> = {}) =>
  ({ id, game: 'wagons', status: 'running', updated_at: '2026-01-03', ...more }) as TableCard;

function setUp(cards: TableCard[], parents: Record<string, string>) {
  const table = vi.fn(async (id: string) => ({ id, rematch_of: parents[id] ?? null }) as TableState);
  return { table, watch: new RematchWatch({ mine: async () => cards, table }) };
}

describe('RematchWatch', () => {
  it('finds the table that is a rematch of this one', async () => {
    const { watch } = setUp([card('old'), card('else'), card('new')], { new: 'old', else: 'other' });
    await watch.look(over());
    expect(watch.there).toBe('new');
  });

  it('asks only about later tables of the same game, and once', async () => {
    const cards = [
      card('earlier', { updated_at: '2026-01-01' }),
      card('rails', { game: 'rails' }),
      card('else'),
    ];
    const { watch, table } = setUp(cards, {});
    await watch.look(over());
    await watch.look(over());
    expect(table.mock.calls).toEqual([['else']]);
    expect(watch.there).toBeNull();
  });

  it.each([
    ['while the game runs', { status: 'running' }],
    ['at a review', { review: true }],
    ['as a spectator', { you: [] }],
    ['alone among bots', { seats: [person(true)] }],
  ] as [string, Partial<TableState>][])('does not look %s', async (_, more) => {
    const mine = vi.fn(async () => []);
    const watch = new RematchWatch({ mine, table: vi.fn() });
    watch.follow(over(more))();
    expect(mine).not.toHaveBeenCalled();
  });
});
