import { seatLetter } from '$lib/ui/seats';
import type { Seat, Translate } from '../module';
import { isCraig, type View } from './view';

/** Craig's ink: the last of the six, which no seat of this game has. */
const CRAIG_INK = 5;

/** Whose piece it is, as its colour, pattern and letter say. */
export interface Who {
  /** For seatFill, seatColour, seatInk and seatLine. */
  ink: number;
  letter: string;
}

export function whoOf(view: View, seat: Seat): Who {
  // Nobody else is called that: letters of this game end at D, and with Craig there is only A.
  return isCraig(view, seat) ? { ink: CRAIG_INK, letter: 'C' } : { ink: seat, letter: seatLetter(seat) };
}

/** A seat's name; the seat after the last is Craig's. */
export function nameOf(names: string[], seat: Seat, t: Translate): string {
  return names[seat] ?? t('cattle-craig');
}
