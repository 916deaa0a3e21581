import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYERS } from './mind.svelte';
import { SIGNS } from './parts/signs';
import { box } from './testing/fixtures';
import { speak } from './testing/speak';
import { SOURCES } from './view';

const rules = readFileSync(
  join(import.meta.dirname, '../../../../crates/game-homestead/src/rules/mod.rs'),
  'utf8',
);
/** Declared as `NAME = "code" "English";` in the rulebook of the game. */
const codes = [...rules.matchAll(/^ {8}[A-Z_]+ = "([a-z-]+)"/gm)].map((match) => match[1]!);

/** Messages whose ids the code makes from words of the box and of the question. */
const MADE = [
  ...SOURCES.map((source) => `scores-${source}`),
  ...LAYERS.map((layer) => `layer-${layer}`),
  ...box.farm_symbols.map((symbol) => `symbol-${symbol}`),
  ...box.solo_rating.flatMap(({ key }) => [`rating-${key}`, `reason-${key}`]),
  ...['keep-order', 'discard-one', 'replace', 'exchange', 'answer'].map((step) => `step-${step}`),
  ...['pick', 'play', 'keep', 'discard'].map((verb) => `do-${verb}-none`),
  ...['reason-money', 'reason-tie', 'map-solo20', 'map-small21', 'map-medium23', 'map-large25'],
];

it('finds the codes of the rulebook', () => {
  expect(codes).toContain('not-adjacent');
  expect(codes.length).toBeGreaterThan(30);
});

it('has a sign for every farm symbol', () => {
  for (const symbol of box.farm_symbols) expect(SIGNS).toHaveProperty(symbol);
});

describe.each(['en', 'de', 'it'] as const)('in %s', (language) => {
  const t = speak(language);

  it.each(codes)('the refusal %s is explained', (code) => {
    expect(t(`homestead-refuse-${code}`, { need: 3, have: 1 })).toMatch(/\.$/);
  });

  it.each(MADE)('%s has its words', (id) => {
    expect(t(`homestead-${id}`)).not.toBe('');
  });
});
