import type { GameModule } from './module';

// One folder a game, each with an index.ts whose default export is its module; loaded when a table needs it.
const folders = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** The games this client can draw. */
export const knownGames = Object.keys(folders).map((path) => path.split('/')[1] ?? '');

/** The module of a game, or null if this client has none yet. */
export async function gameModule(slug: string): Promise<GameModule | null> {
  const load = folders[`./${slug}/index.ts`];
  return load ? (await load()).default : null;
}
