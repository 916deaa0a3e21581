import type { APIRequestContext } from '@playwright/test';
import type { TableState } from '../../src/lib/api/types';
import { act, look } from './tables';

/** Tables of any game played through the API by people who choose without a plan. */

/** Something different at each ply, and the same again in every run of the same game. */
export function anything({ offers, ply }: TableState): string {
  const offer = offers[(ply * 7919) % offers.length];
  if (!offer) throw new Error(`nothing to do at ply ${ply}`);
  return offer.action;
}

/** Plays for everybody until the record is so long or the game is over; returns the table as the first one sees it. */
export async function playTo(people: APIRequestContext[], id: string, ply = Infinity): Promise<TableState> {
  for (;;) {
    for (const person of people) {
      let state = await look(person, id);
      while (state.offers.length > 0 && state.ply < ply) state = await act(person, state, anything(state));
    }
    const state = await look(people[0]!, id);
    if (state.status === 'over' || state.ply >= ply) return state;
  }
}

/** Plays for everybody until the first one is asked and something holds. */
export async function playUntil(
  people: APIRequestContext[],
  id: string,
  done: (state: TableState) => boolean,
  pick: (state: TableState) => string = anything,
): Promise<TableState> {
  for (;;) {
    for (const person of people) {
      let state = await look(person, id);
      if (state.status === 'over') throw new Error('the game ended before it came to that');
      while (state.offers.length > 0) {
        if (person === people[0] && done(state)) return state;
        state = await act(person, state, pick(state));
      }
    }
  }
}
