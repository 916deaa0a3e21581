import { expect, it } from 'vitest';
import { GAP } from './motion';
import { lastCard, sceneOf, traceOf } from './scene';

it('sets pieces in motion one after the other', () => {
  const scene = sceneOf([
    { fact: 'played', seat: 0, card: 'E2w2c5' },
    { fact: 'paid', seat: 0, discs: 5, vp: 0 },
    { fact: 'placed', seat: 0, region: 'E', circle: 1, pushed: null },
    { fact: 'placed', seat: 0, region: 'E', circle: 7, pushed: 2 },
    { fact: 'moved', seat: 0, from: 'NE', to: 'E' },
    { fact: 'drew', seat: 0, card: null },
  ]);
  expect(scene.drops.map((drop) => drop.delay)).toEqual([0, GAP]);
  expect(scene.pushes).toEqual([{ region: 'E', circle: 0, seat: 2, delay: GAP }]);
  expect(scene.rolls).toEqual([{ from: 'NE', to: 'E', delay: 2 * GAP }]);
});

it('lets points rise only where there are some', () => {
  const { gains } = sceneOf([
    { fact: 'region-scored', region: 'W', wagons: 2, points: [0, 2], order: [1, 1] },
  ]);
  expect(gains).toEqual([{ region: 'W', seat: 1, points: 2, delay: 0 }]);
});

it('gathers the steps of a seat into trails', () => {
  const step = { fact: 'moved', seat: 1, from: 'NE', to: 'E' };
  const { trails } = traceOf([step, { ...step }, { fact: 'moved', seat: 1, from: 'E', to: 'GP' }]);
  expect(trails).toEqual([
    { from: 'NE', to: 'E', steps: 2, seat: 1 },
    { from: 'E', to: 'GP', steps: 1, seat: 1 },
  ]);
});

it('knows the card laid down last, as long as it lies there', () => {
  const facts = [
    { fact: 'played', seat: 1, card: 'w2c0' },
    { fact: 'drew', seat: 1, card: null },
  ];
  expect(lastCard(facts, ['E1w1c1', 'w2c0'])).toBe('w2c0');
  expect(lastCard(facts, [])).toBeNull();
  expect(lastCard([], ['w2c0'])).toBeNull();
});
