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

/** A sensible choice: near tickets, a start at one of them with many ways out, routes on the way, else a card. */
export function choose(state: TableState): string {
  const { offers } = state;
  const view = viewOf(state);
  const tickets = [...view.my_tickets, ...view.my_offer].filter(({ done }) => !done);
  const ends = new Set(tickets.flatMap(({ a, b }) => [a, b]));
  const ways = new Set(tickets.flatMap(({ way }) => way));
  const hand = view.players[state.viewer ?? 0]?.hand_size ?? 0;

  const preview = (action: string) => offers.find((offer) => offer.action === action)?.preview as Preview;
  const of = (verb: string) =>
    offers.map(({ action }) => action).filter((action) => action === verb || action.startsWith(`${verb} `));
  const most = (actions: string[], worth: (action: string) => number) =>
    actions.toSorted((a, b) => worth(b) - worth(a))[0];
  const what = (action: string) => action.slice(action.indexOf(' ') + 1);
  const far = (action: string) =>
    tickets
      .filter(({ ticket }) => action.split(' ').includes(ticket))
      .reduce((sum, { left }) => sum + (left ?? 99), 0);
  const claims = of('claim');

  const wanted =
    most(of('keep'), (action) => -far(action)) ??
    most(of('start'), (action) => (preview(action).walled ?? 0) + (ends.has(what(action)) ? 5 : 0)) ??
    most(
      claims.filter((action) => ways.has(what(action)) || hand >= ENOUGH),
      (action) => preview(action).cards + (ways.has(what(action)) ? 10 : 0),
    ) ??
    of('pay')[0] ??
    of('no-marker')[0] ??
    of('draw')[0] ??
    most(of('take'), (action) => (action.endsWith('locomotive') ? 0 : 1)) ??
    claims[0] ??
    offers[0]?.action;
  if (!wanted) throw new Error(`nothing to do at ply ${state.ply}`);
  return wanted;
}

/** With so many cards in hand any route will do. */
const ENOUGH = 10;

/** A route that brings me points and can be paid in more than one way. */
export const choosy = (state: TableState) =>
  state.offers.find(({ action, preview }) => {
    if (!action.startsWith('claim ')) return false;
    const { ways, points } = preview as Preview;
    return ways > 1 && points.some(({ seat }) => seat === state.viewer);
  });

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
