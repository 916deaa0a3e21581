import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { TableState } from '../../src/lib/api/types';

const crates = join(import.meta.dirname, '../../../crates');

/** Opens one of the recorded games of a crate's tests: the same game every time, where luck would blur a test. */
export async function openRecord(
  request: APIRequestContext,
  game: 'wagons' | 'homestead' | 'rails' | 'cattle',
  name: string,
): Promise<TableState> {
  const text = readFileSync(join(crates, `game-${game}/tests/games/${name}.json`), 'utf8');
  const answer = await request.post('/api/records', { data: JSON.parse(text) });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as TableState;
}
