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
    { key: 'deck', kind: 'choice' as const, default: 'a', values: ['a', 'b'] },
    { key: 'open', kind: 'flag' as const, default: 'false' },
  ];
  expect(changedOptions(specs, { deck: 'b', open: 'false' })).toEqual({ deck: 'b' });
});
