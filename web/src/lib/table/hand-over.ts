import type { HandOver, SeatInfo, TableState } from '../api/types';
import { botName } from '../bots';
import type { Translate } from '../i18n/translate';
import { seatName } from './names';

/** Whether the host may let a bot play here: everybody has waited long enough for somebody who is away. */
export const isFree = (info: SeatInfo, now: number): boolean =>
  info.free_at !== null && Date.parse(info.free_at) <= now;

/** The next moment at which a seat becomes free; null when waiting brings nothing. */
export function nextFree(seats: SeatInfo[], now: number): number | null {
  const later = seats.flatMap(({ free_at }) => (free_at === null ? [] : [Date.parse(free_at)]));
  return later.filter((at) => at > now).sort((a, b) => a - b)[0] ?? null;
}

/** Whether something can be said about who plays a seat: by its person, or by the host about somebody who is away. */
export function mayHandOver(info: SeatInfo, state: TableState): boolean {
  if (state.status !== 'running' || state.review || info.kind !== 'person' || info.stand_in !== null)
    return false;
  return info.you || (state.host && !info.online);
}

/** "Ann is away: Rancher plays for them." */
export function standInLine(info: SeatInfo, t: Translate): string | null {
  if (info.stand_in === null) return null;
  const bot = botName(info.stand_in, t);
  return info.you ? t('stand-in-you', { bot }) : t('stand-in', { bot, name: seatName(info, t) });
}

/** A hand-over as a line of the log. */
export function handOverLine(word: HandOver, names: string[], t: Translate): string {
  const name = names[word.seat] ?? '';
  if (word.bot === null) return t('log-back', { name });
  const said = { name, bot: botName(word.bot, t) };
  return word.by_host ? t('log-called', said) : t('log-handed', said);
}

/** Hours and minutes as the reader writes them. */
export const clockTime = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(iso));
