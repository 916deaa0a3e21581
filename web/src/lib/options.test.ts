import { expect, it } from 'vitest';
import type { OptionSpec } from './api/types';
import { changedOptions, chosen, isMode, mattering, seatOf, valuesOf, withoutSeat } from './options';

const flag = { kind: 'flag', values: null, min: null, max: null, off: false, players: null, beside: null };
const spec = (key: string, part: Partial<OptionSpec> = {}): OptionSpec => ({
  ...flag,
  key,
  default: 'false',
  ...part,
});

it('sends only the options that differ from the printed rules', () => {
  const specs = [spec('deck', { kind: 'choice', default: 'a', values: ['a', 'b'] }), spec('open')];
  expect(changedOptions(specs, { deck: 'b', open: 'false' }, 2)).toEqual({ deck: 'b' });
});

it('asks only for what matters with so many players, and beside what is chosen', () => {
  const specs = [
    spec('house'),
    spec('rival', { default: 'normal', players: 1 }),
    spec('without', { beside: { key: 'rival', choice: 'custom' } }),
    spec('teams', { players: 4 }),
  ];
  const asked = (values: Record<string, string>, players: number) =>
    mattering(specs, values, players).map(({ key }) => key);
  expect(asked({}, 3)).toEqual(['house']);
  expect(asked({}, 4)).toEqual(['house', 'teams']);
  expect(asked({}, 1)).toEqual(['house', 'rival']);
  expect(asked({ rival: 'custom' }, 1)).toEqual(['house', 'rival', 'without']);
  expect(asked({ rival: 'custom' }, 2)).toEqual(['house']);
  expect(specs.filter(isMode).map(({ key }) => key)).toEqual(['rival', 'without', 'teams']);
});

it('offers the seats around the table, and forgets one that has gone', () => {
  const values = ['random', 'seat1', 'seat2', 'seat3', 'seat4'];
  const first = spec('first', { kind: 'seat', default: 'random', values, min: 2 });
  expect(valuesOf(first, 3)).toEqual(['random', 'seat1', 'seat2', 'seat3']);
  // Who plays alone has a rival.
  expect(valuesOf(first, 1)).toEqual(['random', 'seat1', 'seat2']);
  expect(values.map((value) => seatOf(first, value))).toEqual([null, 0, 1, 2, 3]);
  expect(chosen(first, { first: 'seat3' }, 3)).toBe('seat3');
  expect(chosen(first, { first: 'seat3' }, 2)).toBe('random');
  expect(changedOptions([first], { first: 'seat3' }, 2)).toEqual({});
});

it('means the same person after a seat has gone', () => {
  const first = spec('first', {
    kind: 'seat',
    default: 'random',
    values: ['random', 'seat1', 'seat2', 'seat3'],
  });
  const specs = [first, spec('open')];
  const after = (value: string, gone: number) => withoutSeat(specs, { first: value, open: 'true' }, gone);
  expect(after('seat3', 0)).toEqual({ first: 'seat2', open: 'true' });
  expect(after('seat3', 2)).toEqual({ first: 'random', open: 'true' });
  expect(after('seat1', 2)).toEqual({ first: 'seat1', open: 'true' });
  expect(after('random', 0)).toEqual({ first: 'random', open: 'true' });
  expect(withoutSeat(specs, {}, 0)).toEqual({});
});
