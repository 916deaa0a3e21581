import { describe, expect, it } from 'vitest';
import type { Fact } from '../../module';
import { CRAIG_TURN } from '../testing/fixtures';
import { pace, sceneOf, traceOf } from './scene';
import { tabFor } from './tabs';

describe('what a step puts in motion', () => {
  it('turns Craig’s card up before he rides', () => {
    const scene = sceneOf(CRAIG_TURN);
    expect(scene.card).toBe(7);
    expect(scene.walks.get(1)?.path).toEqual(['B2', 'C']);
    expect(scene.walks.get(1)?.delay).toBeGreaterThan(0);
    expect(pace(CRAIG_TURN)).toBeGreaterThan(2000);
  });

  it('puts tiles down one after the other, after the walk', () => {
    const facts: Fact[] = [
      { fact: 'moved', seat: 0, path: ['A', 'B'] },
      { fact: 'tile-placed', at: 'FL1', tile: {} },
      { fact: 'tile-placed', at: 'T1', tile: {} },
    ];
    const { tiles } = sceneOf(facts);
    expect(tiles.get('FL1')).toBeGreaterThan(0);
    expect(tiles.get('T1')).toBeGreaterThan(tiles.get('FL1')!);
    expect(pace(facts)).toBeGreaterThan(pace([{ fact: 'turn', seat: 1 }]));
  });
});

describe('what stays to be seen', () => {
  it('is Craig’s way with his reason at each fork', () => {
    const trace = traceOf(CRAIG_TURN, 0);
    expect(trace.craig).toEqual(['B', 'B2', 'C']);
    expect(trace.forks.map(({ at, reason }) => [at, reason])).toEqual([['B', 'shorter']]);
  });

  it('is what others changed, not what I did', () => {
    const built: Fact[] = [
      { fact: 'built', seat: 0, building: '1a', at: 'A1', price: 2, over: null },
      { fact: 'built', seat: 1, building: '1a', at: 'A2', price: 2, over: null },
      { fact: 'engine', seat: 1, from: '3', to: '5' },
      { fact: 'delivered', seat: 1, city: 'topeka', special: false },
    ];
    const trace = traceOf(built, 0);
    expect([...trace.places]).toEqual(['A2']);
    expect([...trace.spaces]).toEqual(['5']);
    expect([...trace.cities]).toEqual(['topeka']);
  });
});

it('brings forward the part a question is about', () => {
  expect(tabFor('move')).toBe('trail');
  expect(tabFor('deliver')).toBe('railway');
  expect(tabFor('hire')).toBe('jobs');
  expect(tabFor('buy')).toBe('cards');
  expect(tabFor('city-disc')).toBe('boards');
  expect(tabFor('put-back')).toBeNull();
});
