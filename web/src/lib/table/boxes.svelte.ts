import { SvelteMap } from 'svelte/reactivity';

/** The boxes of the tables looked at, fetched once each and read as their game does. */
export class Boxes<Box> {
  #read: (components: unknown) => Box;
  #known = new SvelteMap<string, Box>();
  #asked = new Set<string>();
  /** The box read last: a line of the log names cards without saying at which table. */
  latest = $state.raw<Box | null>(null);

  constructor(read: (components: unknown) => Box) {
    this.#read = read;
  }

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
      this.put(table, this.#read(await answer.json()));
    } catch {
      // The next look asks again.
      setTimeout(() => this.#asked.delete(table), 2000);
    }
  }
}
