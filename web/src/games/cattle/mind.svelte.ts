import { Attention } from '$lib/table/attention.svelte';
import type { Node } from './names';

/** The parts a narrow screen shows one at a time; a wide one has the map and the players' boards. */
export const TABS = ['trail', 'railway', 'jobs', 'cards', 'boards'] as const;
export type Tab = (typeof TABS)[number];

/** A way in the list shows on the map. */
class Mind extends Attention {
  /** The place whose tile is being read. */
  place = $state<Node | null>(null);
  pinnedPlace = $state<Node | null>(null);
  /** Of several ways to one stop: the stop. */
  stop = $state<Node | null>(null);
  /** The building being built, before its slot is chosen. */
  building = $state<string | null>(null);
  tab = $state<Tab>('trail');

  get read(): Node | null {
    return this.place ?? this.pinnedPlace;
  }

  look(place: Node, on: boolean): void {
    if (on) this.place = place;
    else if (this.place === place) this.place = null;
  }

  /** Something is chosen half way or laid open. */
  get holds(): boolean {
    return (this.pinnedPlace ?? this.selected ?? this.stop ?? this.building) !== null;
  }

  letGo(): void {
    this.pinnedPlace = this.selected = this.stop = this.building = null;
  }

  override clear(): void {
    super.clear();
    this.place = null;
    this.letGo();
  }
}

export const mind = new Mind();
export const { minding } = mind;
