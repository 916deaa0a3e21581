import { expect, it } from 'vitest';
import { Curve } from './curve';
import { project } from './projection';

it('measures a straight line', () => {
  const line = new Curve({ x: 0, y: 0 }, { x: 100, y: 0 }, [0, 0]);
  expect(line.length).toBeCloseTo(100);
  expect(line.at(25)).toMatchObject({ y: 0, angle: 0 });
  expect(line.at(25).x).toBeCloseTo(25, 0);
  expect(line.at(50, 16).y).toBeCloseTo(16);
});

it('is longer when it bends, and keeps parallel lanes apart', () => {
  const bow = new Curve({ x: 0, y: 0 }, { x: 100, y: 0 }, [0.3, 0.3]);
  expect(bow.length).toBeGreaterThan(110);
  const inner = bow.at(bow.length / 2, -8);
  const outer = bow.at(bow.length / 2, 8);
  expect(Math.hypot(outer.x - inner.x, outer.y - inner.y)).toBeCloseTo(16);
});

it('projects north up, west left, and meridians together in the north', () => {
  const width = (lat: number) => project({ lat, lon: -105 }).x - project({ lat, lon: -122 }).x;
  expect(project({ lat: 48, lon: -113 }).y).toBeLessThan(project({ lat: 33, lon: -113 }).y);
  expect(width(48)).toBeLessThan(width(33));
  expect(width(40)).toBeGreaterThan(0);
});
