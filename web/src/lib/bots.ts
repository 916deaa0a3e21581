import type { Level } from './api/types';
import type { Translate } from './i18n/translate';

/** From weak to strong; a record, so that a level the server adds does not compile before it has its place here. */
const RANKS: Record<Level, number> = { easy: 1, medium: 2, hard: 3 };

export const LEVELS = (Object.keys(RANKS) as Level[]).sort((a, b) => RANKS[a] - RANKS[b]);

/** Where nobody chooses. */
export const USUAL_LEVEL: Level = 'medium';

const isLevel = (bot: string): bot is Level => Object.hasOwn(RANKS, bot);

/** The level of a bot; the usual one for a program that bot authors call by its own name. */
export const levelOf = (bot: string | null): Level => (bot !== null && isLevel(bot) ? bot : USUAL_LEVEL);

/** What people call a bot. */
export const botName = (bot: string, t: Translate): string =>
  isLevel(bot) ? t(`bot-${bot}`) : t('bot-program', { name: bot });

/** How a level plays, in one line. */
export const levelLine = (level: Level, t: Translate): string => t(`bot-${level}-about`);
