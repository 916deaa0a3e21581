import { CHIPS as COMMON } from '$lib/ui/chips';

/** What lies in front of a seat, as icons. */
export const CHIPS = {
  ...COMMON,
  /** A stack of discs. */
  supply: 'M4 8a8 3.5 0 1016 0a8 3.5 0 10-16 0v4.500a8 3.500 0 0016 0V8M4 12.500V17a8 3.500 0 0016 0v-4.5',
  /** The lid of the box, with a disc in it. */
  lid: 'M3 9.500h18l-1.500 10h-15zM8.500 9.500a3.500 3.500 0 017 0M3 9.500L5.500 6M21 9.500L18.500 6',
  /** A card with a star. */
  scoring:
    'M5.500 3.500h13v17h-13zM12 7.800l1.300 2.900 3.100.4-2.300 2.100.6 3.100-2.700-1.500-2.700 1.500.6-3.100-2.300-2.100 3.100-.4z',
  /** Two wheels: twice. */
  token: 'M8 16a4.500 4.500 0 100-9 4.500 4.500 0 000 9zM16 17.500a4.500 4.500 0 100-9 4.500 4.500 0 000 9z',
};
