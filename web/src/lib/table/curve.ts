import type { LogEntry, Seat } from '../api/types';
import { isUndo } from './steps';

/** The log without what was taken back. */
export const standing = (log: LogEntry[]) => log.filter((entry) => !entry.undone && !isUndo(entry));

export interface CurvePoint {
  ply: number;
  scores: number[];
}

/** Scores over the game: the start, every entry at which one changed, and the end. */
export function curveOf(log: LogEntry[]): CurvePoint[] {
  const points: CurvePoint[] = [];
  const entries = standing(log);
  entries.forEach((entry, i) => {
    const last = points.at(-1);
    const changed = !last || entry.scores.some((score, seat) => score !== last.scores[seat]);
    if (changed || i === entries.length - 1) points.push({ ply: entry.ply + 1, scores: entry.scores });
  });
  return points;
}

export interface Moment {
  entry: LogEntry;
  /** Who gained most, and how much. */
  seat: Seat;
  gain: number;
  /** Gain of the best against gain of the least: the swing. */
  swing: number;
  /** What each seat gained or lost. */
  gains: number[];
  /** Whether it put them alone in the lead. */
  lead: boolean;
}

const LEAD_COUNTS = 3;

/** The moments worth looking at: the biggest swings, a change of the lead counting extra; in order of play. */
export function momentsOf(log: LogEntry[], count = 3): Moment[] {
  const entries = standing(log);
  const moments: Moment[] = [];
  for (let i = 1; i < entries.length; i += 1) {
    const [before, entry] = [entries[i - 1]!, entries[i]!];
    const gains = entry.scores.map((score, seat) => score - (before.scores[seat] ?? 0));
    const gain = Math.max(...gains);
    const swing = gain - Math.min(...gains);
    if (gain <= 0 || swing === 0) continue;
    const seat = gains.indexOf(gain);
    const lead = leader(entry) === seat && leader(before) !== seat;
    moments.push({ entry, seat, gain, gains, swing, lead });
  }
  const weight = (moment: Moment) => moment.swing + (moment.lead ? LEAD_COUNTS : 0);
  return moments
    .sort((a, b) => weight(b) - weight(a) || a.entry.ply - b.entry.ply)
    .slice(0, count)
    .sort((a, b) => a.entry.ply - b.entry.ply);
}

/** Who is alone in the lead. */
function leader(entry: LogEntry): Seat | null {
  const most = Math.max(...entry.scores);
  const first = entry.scores.indexOf(most);
  return entry.scores.lastIndexOf(most) === first ? first : null;
}
