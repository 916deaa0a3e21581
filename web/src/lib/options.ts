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

/** Only what differs from the rules as printed. */
export function changedOptions(specs: OptionSpec[], values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    specs.flatMap((spec) => {
      const value = values[spec.key];
      return value !== undefined && value !== spec.default ? [[spec.key, value]] : [];
    }),
  );
}
