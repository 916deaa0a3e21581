import { api } from '../api/client';
import type { TableState } from '../api/types';

const EVERY = 4000;

type Asked = Pick<typeof api, 'mine' | 'table'>;

/** Looks out for the rematch another person at a finished table has asked for. */
export class RematchWatch {
  /** The new table. */
  there = $state<string | null>(null);
  /** Tables already known to be something else. */
  #others = new Set<string>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly ask: Asked = api) {}

  /** Watches as long as somebody else could ask; returns how to stop. */
  follow(table: TableState): () => void {
    this.there = null;
    const company = table.seats.some((seat) => seat.kind === 'person' && !seat.you);
    if (table.status !== 'over' || table.review || table.you.length === 0 || !company) return () => {};
    void this.look(table);
    this.#timer = setInterval(() => {
      if (!document.hidden) void this.look(table);
    }, EVERY);
    return () => clearInterval(this.#timer);
  }

  async look(table: TableState): Promise<void> {
    try {
      for (const card of await this.ask.mine()) {
        const later = card.game === table.game && card.updated_at >= table.updated_at;
        if (card.id === table.id || !later || this.#others.has(card.id)) continue;
        const { rematch_of } = await this.ask.table(card.id);
        if (rematch_of === table.id) {
          this.there = card.id;
          clearInterval(this.#timer);
          return;
        }
        this.#others.add(card.id);
      }
    } catch {
      // Offline, or the server is busy: the next look will tell.
    }
  }
}
