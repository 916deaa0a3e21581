import type { SeatInfo } from '../api/types';
import type { Translate } from '../i18n/translate';
import { seatLetter } from '../ui/seats';

/** What the server calls a person who has not said a name. */
const GUEST = 'Guest';

/** What a seat is called: its person's name, its bot's kind, or its letter while nobody sits there. */
export function seatName(info: SeatInfo, t: Translate): string {
  // The server's stand-ins for a missing name are English words of its own.
  const given = info.name !== info.bot && info.name !== GUEST ? info.name : '';
  if (given) return given;
  if (info.kind === 'person') return t('seat-guest');
  if (info.kind === 'bot') return t('seat-bot', { letter: seatLetter(info.seat) });
  return t('seat-unnamed', { letter: seatLetter(info.seat) });
}

export const seatNames = (seats: SeatInfo[], t: Translate) => seats.map((info) => seatName(info, t));
