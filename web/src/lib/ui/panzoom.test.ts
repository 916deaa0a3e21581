import { expect, it } from 'vitest';
import { home, MOST, moveBy, settle, zoomAt } from './panzoom';

const size = { width: 400, height: 300 };

it('keeps the point under the finger in place', () => {
  const at = { x: 100, y: 150 };
  const pose = zoomAt(home, 2, at, size);
  expect(pose).toEqual({ scale: 2, x: -100, y: -150 });
  // The same board point lies under the finger before and after.
  expect((at.x - pose.x) / pose.scale).toBe(at.x);
});

it('never farther than the whole board, never closer than the limit', () => {
  expect(zoomAt(home, 0.2, { x: 0, y: 0 }, size)).toEqual(home);
  expect(zoomAt(home, 99, { x: 0, y: 0 }, size).scale).toBe(MOST);
});

it('leaves no gap at the edges', () => {
  const pose = zoomAt(home, 2, { x: 200, y: 150 }, size);
  expect(moveBy(pose, 9999, 9999, size)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(moveBy(pose, -9999, -9999, size)).toEqual({ scale: 2, x: -400, y: -300 });
  expect(settle({ scale: 1, x: 5, y: -5 }, size)).toEqual(home);
});
