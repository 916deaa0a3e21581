/**
 * What the player is looking at before deciding: shared by hand and board, so that a card in the hand shows its
 * ghosts on the map. Only about attention; nothing here is ever sent. Each is an action's text: "play E2w2c5",
 * "score", "move GP", "disc W".
 */
class Mind {
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  selected = $state<string | null>(null);

  get action(): string | null {
    return this.hovered ?? this.focused ?? this.selected;
  }

  hover(action: string, on: boolean): void {
    if (on) this.hovered = action;
    else if (this.hovered === action) this.hovered = null;
  }

  focus(action: string, on: boolean): void {
    if (on) this.focused = action;
    else if (this.focused === action) this.focused = null;
  }

  clear(): void {
    this.hovered = this.focused = this.selected = null;
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
