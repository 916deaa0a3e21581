import type { OptionSpec } from './api/types';

/** The options that change something with so many players, beside what else is chosen. */
export function mattering(
  specs: OptionSpec[],
  values: Record<string, string>,
  players: number,
): OptionSpec[] {
  const matters = (spec: OptionSpec): boolean => {
    if (spec.players !== null) return spec.players === players;
    if (spec.beside === null) return true;
    const { key, choice } = spec.beside;
    const other = specs.find((candidate) => candidate.key === key);
    return other !== undefined && matters(other) && (values[key] ?? other.default) === choice;
  };
  return specs.filter(matters);
}

/** Is it a way to play with so many, rather than a house rule? */
export const isMode = ({ players, beside }: OptionSpec): boolean => players !== null || beside !== null;

/** The seat a value stands for, from 0 on; null where it stands for something else. */
export function seatOf({ kind }: OptionSpec, value: string): number | null {
  const seat = kind === 'seat' ? /^seat(\d+)$/.exec(value) : null;
  return seat ? Number(seat[1]) - 1 : null;
}

/** What can be chosen with so many players: of the seats only those around the table. */
export function valuesOf(spec: OptionSpec, players: number): string[] {
  const around = Math.max(players, spec.min ?? 0);
  return (spec.values ?? []).filter((value) => (seatOf(spec, value) ?? 0) < around);
}

/** What is chosen once a seat has gone: who sat behind it moves up and is still meant. */
export function withoutSeat(
  specs: OptionSpec[],
  values: Record<string, string>,
  gone: number,
): Record<string, string> {
  const moved = specs.flatMap((spec) => {
    const seat = seatOf(spec, values[spec.key] ?? spec.default);
    if (seat === null || seat < gone) return [];
    // `seat3` is the seat with the number 2.
    return [[spec.key, seat === gone ? spec.default : `seat${seat}`]];
  });
  return { ...values, ...Object.fromEntries(moved) };
}

/** What is chosen: as in the rules, unless it is something else that can be chosen. */
export function chosen(spec: OptionSpec, values: Record<string, string>, players: number): string {
  const value = values[spec.key] ?? spec.default;
  return spec.values === null || valuesOf(spec, players).includes(value) ? value : spec.default;
}

/** Only what differs from the rules as printed. */
export function changedOptions(
  specs: OptionSpec[],
  values: Record<string, string>,
  players: number,
): Record<string, string> {
  const all = specs.map((spec) => [spec, chosen(spec, values, players)] as const);
  return Object.fromEntries(
    all.flatMap(([spec, value]) => (value === spec.default ? [] : [[spec.key, value]])),
  );
}
