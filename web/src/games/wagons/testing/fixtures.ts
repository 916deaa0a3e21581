import type { Offer, Seat, TableState } from '../../module';
import type { Asking, Preview, View } from '../view';
import { tableOf } from '../../../lib/testing/table';

/** A table in the middle of a game: four seats, full and half-full blocks, wagons everywhere. */

export const HAND = ['E2w2c5', 'w2c0', 'GP+1w1c3', 'MW1w0c0', 'E2w2c5', 'W1w3c3', 'GP2w3c6'];

const NOTHING: Preview = {
  discs: 0,
  vp: 0,
  places: [],
  wagons: 0,
  gains: null,
  lid: 0,
  lapses: 0,
  ends: false,
};

export function offer(action: string, preview: Partial<Preview> = {}): Offer {
  return { action, preview: { ...NOTHING, ...preview } };
}

/** What seat 0 may do with its hand; the last card is beyond its means. */
export const ACTS: Offer[] = [
  offer('double'),
  offer('play E2w2c5', {
    discs: 5,
    places: [
      { region: 'E', circle: 2, pushes: 0 },
      { region: 'E', circle: 3, pushes: 1 },
    ],
    wagons: 2,
  }),
  offer('play GP+1w1c3', { discs: 3, places: [{ region: 'GP', circle: 5, pushes: null }], wagons: 1 }),
  offer('play w2c0', { wagons: 2 }),
  ...HAND.map((code) => offer(`sell ${code}`, { lid: 3, lapses: code.endsWith('c5') ? 2 : 0 })),
  offer('score', { discs: 6, gains: [6, 3, 3, 2] }),
];

export function view(asking: Asking, turn: Seat = 0, viewer: Seat | null = 0): View {
  return {
    viewer,
    seats: 4,
    turn,
    phase: asking.ask === 'nothing' ? 'over' : 'turn',
    actions_left: 1,
    doubled: false,
    asking,
    players: [0, 1, 2, 3].map((seat) => ({
      supply: [5, 4, 13, 0][seat]!,
      lid: [3, 18, 11, 22][seat]!,
      vp: [23, 21, 38, 10][seat]!,
      token: seat !== 1,
      scoring_card: [3, 2, 4, null][seat]!,
      scoring_cost: [6, 3, 10, null][seat]!,
      hand_size: 7,
      hand: seat === viewer ? HAND : null,
      earned: [
        [6, 3, 4, 0],
        [2, 2, 4, 3],
        [10, 8, 6, 4],
        [4, 0, 2, 0],
      ][seat]!,
      vp_paid: [0, 0, 0, 6][seat]!,
    })),
    wagons: [5, 4, 3, 0, 2, 6],
    blocks: [
      { divider: 2, discs: [0, 1, 2, 0, 3, 1, 0] },
      { divider: 0, discs: [1, 2, 2, 0] },
      { divider: 5, discs: [3, 0, 0, 0, 3, 3, 1] },
      { divider: 0, discs: [2, 1] },
    ],
    pile: 11,
    discard: ['E1w1c1', 'MW+1w2c4', 'w3c1'],
    unseen: [],
    idle_rounds: 0,
    if_scored: [
      { points: [3, 1, 0, 0], order: [0, 3, 6, 1] },
      { points: [0, 1, 2, 0], order: [1, 2, 0] },
      { points: [0, 0, 0, 0], order: [] },
      { points: [0, 1, 1, 0], order: [0, 1] },
    ],
  };
}

export function table(view: View, changes: Partial<TableState> = {}): TableState {
  return tableOf('wagons', ['Anna', 'Ben', 'Cleo', 'Dora'], view, {
    viewer: view.viewer,
    to_act: [view.turn],
    scores: view.players.map((player) => player.vp),
    ...changes,
  });
}
