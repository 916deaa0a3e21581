import { prefersReducedMotion } from 'svelte/motion';
import type { Fact, LogEntry, Offer, Problem, Refusal, Seat, TableState } from '../api/types';
import { api, ApiProblem } from '../api/client';
import { Live, type Connection, type LiveEvent } from '../api/live';
import { merge, sinceLastMove } from './log';
import { StepQueue } from './queue';
import { isUndo, stepsTo, type Step } from './steps';

const PACE = 300;

type Post = (ply: number, seat: Seat) => Promise<TableState>;

export interface ModelWiring {
  /** An error that is not a refusal: lost connection, stale page, not my seat. */
  onProblem(problem: Problem): void;
  /** How long a step deserves to be looked at; the game knows best. */
  pace?(facts: Fact[]): number;
  /** Whether a rival without a seat begins his turn with this. */
  rivalBegins?(fact: Fact): boolean;
}

/** A table as one person follows it: what is shown, what is newest, and what they may do. */
export class TableModel {
  /** On the screen. */
  state = $state.raw<TableState | null>(null);
  /** Known from the server; ahead of `state` while others' moves are being shown. */
  newest = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** Facts of the step just shown. */
  facts = $state.raw<Fact[]>([]);
  connection = $state<Connection>('connecting');
  sending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  problem = $state.raw<Problem | null>(null);
  showing = $state(false);

  readonly offers = $derived<Offer[]>(this.showing || this.sending ? [] : (this.state?.offers ?? []));
  readonly since = $derived(this.state ? this.sinceLast(this.state) : []);

  #queue = new StepQueue({
    show: (step) => this.#show(step),
    pace: (step) => (this.#still || this.#hurried ? 0 : (this.wiring.pace?.(step.facts) ?? PACE)),
    // My own step answers my click; a jump, as after an undo, has nothing to be looked at in between.
    atOnce: (step) => step.facts.length === 0 || step.seat === this.state?.viewer,
    onIdle: () => {
      this.showing = false;
      // Somebody may have sat down or gone meanwhile.
      if (this.newest && this.newest.ply === this.state?.ply) this.state = this.newest;
    },
  });
  /** Whoever skips ahead wants to see the rest quickly, too, up to their own turn. */
  #hurried = false;
  #live: Live | null = null;
  /** The seat asked for; undefined leaves it to the server. */
  #seat: Seat | undefined;

  constructor(
    readonly id: string,
    private readonly wiring: ModelWiring,
  ) {}

  async open(): Promise<void> {
    try {
      const state = await api.table(this.id);
      // From here on through the same eyes: at a shared device only a person's word changes them.
      this.#seat = state.viewer ?? undefined;
      this.log = await api.log(this.id, 0, this.#seat);
      this.state = this.newest = state;
    } catch (error) {
      this.problem = problemIn(error);
      return;
    }
    this.#live = new Live({
      address: () => api.eventsAddress(this.id, this.newest?.ply ?? 0, this.#seat),
      onEvent: (event) => this.receive(event),
      onConnection: (connection) => {
        this.connection = connection;
      },
    });
    this.#live.start();
  }

  /** What the viewer of a position, present or past, has to look back on. */
  sinceLast({ viewer, ply }: TableState): Fact[] {
    return sinceLastMove(this.log, viewer, ply, (fact) => this.wiring.rivalBegins?.(fact) ?? false);
  }

  close(): void {
    this.#live?.close();
    this.#queue.clear();
  }

  /** Looks through another of my seats' eyes: at a shared device they take turns. */
  async sit(seat: Seat): Promise<void> {
    if (this.state?.viewer === seat) return;
    try {
      const state = await api.table(this.id, seat);
      this.#seat = seat;
      this.#queue.clear();
      this.log = merge(this.log, await api.log(this.id, 0, seat));
      this.state = this.newest = state;
      this.#live?.start();
    } catch (error) {
      this.wiring.onProblem(problemIn(error));
    }
  }

  /** The network or the window is back. */
  hurry(): void {
    this.#live?.hurry();
  }

  /** Straight to the newest position, and without delay from there to my turn. */
  skip(): void {
    this.#hurried = true;
    this.#queue.skip();
  }

  receive(event: LiveEvent): void {
    this.log = merge(this.log, event.entries);
    if (event.entries.some(isUndo)) void this.#reread();
    const known = this.newest?.ply ?? 0;
    if (event.state.ply < known) return;
    this.newest = event.state;
    if (event.state.offers.length > 0) this.#hurried = false;
    if (event.state.ply === known) {
      // Nobody moved: somebody sat down, went away, or the table began.
      if (!this.showing) this.state = event.state;
      return;
    }
    this.showing = true;
    this.#queue.push(stepsTo(event, known));
  }

  async act(action: string): Promise<void> {
    await this.#send((ply, seat) => api.act(this.id, ply, action, seat));
  }

  async undo(): Promise<void> {
    const undo = this.state?.undo;
    if (undo && !undo.allowed) {
      this.refusal = undo.refusal;
      return;
    }
    await this.#send((ply, seat) => api.undo(this.id, ply, seat));
  }

  /** Changes who plays a seat, and shows it at once: no move is made by that, so no step tells of it. */
  async changeHands(change: () => Promise<TableState>): Promise<void> {
    try {
      await change();
      // Through the eyes of this page: the answer may be meant for another of my seats.
      const state = await api.table(this.id, this.state?.viewer);
      if (state.ply === this.newest?.ply) this.receive({ state, entries: [] });
      else await this.#catchUp(state);
    } catch (error) {
      this.wiring.onProblem(problemIn(error));
    }
  }

  async #send(post: Post): Promise<void> {
    const state = this.state;
    if (!state || state.viewer === null || this.sending) return;
    if (this.showing) return this.skip();
    this.sending = true;
    this.refusal = null;
    try {
      await this.#catchUp(await this.#patiently(state, post));
    } catch (error) {
      const problem = problemIn(error);
      if (problem.refusal) this.refusal = problem.refusal;
      else this.wiring.onProblem(problem);
      if (problem.type === 'stale-ply') await this.refresh();
    } finally {
      this.sending = false;
    }
  }

  /** Where several decide at the same time, that another was faster changes nothing for me: I say it again. */
  async #patiently(state: TableState, post: Post): Promise<TableState> {
    const seat = state.viewer!;
    for (let ply = state.ply, tries = state.to_act.length; ; tries -= 1) {
      try {
        return await post(ply, seat);
      } catch (error) {
        const newer = problemIn(error).type === 'stale-ply' && tries > 1 && (await api.table(this.id, seat));
        if (!newer || !newer.to_act.includes(seat)) throw error;
        ply = newer.ply;
      }
    }
  }

  /** Fetches where the table stands; for when the line told us nothing. */
  async refresh(): Promise<void> {
    try {
      await this.#catchUp(await api.table(this.id, this.state?.viewer));
    } catch (error) {
      this.wiring.onProblem(problemIn(error));
    }
  }

  /** The line usually brings the entries first; if not, they are asked for, so that one's own move is told too. */
  async #catchUp(state: TableState): Promise<void> {
    const known = this.newest?.ply ?? 0;
    if (state.ply <= known) return;
    const entries = await api.log(this.id, known, this.#seat);
    this.receive({ state, entries: entries.filter((entry) => entry.ply < state.ply) });
  }

  async #show(step: Step): Promise<void> {
    const state = step.state ?? (await api.at(this.id, step.ply, this.state?.viewer).catch(() => null));
    // A step that cannot be fetched is skipped: the next one shows its result.
    if (!state) return;
    this.facts = step.facts;
    this.state = state;
  }

  async #reread(): Promise<void> {
    this.log = merge(this.log, await api.log(this.id, 0, this.#seat).catch(() => []));
  }

  get #still(): boolean {
    return prefersReducedMotion.current || document.hidden;
  }
}

export function problemIn(error: unknown): Problem {
  if (error instanceof ApiProblem) return error.problem;
  return { type: 'client', title: String(error), status: 0, detail: String(error) };
}
