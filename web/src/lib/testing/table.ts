import type { TableState } from '../api/types';

/** A table in the middle of a game, as the first player sees it who is asked: what tests of pages start from. */
export function tableOf(
  game: string,
  names: string[],
  view: TableState['view'],
  more: Partial<TableState> = {},
): TableState {
  const viewer = more.viewer === undefined ? 0 : more.viewer;
  return {
    id: 'table',
    game,
    name: '',
    status: 'running',
    ply: 30,
    seats: names.map((name, seat) => ({
      seat,
      kind: 'person',
      name,
      bot: null,
      you: seat === viewer,
      online: true,
      stand_in: null,
      free_at: null,
      invite: null,
    })),
    host: true,
    options: {},
    box: { id: game, hash: '', own_design: false },
    seed_hash: '',
    seed: null,
    rules_version: 1,
    you: viewer === null ? [] : [viewer],
    viewer,
    to_act: [0],
    offers: [],
    undo: { allowed: false, refusal: null },
    scores: names.map(() => 0),
    result: null,
    rematch_of: null,
    rematch: null,
    hand_overs: [],
    review: false,
    view,
    created_at: '',
    updated_at: '',
    ...more,
  };
}
