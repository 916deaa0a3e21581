import { describe, expect, it } from 'vitest';
import type { Fact } from '../module';
import { actionLine } from './actions';
import { factLine } from './facts';
import { speak } from './testing/speak';

const names = ['Anna', 'Ben'];

const english = speak('en');
const said = (fact: Fact) => factLine(fact, english, names);

describe('a line of the log', () => {
  it('names cities also before the box has come', () => {
    expect(said({ fact: 'start-city', seat: 0, city: 'salt_lake_city' })).toBe(
      'Anna starts in Salt Lake City.',
    );
  });

  it('tells what was paid', () => {
    const fact = { fact: 'paid', seat: 1 };
    expect(said({ ...fact, colour: 'red', cards: 3, locomotives: 1 })).toBe(
      'Ben pays 3× red, 1× locomotive.',
    );
    expect(said({ ...fact, colour: 'locomotive', cards: 0, locomotives: 2 })).toBe('Ben pays 2× locomotive.');
  });

  it('names a drawn card only to its owner', () => {
    expect(said({ fact: 'drew', seat: 0, card: 'blue' })).toBe('Anna draws: blue.');
    expect(said({ fact: 'drew', seat: 1, card: null })).toBe('Ben draws a train card.');
    expect(said({ fact: 'chose', seat: 1, tickets: null })).toBeNull();
  });

  it('says why points came', () => {
    const fact = { fact: 'points', seat: 1, points: 7, lane: 'denver-pueblo-0' };
    expect(said({ ...fact, reason: 'claim' })).toBe('Ben gets 7 for the route.');
    expect(said({ ...fact, reason: 'control' })).toBe('Ben gets 7 for controlling the city.');
  });
});

const FACTS: Fact[] = [
  { fact: 'started', seat: 0 },
  { fact: 'chose', seat: 0, tickets: ['bend-las_vegas'] },
  { fact: 'kept', seat: 0, count: 3, rejected: 2 },
  { fact: 'start-city', seat: 0, city: 'denver' },
  { fact: 'drew', seat: 0, card: 'locomotive' },
  { fact: 'took', seat: 0, card: 'red', slot: 1 },
  { fact: 'reshuffled', cards: 40 },
  { fact: 'swept', cards: [] },
  { fact: 'sweep-limit' },
  { fact: 'claimed', seat: 0, lane: 'denver-pueblo-0', cars: 1 },
  { fact: 'paid', seat: 0, colour: 'orange', cards: 1, locomotives: 0 },
  { fact: 'points', seat: 0, points: 10, lane: 'denver-pueblo-0', reason: 'alvin' },
  { fact: 'marked', seat: 0, city: 'pueblo' },
  { fact: 'alvin-moved', seat: 0, city: 'pueblo' },
  { fact: 'passed', seat: 0 },
  { fact: 'last-round', seat: 0 },
  { fact: 'ended', reason: 'deadlock' },
  { fact: 'ended', reason: 'last-round' },
  { fact: 'ticket-scored', seat: 0, ticket: 'bend-las_vegas', points: -10, done: false },
  { fact: 'globetrotter', seat: 0, points: 15 },
  { fact: 'alvin-scored', seat: 0, points: 10 },
];

const ACTIONS = [
  'keep bend-las_vegas',
  'start denver',
  'draw',
  'take red',
  'claim denver-pueblo-0',
  'pay 2 red 1 locomotive',
  'mark denver',
  'no-marker',
  'alvin denver',
  'tickets',
  'pass',
];

describe.each([
  ['English', english],
  ['German', speak('de')],
  ['Italian', speak('it')],
])('in %s', (_, t) => {
  it.each(FACTS)('$fact has its words', (fact) => {
    expect(factLine(fact, t, names)).toMatch(/^[^[\]{}]+[.!]$/);
  });

  it.each(ACTIONS)('%s has its words', (action) => {
    expect(actionLine(action, t)).toMatch(/^[^[\]{}]+$/);
  });
});
