import { CHIPS as COMMON } from '$lib/ui/chips';

/** What lies in front of a seat, as icons. */
export const CHIPS = {
  ...COMMON,
  car: 'M3 8h18v8H3zM8 8v8M12 8v8M16 8v8M7 18.500v.01M17 18.500v.01',
  marker:
    'M12 21s-6.500-6.500-6.500-11a6.500 6.500 0 0113 0c0 4.500-6.500 11-6.500 11zM12 12.500a2.500 2.500 0 100-5 2.500 2.500 0 000 5z',
  ticket:
    'M3 7h18v3.500a2 2 0 000 3.500v3.500H3V14a2 2 0 000-3.500zM14.500 7.500v2M14.500 11.500v1.500M14.500 15v2',
  /** Where the network began. */
  start: 'M12 3.500l2.600 5.600 6 .7-4.500 4.200 1.200 6L12 17l-5.300 3 1.200-6-4.500-4.200 6-.7z',
};
