import { api } from '../api/client';
import type { LogEntry, Seat, TableState } from '../api/types';
import { stopAt, stopsOf, type Step } from './steps';

const PACE = 900;

/** Looking back over a game: a stop for every decision that stood. */
export class Replay {
  state = $state.raw<TableState | null>(null);
  index = $state(0);
  playing = $state(false);
  stops = $state.raw<Step[]>([]);

  #states = new Map<number, TableState>();
  #wanted = -1;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly id: string,
    private readonly seat: Seat | null | undefined,
    private readonly onPly: (ply: number) => void,
  ) {}

  /** Begins at the stop that shows a ply. */
  async open(log: LogEntry[], ply: number): Promise<void> {
    this.stops = stopsOf(log);
    await this.to(stopAt(this.stops, ply));
  }

  get last(): number {
    return this.stops.length - 1;
  }

  get stop(): Step | undefined {
    return this.stops[this.index];
  }

  async to(index: number): Promise<void> {
    const at = Math.min(this.last, Math.max(0, index));
    const stop = this.stops[at];
    if (!stop) return;
    this.index = at;
    this.#wanted = at;
    const state = await this.#fetch(stop.ply);
    // A slider is faster than a server: only the last wish counts.
    if (this.#wanted !== at) return;
    this.state = state;
    this.onPly(stop.ply);
    if (at < this.last) void this.#fetch(this.stops[at + 1]!.ply).catch(() => {});
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.index === this.last) void this.to(0);
    this.#timer = setInterval(() => {
      if (this.index >= this.last) return this.pause();
      void this.to(this.index + 1).catch(() => this.pause());
    }, PACE);
  }

  /** Nothing that is still under way may be shown any more. */
  close(): void {
    this.pause();
    this.#wanted = -1;
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  async #fetch(ply: number): Promise<TableState> {
    const known = this.#states.get(ply);
    if (known) return known;
    const state = await api.at(this.id, ply, this.seat);
    this.#states.set(ply, state);
    return state;
  }
}
