import type { ScoreLine } from '../../games/module';
import type { TableState } from '../api/types';

/** One player in the table by source. */
export interface ScoreColumn {
  name: string;
  /** Null: a rival without a seat. */
  seat: number | null;
  won: boolean;
}

export interface ScoreRow {
  label: string;
  /** One for each column; a text stands as it is, null: there is no such thing there. */
  values: (number | string | null)[];
  sum?: boolean;
}

export function columnsOf({ result }: TableState, names: string[]): ScoreColumn[] {
  return names.map((name, seat) => ({ name, seat, won: result?.winners.includes(seat) ?? false }));
}

/** The sources of all seats side by side. */
export function sourcesOf(seats: ScoreLine[][]): ScoreRow[] {
  return (seats[0] ?? []).map(({ label }, i) => ({
    label,
    values: seats.map((lines) => lines[i]?.value ?? null),
  }));
}

/** Who came in where; nothing before the end. */
export function placesOf({ result }: TableState, label: string): ScoreRow[] {
  return result ? [{ label, values: result.places.map((place) => `${place}.`) }] : [];
}
