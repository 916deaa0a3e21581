import type { Fact, HandOver, LogEntry, Seat } from '../api/types';
import { isUndo } from './steps';

/** Puts fresh entries into the log; an entry sent again replaces its older self. */
export function merge(log: LogEntry[], fresh: LogEntry[]): LogEntry[] {
  if (fresh.length === 0) return log;
  const byPly = new Map(log.map((entry) => [entry.ply, entry]));
  for (const entry of fresh) byPly.set(entry.ply, entry);
  return [...byPly.values()].sort((a, b) => a.ply - b.ply);
}

export interface Turn {
  seat: Seat | null;
  /** Who plays for the seat from here on. */
  news: HandOver[];
  entries: LogEntry[];
}

/**
 * The log by turns: as long as the same seat decides, it is one turn; chance belongs to whoever caused it. Where a
 * seat changes hands a new turn begins, of that seat.
 */
export function turnsOf(log: LogEntry[], handOvers: HandOver[] = []): Turn[] {
  const turns: Turn[] = [];
  const tell = (word: HandOver) => turns.push({ seat: word.seat, news: [word], entries: [] });
  let told = 0;
  for (const entry of log) {
    for (; (handOvers[told]?.ply ?? Infinity) <= entry.ply; told += 1) tell(handOvers[told]!);
    const last = turns.at(-1);
    if (last && (entry.seat === null || entry.seat === last.seat)) last.entries.push(entry);
    else turns.push({ seat: entry.seat, news: [], entries: [entry] });
  }
  handOvers.slice(told).forEach(tell);
  return turns;
}

/**
 * What happened since a seat last decided something; everything, if it never has. Who only watches missed nothing.
 * A rival without a seat moves as chance does, between two of my decisions: his turn is in sight until his next.
 */
export function sinceLastMove(
  log: LogEntry[],
  seat: Seat | null,
  ply: number,
  rivalBegins: (fact: Fact) => boolean = () => false,
): Fact[] {
  if (seat === null) return [];
  const known = log.filter((entry) => entry.ply < ply && !entry.undone && !isUndo(entry));
  const facts = known.flatMap((entry) => entry.facts);
  const rival = facts.findLastIndex(rivalBegins);
  if (rival >= 0) return facts.slice(rival);
  const last = known.findLastIndex((entry) => entry.seat === seat);
  const rest = known.slice(last + 1);
  // The draw that ends my own move is still my move.
  const firstOther = rest.findIndex((entry) => entry.seat !== null);
  return firstOther < 0 ? [] : rest.slice(firstOther).flatMap((entry) => entry.facts);
}
