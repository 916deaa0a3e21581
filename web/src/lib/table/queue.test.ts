import { describe, expect, it } from 'vitest';
import { StepQueue } from './queue';
import type { Step } from './steps';

const step = (ply: number, seat = 1): Step => ({ from: ply - 1, ply, seat, facts: [], state: null });
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp(pace = 300) {
  const shown: number[] = [];
  const pauses: (() => void)[] = [];
  const waits: number[] = [];
  const clock = { now: 0 };
  let idle = 0;
  const queue = new StepQueue({
    show: async (next) => {
      shown.push(next.ply);
    },
    pace: () => pace,
    atOnce: ({ seat }) => seat === 0,
    now: () => clock.now,
    onIdle: () => {
      idle += 1;
    },
    wait: (ms) => {
      waits.push(ms);
      let cut = () => {};
      const done = new Promise<void>((resolve) => {
        cut = resolve;
      });
      pauses.push(cut);
      return { done, cut };
    },
  });
  return { queue, shown, pauses, waits, clock, idle: () => idle };
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

  it('waits out what is left of a step before showing one that comes later', async () => {
    const { queue, shown, pauses, waits, clock, idle } = setUp(300);
    queue.push([step(1)]);
    await breathe();
    expect([shown, idle()]).toEqual([[1], 1]);
    clock.now = 200;
    queue.push([step(2)]);
    await breathe();
    expect([shown, waits]).toEqual([[1], [100]]);
    pauses[0]!();
    await breathe();
    expect(shown).toEqual([1, 2]);
    clock.now = 900;
    queue.push([step(3)]);
    await breathe();
    expect([shown, waits]).toEqual([[1, 2, 3], [100]]);
  });

  it('keeps no step of one’s own waiting', async () => {
    const { queue, shown, waits } = setUp(300);
    queue.push([step(1)]);
    await breathe();
    queue.push([step(2, 0)]);
    await breathe();
    expect([shown, waits]).toEqual([[1, 2], []]);
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

  it('lets the screen stay behind quick bots, but not for ever', async () => {
    const { queue, shown } = setUp();
    for (let i = 0; i < 60; i += 1) queue.push([step(i)]);
    await breathe();
    queue.skip();
    await breathe();
    expect(shown).toEqual([0, 59]);
    for (let i = 60; i < 200; i += 1) queue.push([step(i)]);
    queue.skip();
    await breathe();
    expect(shown.at(-1)).toBe(199);
  });
});
