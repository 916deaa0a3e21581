import { describe, expect, it } from 'vitest';
import { backoff, Live, type Connection } from './live';

/** A line that a test can open, break and listen at. */
class FakeSource {
  closed = false;
  #listeners = new Map<string, (event: MessageEvent<string>) => void>();
  constructor(readonly address: string) {}
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void) {
    this.#listeners.set(type, listener);
  }
  close() {
    this.closed = true;
  }
  say(type: string, data = '') {
    this.#listeners.get(type)?.({ data } as MessageEvent<string>);
  }
}

function setUp() {
  const sources: FakeSource[] = [];
  const waits: { ms: number; then: () => void; cancelled: boolean }[] = [];
  const seen: Connection[] = [];
  const plies: number[] = [];
  let ply = 0;
  const live = new Live({
    address: () => `/events?from=${ply}`,
    onEvent: (event) => {
      ply = event.state.ply;
      plies.push(ply);
    },
    onConnection: (connection) => seen.push(connection),
    open: (address) => {
      const source = new FakeSource(address);
      sources.push(source);
      return source;
    },
    wait: (ms, then) => {
      const wait = { ms, then, cancelled: false };
      waits.push(wait);
      return () => {
        wait.cancelled = true;
      };
    },
  });
  live.start();
  return { live, sources, waits, seen, plies };
}

describe('backoff', () => {
  it('doubles up to a limit, with some chance', () => {
    expect([0, 1, 2, 3].map((n) => backoff(n, 0.5))).toEqual([500, 1000, 2000, 4000]);
    expect(backoff(20, 0.5)).toBe(15_000);
    expect(backoff(2, 0)).toBe(1500);
    expect(backoff(2, 1)).toBe(2500);
  });
});

describe('Live', () => {
  it('comes back from the ply known by then', () => {
    const { sources, waits, seen, plies } = setUp();
    sources[0]!.say('open');
    sources[0]!.say('state', JSON.stringify({ entries: [], state: { ply: 7 } }));
    sources[0]!.say('error');
    expect(sources[0]!.closed).toBe(true);
    waits[0]!.then();
    expect(sources[1]!.address).toBe('/events?from=7');
    sources[1]!.say('open');
    expect(plies).toEqual([7]);
    expect(seen).toEqual(['connecting', 'open', 'lost', 'lost', 'open']);
  });

  it('waits longer each time, and begins anew after a success', () => {
    const { sources, waits } = setUp();
    sources[0]!.say('error');
    waits[0]!.then();
    sources[1]!.say('error');
    expect(waits[1]!.ms).toBeGreaterThan(waits[0]!.ms * 0.99);
    waits[1]!.then();
    sources[2]!.say('open');
    sources[2]!.say('error');
    expect(waits[2]!.ms).toBeLessThanOrEqual(625);
  });

  it('hurries when the network is back, but only if it was waiting', () => {
    const { live, sources, waits } = setUp();
    live.hurry();
    expect(sources).toHaveLength(1);
    sources[0]!.say('error');
    live.hurry();
    expect(sources).toHaveLength(2);
    expect(waits[0]!.cancelled).toBe(true);
  });

  it('stays closed', () => {
    const { live, sources } = setUp();
    live.close();
    live.start();
    expect(sources).toHaveLength(1);
    expect(sources[0]!.closed).toBe(true);
  });
});
