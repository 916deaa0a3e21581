import type { Node } from './names';

/** The parts a narrow screen shows one at a time; a wide one has the map and the players' boards. */
export const TABS = ['trail', 'railway', 'jobs', 'cards', 'boards'] as const;
export type Tab = (typeof TABS)[number];

/**
 * What the player is looking at before deciding: shared by panel and board, so that a way in the list shows on the
 * map. Only about attention; nothing here is ever sent.
 */
class Mind {
  /** Actions' texts: "go A1 B", "hire r1c2". */
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  selected = $state<string | null>(null);
  /** The place whose tile is being read. */
  place = $state<Node | null>(null);
  pinnedPlace = $state<Node | null>(null);
  /** Of several ways to one stop: the stop. */
  stop = $state<Node | null>(null);
  /** The building being built, before its slot is chosen. */
  building = $state<string | null>(null);
  tab = $state<Tab>('trail');

  get action(): string | null {
    return this.hovered ?? this.focused ?? this.selected;
  }

  get read(): Node | null {
    return this.place ?? this.pinnedPlace;
  }

  hover(action: string, on: boolean): void {
    if (on) this.hovered = action;
    else if (this.hovered === action) this.hovered = null;
  }

  focus(action: string, on: boolean): void {
    if (on) this.focused = action;
    else if (this.focused === action) this.focused = null;
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

  clear(): void {
    this.hovered = this.focused = this.place = null;
    this.letGo();
  }
}

export const mind = new Mind();

/** Handlers that tell the mind what mouse or keyboard point at. */
export function minding(action: string) {
  return {
    // A finger does not hover: its tap is a press.
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') mind.hover(action, true);
    },
    onpointerleave: () => mind.hover(action, false),
    onfocus: () => mind.focus(action, true),
    onblur: () => mind.focus(action, false),
  };
}
