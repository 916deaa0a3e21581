import { Attention, pointing } from '$lib/table/attention.svelte';

/** A route in the list shows on the map, and a ticket shows its way. */
class Mind extends Attention {
  /** Tickets' names. */
  hoveredTicket = $state<string | null>(null);
  pinnedTicket = $state<string | null>(null);

  get ticket(): string | null {
    return this.hoveredTicket ?? this.pinnedTicket;
  }

  hoverTicket(ticket: string, on: boolean): void {
    if (on) this.hoveredTicket = ticket;
    else if (this.hoveredTicket === ticket) this.hoveredTicket = null;
  }

  pinTicket(ticket: string): void {
    this.pinnedTicket = this.pinnedTicket === ticket ? null : ticket;
  }

  override clear(): void {
    super.clear();
    this.hoveredTicket = null;
  }
}

export const mind = new Mind();
export const { minding } = mind;

export function mindingTicket(ticket: string) {
  const look = (on: boolean) => mind.hoverTicket(ticket, on);
  return pointing(look, look);
}
