import type { Step } from './steps';

export interface QueueWiring {
  /** Puts a step on the screen; may fetch its state first. */
  show(step: Step): Promise<void>;
  /** How long to look at a step before the next, in milliseconds; 0 without motion. */
  pace(step: Step): number;
  /** A step that is not kept waiting: one's own answers a click. */
  atOnce?(step: Step): boolean;
  onIdle?(): void;
  /** For tests; the browser's own otherwise. */
  wait?(ms: number): { done: Promise<void>; cut(): void };
  now?(): number;
}

/** More than this at once is a return after an absence: then only the end is shown. */
const TOO_MANY = 30;
/** So far the screen may stay behind the table; a sequence of bots' turns is shorter. */
const TOO_FAR = 90;

/** Shows the moves of others one after another, so that none is missed; a click hurries it. */
export class StepQueue {
  #steps: Step[] = [];
  #running = false;
  #hurry = false;
  #cut: (() => void) | null = null;
  /** Until when the step on the screen deserves to be looked at, even if it was the last for a while. */
  #due = 0;

  constructor(private readonly wiring: QueueWiring) {}

  get busy(): boolean {
    return this.#running;
  }

  push(steps: Step[]): void {
    this.#steps.push(...steps);
    if (steps.length > TOO_MANY || this.#steps.length > TOO_FAR) this.#steps = this.#steps.slice(-1);
    if (!this.#running) void this.#run();
  }

  /** Straight to the newest position. */
  skip(): void {
    if (!this.#running) return;
    this.#hurry = true;
    this.#cut?.();
  }

  clear(): void {
    this.#steps = [];
    this.#due = 0;
    this.#cut?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#steps.length > 0) {
      await this.#lookAtLast(this.#steps[0]!);
      if (this.#hurry) this.#steps = this.#steps.slice(-1);
      const step = this.#steps.shift();
      if (!step) break;
      await this.wiring.show(step);
      this.#due = this.#now() + this.wiring.pace(step);
    }
    this.#hurry = false;
    this.#running = false;
    this.wiring.onIdle?.();
  }

  /** Waits out what is left of the step before. */
  async #lookAtLast(next: Step): Promise<void> {
    const left = this.#due - this.#now();
    if (left > 0 && !this.#hurry && !this.wiring.atOnce?.(next)) await this.#pause(left);
  }

  #now(): number {
    return (this.wiring.now ?? (() => performance.now()))();
  }

  async #pause(ms: number): Promise<void> {
    const { done, cut } = (this.wiring.wait ?? waitFor)(ms);
    this.#cut = cut;
    await done;
    this.#cut = null;
  }
}

function waitFor(ms: number): { done: Promise<void>; cut(): void } {
  let cut = () => {};
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    cut = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { done, cut };
}
