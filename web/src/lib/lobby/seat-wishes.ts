import type { Level, NewSeat } from '../api/types';
import { USUAL_LEVEL } from '../bots';

/** A seat while the table is being set up; keeps what was typed when the choice changes back and forth. */
export interface SeatWish {
  who: 'me' | 'open' | 'bot';
  bot: Level;
  name: string;
}

/** To begin with: me, one friend by link, and bots up to the usual number. */
export function firstWishes(players: number, name: string): SeatWish[] {
  return Array.from({ length: players }, (_, i) => ({
    who: i === 0 ? 'me' : i === 1 ? 'open' : 'bot',
    bot: USUAL_LEVEL,
    name: i === 0 ? name : '',
  }));
}

export function seatsOf(wishes: SeatWish[]): NewSeat[] {
  return wishes.map(({ who, bot, name }) => {
    if (who === 'bot') return { who, bot };
    const trimmed = name.trim();
    return who === 'me' && trimmed ? { who, name: trimmed } : { who };
  });
}
