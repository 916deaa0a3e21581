import { describe, expect, it } from 'vitest';
import { sentence } from './sentence';
import { offer, table, view } from './testing/fixtures';
import { speak } from './testing/speak';
import type { Asking } from './view';

const english = speak('en');

const ASKINGS: Asking[] = [
  { ask: 'act' },
  { ask: 'second' },
  { ask: 'pay', cost: 6, card: null },
  { ask: 'disc', card: 'E+1w1c3', first: true },
  { ask: 'disc', card: 'E+1w1c3', first: false },
  { ask: 'step', left: 1, card: 'w2c0' },
  { ask: 'chance' },
  { ask: 'nothing' },
];

describe.each(['en', 'de', 'it'] as const)('the sentence in %s', (language) => {
  const t = speak(language);

  it.each(ASKINGS)('tells $ask to the one asked, to others and to those who watch', (asking) => {
    for (const state of [
      table(view(asking)),
      table({ ...view(asking), doubled: true, actions_left: 2 }),
      table(view(asking, 2)),
      table(view(asking, 1, null)),
    ])
      expect(sentence(state, t)).toMatch(/\p{L}/u);
  });
});

it('names the one who decides, unless it is me', () => {
  const step: Asking = { ask: 'step', left: 2, card: 'w2c0' };
  expect(sentence(table(view(step)), english)).toBe('Move a wagon west: 2 steps left.');
  expect(sentence(table(view(step, 2)), english)).toBe('Cleo is moving wagons: 2 steps left.');
});

it('offers to stop only where one may', () => {
  const second = view({ ask: 'second' });
  expect(sentence(table(second), english)).not.toContain('stop');
  expect(sentence(table(second, { offers: [offer('stop')] }), english)).toContain('stop');
});

it('tells who won and why', () => {
  const over = view({ ask: 'nothing' });
  const won = { reason: 'fifty', places: [2, 3, 1, 4], winners: [2] };
  expect(sentence(table(over, { status: 'over', result: won }), english)).toBe(
    'Cleo wins with 38 points. Somebody reached fifty points.',
  );
  const shared = { reason: 'stalemate', places: [1, 1, 3, 4], winners: [0, 1] };
  expect(sentence(table(over, { status: 'over', result: shared }), english)).toContain('Anna & Ben share');
});
