import { expect, it } from 'vitest';
import { changedOptions, firstWishes, seatsOf } from './seat-wishes';

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

it('sends only the options that differ from the printed rules', () => {
  const specs = [
    { key: 'deck', kind: 'choice', default: 'a', values: ['a', 'b'], min: null, max: null, off: false },
    { key: 'open', kind: 'flag', default: 'false', values: null, min: null, max: null, off: false },
  ];
  expect(changedOptions(specs, { deck: 'b', open: 'false' })).toEqual({ deck: 'b' });
});
