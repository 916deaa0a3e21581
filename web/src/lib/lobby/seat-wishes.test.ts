import { expect, it } from 'vitest';
import { firstWishes, seatsOf } from './seat-wishes';

it('begins with me, a friend and a bot', () => {
  const wishes = firstWishes(3, 'Ann');
  expect(seatsOf(wishes)).toEqual([
    { who: 'me', name: 'Ann' },
    { who: 'open' },
    { who: 'bot', bot: 'medium' },
  ]);
});

it('sends no name that is only spaces', () => {
  expect(seatsOf([{ who: 'me', bot: 'medium', name: '  ' }])).toEqual([{ who: 'me' }]);
});
