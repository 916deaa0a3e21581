import type { APIRequestContext } from '@playwright/test';
import type { LogEntry, NewSeat, TableState } from '../../src/lib/api/types';

/** Tables made and played through the API, where a test is about something else. */

export const me: NewSeat = { who: 'me' };
export const bot: NewSeat = { who: 'bot', bot: 'medium' };

export async function newTable(
  request: APIRequestContext,
  seats: NewSeat[],
  options: Record<string, string> = { start_player: 'seat1' },
  game = 'wagons',
): Promise<TableState> {
  const answer = await request.post('/api/tables', { data: { game, options, seats } });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as TableState;
}

export async function join(
  request: APIRequestContext,
  id: string,
  token: string,
  name: string,
): Promise<TableState> {
  const answer = await request.post(`/api/tables/${id}/join`, { data: { token, name } });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as TableState;
}

export async function act(
  request: APIRequestContext,
  state: TableState,
  action: string,
): Promise<TableState> {
  const data = { ply: state.ply, action, seat: state.viewer };
  const answer = await request.post(`/api/tables/${state.id}/actions`, { data });
  if (!answer.ok()) throw new Error(`${action}: ${await answer.text()}`);
  return (await answer.json()) as TableState;
}

export async function look(request: APIRequestContext, id: string): Promise<TableState> {
  return (await (await request.get(`/api/tables/${id}`)).json()) as TableState;
}

export async function logOf(request: APIRequestContext, id: string): Promise<LogEntry[]> {
  return ((await (await request.get(`/api/tables/${id}/log`)).json()) as { entries: LogEntry[] }).entries;
}

/** Plays a table whose seats are all mine; ends it by driving the wagons out, with a scoring now and then. */
export async function playOut(
  request: APIRequestContext,
  state: TableState,
  plies = Infinity,
): Promise<TableState> {
  let turns = 0;
  while (state.status === 'running' && state.ply < plies) {
    const actions = state.offers.map((offer) => offer.action);
    if (actions.length === 0) {
      state = await look(request, state.id);
      continue;
    }
    turns += 1;
    const score = turns % 9 === 0 ? actions.find((action) => action === 'score') : undefined;
    state = await act(request, state, score ?? best(actions));
  }
  return look(request, state.id);
}

/** The card with most wagons; the easternmost wagon. */
function best(actions: string[]): string {
  const wagons = (action: string) => Number(/w(\d)/.exec(action)?.[1] ?? 0);
  const plays = actions.filter((action) => action.startsWith('play ')).sort((a, b) => wagons(b) - wagons(a));
  const moves = ['NE', 'E', 'GP', 'MW', 'W'].map((region) => `move ${region}`);
  return plays[0] ?? moves.find((move) => actions.includes(move)) ?? actions[0]!;
}

/** What a page writes with a minus, as a number. */
export const numberIn = (text: string): number => Number(text.replace('−', '-'));
