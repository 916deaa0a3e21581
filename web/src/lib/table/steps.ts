import type { LiveEvent } from '../api/live';
import type { Fact, LogEntry, Seat, TableState } from '../api/types';

/** One thing to show: somebody's decision with the draws that followed it. */
export interface Step {
  /** The ply the board was at before. */
  from: number;
  /** The ply the board is at afterwards. */
  ply: number;
  seat: Seat | null;
  facts: Fact[];
  /** Known for the newest step; the ones between are fetched. */
  state: TableState | null;
}

/** The ply of the table after an entry. */
export const after = (entry: LogEntry) => entry.ply + 1;

export const isUndo = (entry: LogEntry) => entry.action === 'undo';

/** Groups entries into steps: a decision begins one, chance belongs to what caused it. */
export function stepsOf(entries: LogEntry[]): Step[] {
  const steps: Step[] = [];
  for (const entry of entries) {
    const last = steps.at(-1);
    if (entry.seat === null && last) {
      last.ply = after(entry);
      last.facts = [...last.facts, ...entry.facts];
    } else {
      steps.push({ from: entry.ply, ply: after(entry), seat: entry.seat, facts: entry.facts, state: null });
    }
  }
  return steps;
}

/** The steps that lead from the ply shown to the state of an event. */
export function stepsTo(event: LiveEvent, from: number): Step[] {
  const fresh = event.entries.filter((entry) => entry.ply >= from);
  const jump = { from, ply: event.state.ply, seat: null, facts: [], state: event.state };
  // What was taken back is not acted out, and a gap cannot be.
  if (fresh.length === 0 || fresh.some(isUndo)) return [jump];
  const steps = stepsOf(fresh);
  const last = steps.at(-1);
  if (!last || last.ply !== event.state.ply) return [jump];
  last.state = event.state;
  return steps;
}

/** The plies worth stopping at in a replay: each decision that stood, and the start. */
export function stopsOf(log: LogEntry[]): Step[] {
  const standing = log.filter((entry) => !entry.undone && !isUndo(entry));
  const steps = stepsOf(standing);
  const first = standing[0];
  // Dealing comes before the first decision: the replay begins with the cards dealt.
  if (!first || first.seat !== null) {
    const ply = first?.ply ?? 0;
    steps.unshift({ from: ply, ply, seat: null, facts: [], state: null });
  }
  return steps;
}

/** The stop that shows a ply: the step it is part of, draws included; for what was taken back, the one before. */
export function stopAt(stops: Step[], ply: number): number {
  const within = stops.findIndex((stop) => stop.from < ply && ply <= stop.ply);
  return within >= 0
    ? within
    : Math.max(
        0,
        stops.findLastIndex((stop) => stop.ply <= ply),
      );
}
