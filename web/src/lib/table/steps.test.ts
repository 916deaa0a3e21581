import { describe, expect, it } from 'vitest';
import type { LogEntry, TableState } from '../api/types';
import { stepsOf, stepsTo, stopAt, stopsOf } from './steps';

const entry = (
  ply: number,
  seat: number | null,
  fact = `f${ply}`,
  more: Partial<LogEntry> = {},
): LogEntry => ({
  ply,
  seat,
  action: seat === null ? null : 'act',
  facts: [{ fact }],
  scores: [],
  undone: false,
  at: '',
  ...more,
});
const stateAt = (ply: number) => ({ ply }) as TableState;

describe('stepsOf', () => {
  it('puts draws with the decision that caused them', () => {
    const steps = stepsOf([entry(4, 1), entry(5, null), entry(6, null), entry(7, 2)]);
    expect(steps.map(({ ply, seat, facts }) => [ply, seat, facts.map((fact) => fact.fact)])).toEqual([
      [7, 1, ['f4', 'f5', 'f6']],
      [8, 2, ['f7']],
    ]);
  });
});

describe('stepsTo', () => {
  it('leads from the known ply to the newest state', () => {
    const steps = stepsTo({ entries: [entry(3, 0), entry(4, 1), entry(5, 2)], state: stateAt(6) }, 4);
    expect(steps.map((step) => [step.ply, step.state?.ply ?? null])).toEqual([
      [5, null],
      [6, 6],
    ]);
  });

  it('jumps over what was taken back', () => {
    const steps = stepsTo(
      { entries: [entry(4, 0), entry(5, 0, '', { action: 'undo' })], state: stateAt(6) },
      4,
    );
    expect(steps).toEqual([{ from: 4, ply: 6, seat: null, facts: [], state: { ply: 6 } }]);
  });

  it('jumps when entries are missing', () => {
    expect(stepsTo({ entries: [], state: stateAt(9) }, 4)).toHaveLength(1);
    expect(stepsTo({ entries: [entry(4, 0)], state: stateAt(9) }, 4)[0]!.state?.ply).toBe(9);
  });
});

describe('stopsOf', () => {
  it('stops once for the deal and once for each decision that stood', () => {
    const log = [
      entry(0, null),
      entry(1, null),
      entry(2, 0, 'a', { undone: true }),
      entry(3, 0, '', { action: 'undo' }),
      entry(4, 0),
      entry(5, null),
      entry(6, 1),
    ];
    expect(stopsOf(log).map((stop) => stop.ply)).toEqual([2, 6, 7]);
  });

  it('begins before the first decision when nothing is dealt', () => {
    expect(stopsOf([entry(0, 0)]).map((stop) => stop.ply)).toEqual([0, 1]);
    expect(stopsOf([]).map((stop) => stop.ply)).toEqual([0]);
  });
});

describe('stopAt', () => {
  const log = [
    entry(0, null),
    entry(1, 0),
    entry(2, null),
    entry(3, 1, '', { undone: true }),
    entry(4, 1, '', { action: 'undo' }),
    entry(5, 1),
  ];
  // After the deal; after the first decision with its draw; after the second.
  const stops = stopsOf(log);

  it.each([
    ['the deal', 0, 1],
    ['a decision, before its draw', 2, 3],
    ['a decision with its draw', 3, 3],
    ['a step taken back', 4, 3],
    ['the step back', 5, 3],
    ['the end', 6, 6],
    ['beyond the end', 99, 6],
  ])('finds %s', (_, ply, at) => {
    expect(stops[stopAt(stops, ply)]!.ply).toBe(at);
  });
});
