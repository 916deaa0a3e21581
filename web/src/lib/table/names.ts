import type { SeatInfo } from '../api/types';
import type { Translate } from '../i18n/translate';
import { seatLetter } from '../ui/seats';

/** What the server calls a person who has not said a name, and a seat of a record, where nobody sits. */
const STAND_IN = /^(Guest|seat \d+)$/;

/** What a seat is called: its person's name, its bot's kind, or its letter while nobody sits there. */
export function seatName(info: SeatInfo, t: Translate): string {
  // The server's stand-ins for a missing name are English words of its own.
  const given = info.name !== info.bot && !STAND_IN.test(info.name) ? info.name : '';
  if (given) return given;
  if (info.kind === 'person' && info.name === 'Guest') return t('seat-guest');
  if (info.kind === 'bot') return t('seat-bot', { letter: seatLetter(info.seat) });
  return t('seat-unnamed', { letter: seatLetter(info.seat) });
}

export const seatNames = (seats: SeatInfo[], t: Translate) => seats.map((info) => seatName(info, t));
