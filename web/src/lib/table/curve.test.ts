import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../api/types';
import { curveOf, momentsOf } from './curve';
import { pathOf, scaleOf, spreadLabels, ticksOf } from './curve-shape';

const log = (...rows: [number, number[], Partial<LogEntry>?][]): LogEntry[] =>
  rows.map(([ply, scores, more]) => ({
    ply,
    seat: 0,
    action: 'act',
    facts: [],
    scores,
    undone: false,
    at: '',
    ...more,
  }));

describe('curveOf', () => {
  it('has the start, each change and the end', () => {
    const points = curveOf(log([0, [10, 10]], [1, [10, 10]], [2, [13, 11]], [3, [13, 11]], [4, [13, 11]]));
    expect(points).toEqual([
      { ply: 1, scores: [10, 10] },
      { ply: 3, scores: [13, 11] },
      { ply: 5, scores: [13, 11] },
    ]);
  });

  it('ignores what was taken back', () => {
    const points = curveOf(
      log([0, [10]], [1, [99], { undone: true }], [2, [10], { action: 'undo' }], [3, [12]]),
    );
    expect(points.map((point) => point.scores[0])).toEqual([10, 12]);
  });
});

describe('momentsOf', () => {
  it('takes the biggest swings, in order of play', () => {
    const moments = momentsOf(
      log([0, [10, 10]], [1, [12, 10]], [2, [12, 18]], [3, [13, 18]], [4, [20, 18]], [5, [21, 24]]),
    );
    expect(moments.map(({ entry, seat, gain, lead }) => [entry.ply, seat, gain, lead])).toEqual([
      [2, 1, 8, true],
      [4, 0, 7, true],
      [5, 1, 6, true],
    ]);
  });

  it('does not count what everybody got', () => {
    expect(momentsOf(log([0, [10, 10]], [1, [14, 14]]))).toEqual([]);
  });
});

describe('the shape of the curve', () => {
  const points = [
    { ply: 0, scores: [10, 10] },
    { ply: 10, scores: [30, 52] },
  ];

  it('has few round ticks that hold all scores', () => {
    expect(ticksOf(points)).toEqual([0, 10, 20, 30, 40, 50, 60]);
    expect(ticksOf([{ ply: 0, scores: [-3, 2] }])[0]).toBeLessThanOrEqual(-3);
  });

  it('goes in stairs', () => {
    const scale = scaleOf(points, 640, 260);
    expect(pathOf(points, 0, scale)).toMatch(/^M40 [\d.]+H580V[\d.]+$/);
    expect(scale.y(52)).toBeLessThan(scale.y(10));
  });

  it('keeps labels apart and in order', () => {
    const placed = spreadLabels([100, 102, 101], 20);
    expect(placed[2]! - placed[0]!).toBeGreaterThan(19);
    expect(placed[1]! - placed[2]!).toBeGreaterThan(19);
    expect(spreadLabels([10, 90], 20)).toEqual([10, 90]);
  });
});
