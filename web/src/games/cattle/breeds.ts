import type { Breed } from './names';

/** Two letters on small pieces, so that nobody needs to tell colours apart. Breeds are called alike in all languages. */
export const CODES: Record<Breed, string> = {
  jersey: 'JE',
  guernsey: 'GU',
  black_angus: 'BA',
  dutch_belt: 'DB',
  holstein: 'HO',
  brown_swiss: 'BS',
  ayrshire: 'AY',
  west_highland: 'WH',
  texas_longhorn: 'TL',
};

/** CSS variables of a breed: its ground and what is written on it. */
export const groundOf = (breed: Breed | null) => `var(--cattle-${breed ?? 'objective'})`;
export const markOf = (breed: Breed | null) => `var(--cattle-${breed ?? 'objective'}-mark)`;
