import type { GameModule } from '../../games/module';
import { api } from '../api/client';
import type { GameInfo, TableState } from '../api/types';
import { USUAL_LEVEL } from '../bots';

/** How many play when nobody says otherwise. */
export function usualPlayers(info: GameInfo, module: GameModule): number {
  const wish = module.typicalPlayers ?? 3;
  return Math.min(info.players.max, Math.max(info.players.min, wish));
}

/** One click: me against bots, with the rules as printed. */
export function quickStart(info: GameInfo, module: GameModule): Promise<TableState> {
  const bots = usualPlayers(info, module) - 1;
  return api.create({
    game: info.slug,
    options: {},
    seats: [
      { who: 'me' },
      ...Array.from({ length: bots }, () => ({ who: 'bot' as const, bot: USUAL_LEVEL })),
    ],
  });
}
