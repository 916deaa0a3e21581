import { afterEach, expect, it } from 'vitest';
import { cellsHeld } from './land/hold';
import { mind } from './mind.svelte';
import { box } from './testing/fixtures';

afterEach(() => mind.reset());

const looks = () => {
  mind.spot = [5, 5];
  return cellsHeld(box.shapes['F5']!, mind.held!);
};

it('mirrors what is seen from left to right, however the tile is turned', () => {
  for (const turns of [0, 1, 2, 3]) {
    mind.turns = turns;
    const seen = looks().map(([row, col]) => `${row},${10 - col}`);
    mind.flip();
    expect(looks().map(String).sort()).toEqual(seen.sort());
    mind.reset();
  }
});

it('turns either way', () => {
  mind.turn();
  expect(mind.turns).toBe(1);
  mind.turn(-1);
  mind.turn(-1);
  expect(mind.turns).toBe(3);
});
