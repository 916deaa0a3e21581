import { SvelteMap } from 'svelte/reactivity';
import type { Box } from './box';
import { readBox, type WrittenBox } from './read-box';

/** The boxes of the tables looked at, fetched once each. */
class Boxes {
  #known = new SvelteMap<string, Box>();
  #asked = new Set<string>();
  /** The box read last: a line of the log names cards without saying at which table. */
  latest = $state.raw<Box | null>(null);

  /** The box of a table; null until it has come. */
  of(table: string): Box | null {
    const box = this.#known.get(table) ?? null;
    if (!box && !this.#asked.has(table)) void this.#fetch(table);
    return box;
  }

  put(table: string, box: Box): void {
    this.#known.set(table, box);
    this.latest = box;
  }

  async #fetch(table: string): Promise<void> {
    this.#asked.add(table);
    try {
      const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/components`);
      if (!answer.ok) throw new Error(answer.statusText);
      this.put(table, readBox((await answer.json()) as WrittenBox));
    } catch {
      // The next look asks again.
      setTimeout(() => this.#asked.delete(table), 2000);
    }
  }
}

export const boxes = new Boxes();
