import { describe, expect, it } from 'vitest';
import { StepQueue } from './queue';
import type { Step } from './steps';

const step = (ply: number): Step => ({ from: ply - 1, ply, seat: 1, facts: [], state: null });
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp(pace = 300) {
  const shown: number[] = [];
  const pauses: (() => void)[] = [];
  let idle = 0;
  const queue = new StepQueue({
    show: async (next) => {
      shown.push(next.ply);
    },
    pace: () => pace,
    onIdle: () => {
      idle += 1;
    },
    wait: () => {
      let cut = () => {};
      const done = new Promise<void>((resolve) => {
        cut = resolve;
      });
      pauses.push(cut);
      return { done, cut };
    },
  });
  return { queue, shown, pauses, idle: () => idle };
}

describe('StepQueue', () => {
  it('shows one after another, with a pause between and none after the last', async () => {
    const { queue, shown, pauses, idle } = setUp();
    queue.push([step(1), step(2)]);
    await breathe();
    expect(shown).toEqual([1]);
    pauses[0]!();
    await breathe();
    expect(shown).toEqual([1, 2]);
    expect(pauses).toHaveLength(1);
    expect([queue.busy, idle()]).toEqual([false, 1]);
  });

  it('takes what arrives meanwhile', async () => {
    const { queue, shown, pauses } = setUp();
    queue.push([step(1), step(2)]);
    await breathe();
    queue.push([step(3)]);
    pauses[0]!();
    await breathe();
    pauses[1]!();
    await breathe();
    expect(shown).toEqual([1, 2, 3]);
  });

  it('skips to the newest on request', async () => {
    const { queue, shown } = setUp();
    queue.push([step(1), step(2), step(3), step(4)]);
    await breathe();
    queue.skip();
    await breathe();
    expect(shown).toEqual([1, 4]);
    expect(queue.busy).toBe(false);
  });

  it('does not dwell without motion', async () => {
    const { queue, shown, pauses } = setUp(0);
    queue.push([step(1), step(2), step(3)]);
    await breathe();
    expect(shown).toEqual([1, 2, 3]);
    expect(pauses).toHaveLength(0);
  });

  it('shows only the end after a long absence', async () => {
    const { queue, shown } = setUp();
    queue.push(Array.from({ length: 60 }, (_, i) => step(i)));
    await breathe();
    expect(shown).toEqual([59]);
  });
});
