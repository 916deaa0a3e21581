import { expect, it } from 'vitest';
import { spread } from './spread';

it('leaves distant labels where they are', () => {
  expect(spread([10, 100, 50], 20, 0, 200)).toEqual([10, 100, 50]);
});

it('fans equal labels out in seat order around their point', () => {
  expect(spread([100, 100, 100], 20, 0, 200)).toEqual([80, 100, 120]);
});

it('keeps a group inside the line', () => {
  expect(spread([0, 0], 20, 0, 200)).toEqual([0, 20]);
  expect(spread([200, 195], 20, 0, 200)).toEqual([200, 180]);
});

it('merges groups that touch after they grew', () => {
  const placed = spread([50, 50, 64, 66], 20, 0, 200);
  const sorted = [...placed].sort((a, b) => a - b);
  sorted.slice(1).forEach((x, i) => expect(x - sorted[i]!).toBeGreaterThanOrEqual(19.9));
});
