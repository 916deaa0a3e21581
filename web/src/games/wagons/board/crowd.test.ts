import { describe, expect, it } from 'vitest';
import { REGIONS } from '../regions';
import { WAGON, crowd } from './crowd';
import { narrow } from './narrow';
import { wide } from './wide';

describe.each([
  ['a desk', wide],
  ['a short phone', narrow(400)],
  ['a tall phone', narrow(640)],
])('on %s', (_, layout) => {
  it.each(REGIONS)('all twenty wagons find room in %s', (region) => {
    const box = layout.places[region].wagons;
    const { scale, spots } = crowd(20, box, layout.wagon);
    expect(spots).toHaveLength(20);
    for (const { x, y } of spots) {
      expect(x - (WAGON.w / 2) * scale).toBeGreaterThan(box.x - 4);
      expect(x + (WAGON.w / 2) * scale).toBeLessThan(box.x + box.w + 4);
      expect(y - (WAGON.h / 2) * scale).toBeGreaterThan(box.y - 4);
      expect(y + (WAGON.h / 2) * scale).toBeLessThan(box.y + box.h + 4);
    }
  });

  it('a few wagons keep their size', () => {
    expect(crowd(3, layout.places.GP.wagons, layout.wagon).scale).toBe(layout.wagon);
  });
});
