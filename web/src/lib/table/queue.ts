import type { Step } from './steps';

export interface QueueWiring {
  /** Puts a step on the screen; may fetch its state first. */
  show(step: Step): Promise<void>;
  /** How long to look at a step before the next, in milliseconds; 0 without motion. */
  pace(step: Step): number;
  onIdle?(): void;
  wait?(ms: number): { done: Promise<void>; cut(): void };
}

/** More than this at once is a return after an absence: then only the end is shown. */
const TOO_MANY = 30;

/** Shows the moves of others one after another, so that none is missed; a click hurries it. */
export class StepQueue {
  #steps: Step[] = [];
  #running = false;
  #hurry = false;
  #cut: (() => void) | null = null;

  constructor(private readonly wiring: QueueWiring) {}

  get busy(): boolean {
    return this.#running;
  }

  push(steps: Step[]): void {
    this.#steps.push(...steps);
    if (this.#steps.length > TOO_MANY) this.#steps = this.#steps.slice(-1);
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
    this.#cut?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#steps.length > 0) {
      if (this.#hurry) this.#steps = this.#steps.slice(-1);
      const step = this.#steps.shift();
      if (!step) break;
      await this.wiring.show(step);
      const pause = this.#steps.length > 0 && !this.#hurry ? this.wiring.pace(step) : 0;
      if (pause > 0) await this.#pause(pause);
    }
    this.#hurry = false;
    this.#running = false;
    this.wiring.onIdle?.();
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
