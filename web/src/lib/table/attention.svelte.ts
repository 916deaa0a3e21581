/**
 * What the player is looking at before deciding: shared by panel and board, so that what is pointed at in one shows in
 * the other. Only about attention; nothing here is ever sent. Each is an action's text: "play E2w2c5", "start denver".
 */
export class Attention {
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

  /** Handlers for what stands for an action. */
  readonly minding = (action: string) =>
    pointing(
      (on) => this.hover(action, on),
      (on) => this.focus(action, on),
    );
}

/** Handlers that tell when mouse or keyboard come and go. */
export function pointing(hover: (on: boolean) => void, focus: (on: boolean) => void) {
  return {
    // A finger does not hover: its tap is a press.
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') hover(true);
    },
    onpointerleave: () => hover(false),
    onfocus: () => focus(true),
    onblur: () => focus(false),
  };
}
