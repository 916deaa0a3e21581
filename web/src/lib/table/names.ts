import type { SeatInfo } from '../api/types';
import type { Translate } from '../i18n/translate';
import { seatLetter } from '../ui/seats';

/** What a seat is called: its person's name, its bot's kind, or its letter while nobody sits there. */
export function seatName(info: SeatInfo, t: Translate): string {
  if (info.name) return info.name;
  if (info.kind === 'bot') return t('seat-bot', { letter: seatLetter(info.seat) });
  return t('seat-unnamed', { letter: seatLetter(info.seat) });
}

export const seatNames = (seats: SeatInfo[], t: Translate) => seats.map((info) => seatName(info, t));
