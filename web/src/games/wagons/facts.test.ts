import { describe, expect, it } from 'vitest';
import type { Fact } from '../module';
import { factLine } from './facts';
import { speak } from './testing/speak';

const names = ['Anna', 'Ben'];
const english = speak('en');
const said = (fact: Fact) => factLine(fact, english, names);

describe('a line of the log', () => {
  it('tells what was paid', () => {
    expect(said({ fact: 'paid', seat: 0, discs: 5, vp: 0 })).toBe('Anna pays 5 discs.');
    expect(said({ fact: 'paid', seat: 0, discs: 1, vp: 2 })).toBe('Anna pays 1 disc and 2 victory points.');
    expect(said({ fact: 'paid', seat: 1, discs: 0, vp: 1 })).toBe('Ben pays 1 victory point.');
    expect(said({ fact: 'paid', seat: 1, discs: 0, vp: 0 })).toBeNull();
  });

  it('tells who was pushed out', () => {
    const fact = { fact: 'placed', seat: 0, region: 'GP', circle: 3 };
    expect(said({ ...fact, pushed: null })).toBe('Anna places a disc in the Great Plains.');
    expect(said({ ...fact, pushed: 1 })).toBe('Anna places a disc in the Great Plains; it pushes out Ben’s.');
  });

  it('names a drawn card only to its owner', () => {
    expect(said({ fact: 'drew', seat: 0, card: 'w3c1' })).toBe('Anna draws 3 wagon steps; cost 1.');
    expect(said({ fact: 'drew', seat: 1, card: null })).toBeNull();
  });

  it('leaves out regions that gave nobody anything', () => {
    const fact = { fact: 'region-scored', region: 'E', wagons: 5 };
    expect(said({ ...fact, points: [0, 0], order: [] })).toBeNull();
    expect(said({ ...fact, points: [2, 1], order: [0, 0, 1] })).toBe('East, 5 wagons: Anna 2, Ben 1.');
  });

  it('knows the free last scoring', () => {
    expect(said({ fact: 'scored', seat: null, number: null, cost: 0 })).toBe('Last scoring, free of charge.');
    expect(said({ fact: 'scored', seat: 1, number: 2, cost: 3 })).toBe('Ben scores with card 2 (cost 3).');
  });
});

const FACTS: Fact[] = [
  { fact: 'started', seat: 0 },
  { fact: 'doubled', seat: 0 },
  { fact: 'tokens-back' },
  { fact: 'played', seat: 0, card: 'GP+1w1c3' },
  { fact: 'paid', seat: 0, discs: 3, vp: 1 },
  { fact: 'placed', seat: 0, region: 'W', circle: 0, pushed: 1 },
  { fact: 'lapsed', seat: 0, discs: 1 },
  { fact: 'moved', seat: 0, from: 'MW', to: 'W' },
  { fact: 'steps-lapsed', seat: 0, steps: 2 },
  { fact: 'drew', seat: 0, card: 'E2w2c5' },
  { fact: 'reshuffled', cards: 28 },
  { fact: 'scored', seat: 0, number: 1, cost: 1 },
  { fact: 'region-scored', region: 'E', wagons: 1, points: [1, 0], order: [0] },
  { fact: 'sold', seat: 0, card: 'MW1w0c0', discs: 0, lapsed: 0 },
  { fact: 'stopped', seat: 0 },
  { fact: 'ended', reason: 'wagons-gone' },
];

describe.each(['en', 'de', 'it'] as const)('in %s', (language) => {
  const t = speak(language);

  it.each(FACTS)('$fact has its words', (fact) => {
    expect(factLine(fact, t, names)).toMatch(/^[^[\]{}]+[.!]$/);
  });
});
