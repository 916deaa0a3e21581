import type { Offer, TableState } from '../../module';
import type { Cell, Type } from '../box';
import { boxes } from '../boxes';
import type { Asking, Build, Building, Player, Preview, Solo, View } from '../view';
import { boxWith } from './box';
import { tableOf } from '../../../lib/testing/table';

export const box = boxWith('medium23');
boxes.put('table', box);

const EARNED = { forester: 7, mine: 5, farm: 6, production: 5, city: 4, bonus: 2, orders: 0 };

export function player(more: Partial<Player> = {}): Player {
  return {
    team: 0,
    money: 29,
    chips: 2,
    track: 9,
    earned: EARNED,
    hand_size: 4,
    hand: null,
    offer_size: 0,
    offer: null,
    chosen: false,
    choice: null,
    known: [],
    post: null,
    bonus: { farm: 1, forester: 1 },
    symbols: { chicken: 1, corn: 1 },
    farm_sets: [2],
    forests: [],
    ...more,
  };
}

interface Standing {
  card: string | null;
  type: Type;
  shape: string;
  owner: number | null;
  cells: Cell[];
  area?: [number, number, number];
  water?: Cell[];
}

export function building({ area = [0, 0, 0], water = [], ...one }: Standing): Building {
  const [all, own, type] = area;
  return {
    ...one,
    post: one.card?.startsWith('post_') ?? false,
    water,
    area: all,
    own_area: own,
    type_area: type,
  };
}

/** A young town of Ada's in the middle, Ben's north of it, Cleo's in the south-west. */
export const BUILDINGS: Building[] = [
  building({
    card: 'post_mine',
    type: 'city',
    shape: 'O4',
    owner: 0,
    cells: [
      [6, 11],
      [6, 12],
      [7, 11],
      [7, 12],
    ],
  }),
  building({
    card: 'post_farm',
    type: 'city',
    shape: 'O4',
    owner: 1,
    cells: [
      [2, 12],
      [2, 13],
      [3, 12],
      [3, 13],
    ],
    area: [1, 1, 1],
  }),
  building({
    card: 'post_forester',
    type: 'city',
    shape: 'O4',
    owner: 2,
    cells: [
      [14, 4],
      [14, 5],
      [15, 5],
      [15, 6],
    ],
    area: [2, 2, 2],
  }),
  building({
    card: 'house',
    type: 'city',
    shape: 'L3',
    owner: 0,
    cells: [
      [6, 13],
      [6, 14],
      [7, 13],
    ],
  }),
  building({
    card: 'lumberjack',
    type: 'forester',
    shape: 'L3',
    owner: 0,
    cells: [
      [5, 14],
      [5, 15],
      [6, 15],
    ],
  }),
  building({
    card: 'church',
    type: 'city',
    shape: 'T5',
    owner: 1,
    cells: [
      [4, 11],
      [4, 12],
      [4, 13],
      [5, 12],
      [3, 11],
    ],
  }),
  building({
    card: 'silver_mine',
    type: 'mine',
    shape: 'L3',
    owner: 1,
    cells: [
      [1, 5],
      [1, 6],
      [2, 6],
    ],
    area: [3, 3, 0],
  }),
  building({
    card: 'gold_mine',
    type: 'mine',
    shape: 'I3',
    owner: 0,
    cells: [
      [3, 5],
      [3, 6],
      [3, 7],
    ],
    area: [4, 4, 1],
  }),
  building({
    card: 'smithy',
    type: 'production',
    shape: 'L4',
    owner: 0,
    cells: [
      [8, 11],
      [8, 12],
      [8, 13],
      [9, 11],
    ],
  }),
  building({
    card: 'farmstead',
    type: 'farm',
    shape: 'P5',
    owner: 0,
    cells: [
      [9, 12],
      [9, 13],
      [10, 12],
      [10, 13],
      [11, 12],
    ],
  }),
  building({
    card: 'corn_field',
    type: 'farm',
    shape: 'L5',
    owner: 2,
    cells: [
      [12, 3],
      [12, 4],
      [12, 5],
      [12, 6],
      [13, 5],
    ],
    area: [2, 2, 1],
  }),
  building({
    card: 'canals',
    type: 'order',
    shape: 'Y5',
    owner: 1,
    cells: [
      [5, 10],
      [6, 10],
      [7, 10],
      [8, 10],
      [7, 9],
    ],
    water: [
      [6, 10],
      [7, 10],
      [8, 10],
    ],
  }),
  building({
    card: 'trapper',
    type: 'forester',
    shape: 'L3',
    owner: 2,
    cells: [
      [13, 8],
      [13, 9],
      [12, 8],
    ],
    area: [5, 5, 1],
  }),
];

export function view(asking: Asking, more: Partial<View> = {}): View {
  return {
    viewer: 0,
    seats: 3,
    teams: false,
    map: 'medium23',
    phase: 'round',
    round: 2,
    turn: 3,
    turns: 5,
    first: 1,
    clockwise: false,
    asking,
    players: [
      player({ hand: ['bank', 'wheat_field', 'hunter', 'barbed_wire'], post: 'post_mine', forests: [4] }),
      player({
        team: 1,
        money: 34,
        post: 'post_farm',
        known: ['saloon'],
        symbols: {},
        farm_sets: [],
        bonus: { farm: 1, city: 1 },
      }),
      player({
        team: 2,
        money: 21,
        post: 'post_forester',
        symbols: { corn: 2 },
        farm_sets: [1, 1],
        bonus: { forester: 1 },
      }),
    ],
    stack: null,
    stacks: [
      { seat: 1, size: 3, seen: ['house', 'smithy', 'gold_mine', 'house'], taken: [] },
      { seat: 2, size: 3, seen: null, taken: [] },
    ],
    buildings: BUILDINGS,
    orders: [
      {
        card: 'canals',
        seat: 1,
        building: 11,
        pays: 7,
        effects: [
          { count: 1, dollars: 3 },
          { count: 1, dollars: 4 },
        ],
      },
      { card: 'barbed_wire', seat: 0, building: null, pays: 3, effects: [{ count: 1, dollars: 3 }] },
    ],
    deck: { buildings: 50, orders: 14 },
    discard: { buildings: 6, orders: 4 },
    my_discards: ['saloon'],
    solo: null,
    final: null,
    ...more,
  };
}

export function table(shown: View, more: Partial<TableState> = {}): TableState {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, shown.seats);
  const scores = shown.players.map(({ money }) => money);
  return tableOf('homestead', names, shown, { ply: 60, scores, ...more });
}

export function offer(action: string, preview: Preview = {}): Offer {
  return { action, preview };
}

export function build(dollars: number, more: Partial<Build> = {}): Preview {
  return { build: { dollars, effects: [], bonus: 0, toll: 0, pays: null, forest: null, ...more } };
}

/** Ada alone, with Jeb Thornton in the valley. */
export function solo(asking: Asking, more: Partial<Solo> = {}): View {
  return view(asking, {
    seats: 1,
    turns: 6,
    players: [player({ hand: ['bank', 'wheat_field', 'hunter', 'fort'], post: 'post_mine' })],
    buildings: [
      ...BUILDINGS.filter(({ owner }) => owner === 0).map((one) => ({ ...one, area: 0, own_area: 0 })),
      building({
        card: null,
        type: 'farm',
        shape: 'U5',
        owner: null,
        cells: [
          [12, 3],
          [12, 4],
          [12, 5],
          [13, 3],
          [13, 5],
        ],
        area: [1, 0, 0],
      }),
      building({
        card: null,
        type: 'farm',
        shape: 'Y5',
        owner: null,
        cells: [
          [14, 4],
          [14, 5],
          [14, 6],
          [14, 7],
          [13, 6],
        ],
        area: [1, 0, 0],
      }),
    ],
    orders: [
      { card: 'fort', seat: 0, building: null, pays: null, effects: [{ count: null, dollars: null }] },
    ],
    stacks: [
      { seat: 1, size: 5, seen: null, taken: [] },
      { seat: 2, size: 4, seen: ['house', 'smithy', 'gold_mine', 'house'], taken: [] },
    ],
    solo: {
      card: 'solo_barbed_wire',
      area: [6, 7],
      deck: 22,
      past: ['solo_fort'],
      orders_built: 0,
      rating: 'failed',
      tiles: [],
      built: { farm: 1 },
      last: 'farm',
      ...more,
    },
  });
}
