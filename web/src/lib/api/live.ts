import type { LogEntry, TableState } from './types';

export interface LiveEvent {
  entries: LogEntry[];
  state: TableState;
}

export type Connection = 'connecting' | 'open' | 'lost';

interface Source {
  close(): void;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
}

export interface LiveWiring {
  /** The address to listen at, from the newest ply already known. */
  address(): string;
  onEvent(event: LiveEvent): void;
  onConnection(connection: Connection): void;
  /** For tests; the browser's own otherwise. */
  open?(address: string): Source;
  wait?(ms: number, then: () => void): () => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** How long to wait before the n-th attempt (from 0): doubling, capped, with some chance so that crowds spread. */
export function backoff(attempt: number, chance = Math.random()): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(full * (0.75 + chance / 2));
}

/**
 * A line to a table that mends itself. The browser's EventSource gives up for good on an HTTP error and
 * reconnects to the old address otherwise; so every break opens a new one, from the ply known by then.
 */
export class Live {
  #source: Source | null = null;
  #attempt = 0;
  #cancelWait: (() => void) | null = null;
  #closed = false;

  constructor(private readonly wiring: LiveWiring) {}

  start(): void {
    if (this.#closed) return;
    this.#drop();
    this.wiring.onConnection(this.#attempt === 0 ? 'connecting' : 'lost');
    const open = this.wiring.open ?? ((address: string) => new EventSource(address) as Source);
    const source = open(this.wiring.address());
    this.#source = source;
    source.addEventListener('open', () => {
      this.#attempt = 0;
      this.wiring.onConnection('open');
    });
    source.addEventListener('state', (message) => {
      this.wiring.onEvent(JSON.parse(message.data) as LiveEvent);
    });
    source.addEventListener('error', () => {
      if (source === this.#source) this.#broken();
    });
  }

  /** Try again now: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.#cancelWait) this.start();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #broken(): void {
    this.#drop();
    this.wiring.onConnection('lost');
    const wait = this.wiring.wait ?? waitFor;
    this.#cancelWait = wait(backoff(this.#attempt), () => this.start());
    this.#attempt += 1;
  }

  #drop(): void {
    this.#cancelWait?.();
    this.#cancelWait = null;
    this.#source?.close();
    this.#source = null;
  }
}

function waitFor(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
