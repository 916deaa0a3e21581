import type { IconName } from '$lib/ui/icons';
import type { Ticket } from '../view';

/** How far a ticket is from done, and the icon that says so. */
export function ticketStatus({ done, left }: Pick<Ticket, 'done' | 'left'>): {
  kind: 'done' | 'cut' | 'open';
  icon: IconName;
} {
  if (done) return { kind: 'done', icon: 'check' };
  return left === null ? { kind: 'cut', icon: 'close' } : { kind: 'open', icon: 'forward' };
}

/** Tickets not done first, dearest first. */
export function sortTickets<T extends Ticket>(tickets: T[]): T[] {
  return tickets.toSorted((a, b) => Number(a.done) - Number(b.done) || b.points - a.points);
}
