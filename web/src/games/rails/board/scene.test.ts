import { expect, it } from 'vitest';
import { pace, sceneOf, traceOf } from './scene';

const claim = [
  { fact: 'claimed', seat: 0, lane: 'boise-seattle-0', cars: 7 },
  { fact: 'points', seat: 1, points: 18, lane: 'boise-seattle-0', reason: 'control' },
];

it('puts the cars down before the points rise', () => {
  const scene = sceneOf(claim);
  expect(scene.claims.get('boise-seattle-0')).toBe(0);
  expect(scene.gains[0]!.delay).toBeGreaterThan(0);
  expect(pace(claim)).toBeGreaterThan(pace([{ fact: 'turn', seat: 1 }]));
});

it('remembers what others built and marked', () => {
  const facts = [...claim, { fact: 'marked', seat: 0, city: 'boise' }];
  const trace = traceOf(facts, 1);
  expect([...trace.lanes]).toEqual(['boise-seattle-0']);
  expect([...trace.cities]).toEqual(['boise']);
  expect(traceOf(facts, 0).lanes.size).toBe(0);
});

it('turns cards up one after the other', () => {
  const { turned } = sceneOf([
    { fact: 'turned-up', card: 'red', slot: 2 },
    { fact: 'turned-up', card: 'blue', slot: 4 },
  ]);
  expect(turned.get(2)).toBe(0);
  expect(turned.get(4)).toBeGreaterThan(0);
});
