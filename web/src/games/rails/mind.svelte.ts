/**
 * What the player is looking at before deciding: shared by panel and board, so that a route in the list shows on the
 * map and a ticket shows its way. Only about attention; nothing here is ever sent.
 */
class Mind {
  /** Actions' texts: "claim boise-seattle-0", "start denver". */
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  selected = $state<string | null>(null);
  /** Tickets' names. */
  hoveredTicket = $state<string | null>(null);
  pinnedTicket = $state<string | null>(null);

  get action(): string | null {
    return this.hovered ?? this.focused ?? this.selected;
  }

  get ticket(): string | null {
    return this.hoveredTicket ?? this.pinnedTicket;
  }

  hover(action: string, on: boolean): void {
    if (on) this.hovered = action;
    else if (this.hovered === action) this.hovered = null;
  }

  focus(action: string, on: boolean): void {
    if (on) this.focused = action;
    else if (this.focused === action) this.focused = null;
  }

  hoverTicket(ticket: string, on: boolean): void {
    if (on) this.hoveredTicket = ticket;
    else if (this.hoveredTicket === ticket) this.hoveredTicket = null;
  }

  pinTicket(ticket: string): void {
    this.pinnedTicket = this.pinnedTicket === ticket ? null : ticket;
  }

  clear(): void {
    this.hovered = this.focused = this.selected = this.hoveredTicket = null;
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

/** The same for a ticket. */
export function mindingTicket(ticket: string) {
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') mind.hoverTicket(ticket, true);
    },
    onpointerleave: () => mind.hoverTicket(ticket, false),
    onfocus: () => mind.hoverTicket(ticket, true),
    onblur: () => mind.hoverTicket(ticket, false),
  };
}
