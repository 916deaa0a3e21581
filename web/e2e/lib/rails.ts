import type { APIRequestContext } from '@playwright/test';
import type { NewSeat, TableState } from '../../src/lib/api/types';
import type { Preview, View } from '../../src/games/rails/view';
import { act, look, newTable } from './tables';

/** Tables of rails played through the API, where a test is about what comes after. */

export const railsTable = (
  request: APIRequestContext,
  seats: NewSeat[],
  options: Record<string, string> = {},
) => newTable(request, seats, { start_player: 'seat1', ...options }, 'rails');

export const viewOf = (state: TableState) => state.view as View;

/** A sensible choice: three tickets, a start with many ways out, the dearest route, else a card. */
export function choose(state: TableState): string {
  const { offers } = state;
  const preview = (action: string) => offers.find((offer) => offer.action === action)?.preview as Preview;
  const of = (verb: string) =>
    offers.map(({ action }) => action).filter((action) => action === verb || action.startsWith(`${verb} `));
  const most = (actions: string[], worth: (action: string) => number) =>
    actions.toSorted((a, b) => worth(b) - worth(a))[0];
  const wanted =
    most(of('keep'), (action) => -action.length) ??
    most(of('start'), (action) => preview(action).walled ?? 0) ??
    most(of('claim'), (action) => preview(action).cards) ??
    of('pay')[0] ??
    of('no-marker')[0] ??
    of('draw')[0] ??
    most(of('take'), (action) => (action.endsWith('locomotive') ? 0 : 1)) ??
    offers[0]?.action;
  if (!wanted) throw new Error(`nothing to do at ply ${state.ply}`);
  return wanted;
}

/** A route that can be paid in more than one way. */
export const choosy = (state: TableState) =>
  state.offers.find(({ action, preview }) => action.startsWith('claim ') && (preview as Preview).ways > 1);

/** Draws cards whenever that is possible. */
export const draws = (state: TableState) =>
  state.offers.some(({ action }) => action === 'draw') ? 'draw' : choose(state);

/** Plays for all seats of mine until something holds or the game is over. Bots at the table play by themselves. */
export async function playUntil(
  request: APIRequestContext,
  state: TableState,
  done: (state: TableState) => boolean,
  pick: (state: TableState) => string = choose,
): Promise<TableState> {
  while (state.status === 'running' && !done(state)) {
    // Bots choose their tickets at the same time: what I saw may be old before I have answered.
    state =
      state.offers.length > 0
        ? await act(request, state, pick(state)).catch((error: Error) =>
            error.message.includes('stale-ply') ? look(request, state.id) : Promise.reject(error),
          )
        : await look(request, state.id);
  }
  return state;
}

/** Plays for several people, each through their own session, until something holds; at most so many decisions. */
export async function playOn(
  requests: APIRequestContext[],
  id: string,
  done: (state: TableState) => boolean,
  most = Infinity,
): Promise<TableState> {
  let made = 0;
  for (;;) {
    let idle = true;
    for (const request of requests) {
      let state = await look(request, id);
      while (state.offers.length > 0) {
        if (done(state)) return state;
        state = await act(request, state, choose(state));
        idle = false;
        made += 1;
        if (made >= most) return state;
      }
      if (state.status === 'over' || done(state)) return state;
    }
    if (idle && most < Infinity) return look(requests[0]!, id);
  }
}
