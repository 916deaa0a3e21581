import { expect, it } from 'vitest';
import { neighbour } from './rove';

it('walks with the arrow keys to what lies that way', () => {
  const pieces = [
    { x: 100, y: 0 },
    { x: 50, y: 5 },
    { x: 0, y: 80 },
  ];
  expect(neighbour({ x: 0, y: 0 }, 'ArrowRight', pieces)).toBe(pieces[1]);
  expect(neighbour({ x: 0, y: 0 }, 'ArrowDown', pieces)).toBe(pieces[2]);
  expect(neighbour({ x: 0, y: 0 }, 'ArrowLeft', pieces)).toBeNull();
});
