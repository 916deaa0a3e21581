import { describe, expect, it } from 'vitest';
import { parseCard, sortedHand } from './card';

describe('a card code', () => {
  it('names region, discs, wagons and cost', () => {
    expect(parseCard('E2w2c5')).toEqual({ code: 'E2w2c5', region: 'E', place: '2', wagons: 2, cost: 5 });
    expect(parseCard('GP+1w1c3')).toMatchObject({ region: 'GP', place: '+1', wagons: 1, cost: 3 });
    expect(parseCard('MW1w0c0')).toMatchObject({ region: 'MW', place: '1', wagons: 0, cost: 0 });
  });

  it('may lack a region', () => {
    expect(parseCard('w3c1')).toMatchObject({ region: null, place: null, wagons: 3, cost: 1 });
  });

  it('tells W from MW', () => {
    expect(parseCard('W1w3c3').region).toBe('W');
    expect(parseCard('MW1w3c3').region).toBe('MW');
  });

  it.each(['', 'E', 'E3w1c1', 'NE1w1c1', 'CA1w1c1', 'Ew1c1', 'E1w1', '1w1c1', 'E1w1c1x'])(
    'refuses %j',
    (code) => {
      expect(() => parseCard(code)).toThrow('not a card');
    },
  );
});

describe('a hand', () => {
  it('reads east to west, then by discs, wagons and cost, wagons alone last', () => {
    const hand = ['w2c0', 'W1w1c1', 'E2w2c5', 'GP+1w1c3', 'E1w3c3', 'E1w0c0', 'E2w2c5'];
    expect(sortedHand(hand).map((card) => card.code)).toEqual([
      'E1w0c0',
      'E1w3c3',
      'E2w2c5',
      'E2w2c5',
      'GP+1w1c3',
      'W1w1c1',
      'w2c0',
    ]);
  });
});
