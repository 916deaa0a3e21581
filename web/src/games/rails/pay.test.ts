import { expect, it } from 'vitest';
import { cardsOf, parsePay, sortPayments } from './pay';

it('reads the three forms', () => {
  expect(parsePay('pay 4 red')).toEqual({ colour: 'red', cards: 4, locomotives: 0 });
  expect(parsePay('pay 3 red 1 locomotive')).toEqual({ colour: 'red', cards: 3, locomotives: 1 });
  expect(parsePay('pay 7 locomotive')).toEqual({ colour: null, cards: 0, locomotives: 7 });
  expect(parsePay('claim boise-seattle-0')).toBeNull();
});

it('turns a payment into cards', () => {
  expect(cardsOf({ colour: 'red', cards: 3, locomotives: 1 })).toEqual({ red: 3, locomotive: 1 });
  expect(cardsOf({ colour: null, cards: 0, locomotives: 2 })).toEqual({ locomotive: 2 });
  expect(cardsOf({ colour: 'blue', cards: 2, locomotives: 0 })).toEqual({ blue: 2 });
});

it('offers first what spares locomotives and takes from plenty', () => {
  const ways = ['pay 1 red 1 locomotive', 'pay 2 blue', 'pay 2 red'].map((action) => ({
    action,
    pay: parsePay(action)!,
  }));
  expect(sortPayments(ways, { red: 5, blue: 2, locomotive: 1 }).map(({ action }) => action)).toEqual([
    'pay 2 red',
    'pay 2 blue',
    'pay 1 red 1 locomotive',
  ]);
});
