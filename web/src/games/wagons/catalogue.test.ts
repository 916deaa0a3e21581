import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionLine } from './actions';
import { speak } from './testing/speak';

const rules = readFileSync(
  join(import.meta.dirname, '../../../../crates/game-wagons/src/rules/mod.rs'),
  'utf8',
);
/** Declared as `NAME = "code" "English";` in the rulebook of the game. */
const codes = [...rules.matchAll(/^ {8}[A-Z_]+ = "([a-z-]+)" "/gm)].map((match) => match[1]!);

const ACTIONS = [
  'double',
  'play GP+1w1c3',
  'sell w2c0',
  'score',
  'disc W',
  'move W',
  'pay 0',
  'pay 2',
  'stop',
];

it('finds the codes of the rulebook', () => {
  expect(codes).toContain('cannot-pay');
  expect(codes.length).toBeGreaterThan(10);
});

describe.each(['en', 'de', 'it'] as const)('in %s', (language) => {
  const t = speak(language);

  it.each(codes)('the refusal %s is explained', (code) => {
    expect(t(`wagons-refuse-${code}`, { need: 2, have: 1 })).toMatch(/\.$/);
  });

  it.each(ACTIONS)('the action %s is told', (action) => {
    expect(actionLine(action, t)).toMatch(/\.$/);
  });
});
