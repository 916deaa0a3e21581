import { expect, it } from 'vitest';
import type { GameInfo } from '../api/types';
import { changedOptions, firstWishes, seatsOf } from './seat-wishes';

const info: GameInfo = {
  slug: 'wagons',
  players: { min: 2, max: 4 },
  rules_version: 1,
  options: [],
  bots: ['random', 'greedy'],
  minutes: 40,
};

it('begins with me, a friend and a bot', () => {
  const wishes = firstWishes(info, 3, 'Ann');
  expect(seatsOf(wishes)).toEqual([
    { who: 'me', name: 'Ann' },
    { who: 'open' },
    { who: 'bot', bot: 'greedy' },
  ]);
});

it('sends no name that is only spaces', () => {
  expect(seatsOf([{ who: 'me', bot: 'greedy', name: '  ' }])).toEqual([{ who: 'me' }]);
});

it('sends only the options that differ from the printed rules', () => {
  const specs = [
    { key: 'deck', kind: 'choice', default: 'a', values: ['a', 'b'], min: null, max: null, off: false },
    { key: 'open', kind: 'flag', default: 'false', values: null, min: null, max: null, off: false },
  ];
  expect(changedOptions(specs, { deck: 'b', open: 'false' })).toEqual({ deck: 'b' });
});
