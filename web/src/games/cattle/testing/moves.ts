import type { Reach } from '../view';
import { offer } from './fixtures';

/** From B: over Ben's building to C, or past the droughts; to DK1 two ways. */
export const REACH: Reach[] = [
  { path: ['B2'], stop: 'B2', pays: 2, fees: [{ at: 'B2', due: 2, pays: 2, to: 1 }] },
  { path: ['B2', 'C'], stop: 'C', pays: 2, fees: [{ at: 'B2', due: 2, pays: 2, to: 1 }] },
  { path: ['DR1'], stop: 'DR1', pays: 2, fees: [{ at: 'DR1', due: 2, pays: 2, to: null }] },
  {
    path: ['DR1', 'DR2', 'C'],
    stop: 'C',
    pays: 4,
    fees: [
      { at: 'DR1', due: 2, pays: 2, to: null },
      { at: 'DR2', due: 2, pays: 2, to: null },
    ],
  },
];

export const WALKS = REACH.map(({ path, pays }) => offer(`go ${path.join(' ')}`, { money: -pays }));
