import board from '../../../../../crates/game-cattle/box/board.json';
import cards from '../../../../../crates/game-cattle/box/cards.json';
import craig from '../../../../../crates/game-cattle/box/craig.json';
import player from '../../../../../crates/game-cattle/box/player.json';
import tiles from '../../../../../crates/game-cattle/box/tiles.json';
import trail from '../../../../../crates/game-cattle/box/trail.json';
import type { Fact, Offer, TableState } from '../../module';
import { boxes } from '../boxes';
import type { Disc, Worker } from '../names';
import { readBox } from '../read-box';
import type { Asking, Craig, Player, Preview, Score, StationState, View } from '../view';
import { tableOf } from '../../../lib/testing/table';

/** The box that comes with the program. */
export const box = readBox({ trail, board, tiles, cards, player, craig });
boxes.put('table', box);

const SCORE: Score = {
  money: 3,
  buildings: 4,
  cities: 0,
  stations: 1,
  hazards: 4,
  cattle: 3,
  objectives: 0,
  masters: 0,
  workers: 0,
  step: 0,
  token: 0,
  total: 15,
};

const DISCS: Record<Disc, number> = {
  aux_money: 0,
  aux_draw: 1,
  aux_cert: 2,
  aux_engine: 1,
  aux_remove: 2,
  cert4: 1,
  cert6: 1,
  step_left: 1,
  step_right: 1,
  hand_left: 1,
  hand_right: 1,
};

function playerOf(more: Partial<Player>): Player {
  return {
    money: 15,
    at: 'B',
    engine: '5',
    marker: 2,
    limit: 3,
    permanent: 0,
    workers: { cowboy: 2, craftsman: 3, engineer: 2 },
    discs: DISCS,
    hand_size: 4,
    hand: null,
    draw_size: 6,
    unseen: { jersey: 3, guernsey: 2, black_angus: 2, dutch_belt: 2, holstein: 1 },
    blind: 0,
    discard: { jersey: 2, guernsey: 1, black_angus: 1, brown_swiss: 1 },
    area: ['start_build2_hazard'],
    unbuilt: ['2a', '4b', '5a', '6a', '7a', '8b', '9a', '10a'],
    buildings: [
      { at: 'A2', building: '1a' },
      { at: 'DK1', building: '3a' },
    ],
    stations: [1],
    cities: { topeka: 1, kansas_city: 1 },
    masters: [],
    hazards: [{ kind: 'hazard', zone: 'flood', vp: 4, hand: 'green' }],
    teepees: { green: 1, blue: 2 },
    step_limit: 3,
    hand_limit: 4,
    breeding: null,
    score: SCORE,
    ...more,
  };
}

const MASTERS = ['sm_certs', 'sm_teepees', 'sm_hazards', 'sm_objectives', 'sm_workers'];

const STATIONS: StationState[] = board.stations.map(({ space, cost, vp }, i) => ({
  n: i + 1,
  space: String(space),
  cost,
  vp,
  discs: i === 0 ? [0, 1] : i === 1 ? [1] : [],
  master: i > 0 ? (MASTERS[i] ?? null) : null,
  worker: i === 0 ? 'engineer' : null,
}));

const ROWS: (Worker | null)[][] = [
  ['cowboy', 'engineer'],
  ['craftsman', 'craftsman'],
  ['engineer', null],
  ['cowboy', 'cowboy'],
  ['craftsman', null],
  ...Array.from({ length: 7 }, () => [null, null]),
];

/** Anna stands on B with buildings 1a and 3a; Ben is at the rockfall with 4b. */
export function view(asking: Asking, more: Partial<View> = {}): View {
  return {
    viewer: 0,
    seats: 2,
    turn: 0,
    phase: 'act',
    asking,
    trail: [
      ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => ({
        at: letter,
        tile: { kind: 'neutral' as const, letter },
      })),
      { at: 'A2', tile: { kind: 'private', owner: 0, building: '1a' } },
      { at: 'DK1', tile: { kind: 'private', owner: 0, building: '3a' } },
      { at: 'B2', tile: { kind: 'private', owner: 1, building: '4b' } },
      { at: 'RR1', tile: { kind: 'private', owner: 1, building: '7a' } },
      { at: 'G1', tile: { kind: 'private', owner: 1, building: '10a' } },
      { at: 'FL1', tile: { kind: 'hazard', zone: 'flood', vp: 3, hand: 'black' } },
      { at: 'FL2', tile: { kind: 'hazard', zone: 'flood', vp: 2, hand: 'green' } },
      { at: 'DR1', tile: { kind: 'hazard', zone: 'drought', vp: 4, hand: 'green' } },
      { at: 'DR2', tile: { kind: 'hazard', zone: 'drought', vp: 2, hand: 'black' } },
      { at: 'RK1', tile: { kind: 'hazard', zone: 'rockfall', vp: 4, hand: 'green' } },
      { at: 'Tm3', tile: { kind: 'teepee', colour: 'green' } },
      { at: 'Tm2', tile: { kind: 'teepee', colour: 'blue' } },
      { at: 'T1', tile: { kind: 'teepee', colour: 'blue' } },
      { at: 'T2', tile: { kind: 'teepee', colour: 'green' } },
    ],
    sides: 'aaababaabaa'.slice(0, 10),
    reach: [],
    location: [],
    aux: [],
    players: [
      playerOf({ hand: { jersey: 1, dutch_belt: 1, holstein: 1, walk_cow345: 1 }, breeding: 6 }),
      playerOf({
        money: 9,
        at: 'RK1',
        engine: '11',
        hand: null,
        buildings: [
          { at: 'B2', building: '4b' },
          { at: 'RR1', building: '7a' },
          { at: 'G1', building: '10a' },
        ],
        area: ['start_cow34_build', 'aux_san_francisco'],
        masters: ['sm_certs'],
        permanent: 1,
        stations: [1, 2],
        cities: { topeka: 1, wichita: 1 },
        score: { ...SCORE, cities: -3, masters: 3, total: 15 },
      }),
    ],
    job_market: { rows: ROWS, costs: board.job_market.row_cost, token: 5 },
    foresight: [
      [
        { kind: 'hazard', zone: 'drought', vp: 3, hand: 'green' },
        { kind: 'teepee', colour: 'green' },
      ],
      [
        { kind: 'worker', worker: 'cowboy' },
        { kind: 'worker', worker: 'engineer' },
      ],
      [{ kind: 'worker', worker: 'craftsman' }, null],
    ],
    piles: [22, 24, 20],
    market: {
      holstein: 2,
      brown_swiss: 1,
      ayrshire: 1,
      west_highland_3: 1,
      west_highland_5: 1,
      texas_longhorn_6: 1,
    },
    market_deck: 20,
    objectives: ['walk_cow345', 'money_station2_hazard', 'aux_san_francisco', 'engine3_build_blue_hazard2'],
    objective_deck: 15,
    stations: STATIONS,
    closing: null,
    craig: null,
    ...more,
  };
}

/** Craig in the middle of a game. */
export const CRAIG: Craig = {
  at: 'C',
  engine: '9',
  board_discs: 5,
  reserve: 6,
  value: 1,
  card: 7,
  next: 4,
  deck: 9,
  played: [1, 5, 9, 12],
  buildings: [{ at: 'B2', building: '4b' }],
  stack: ['3a', '5a', '6a', '7a', '8b'],
  workers: { cowboy: 1, craftsman: 0, engineer: 2 },
  cattle: { holstein: 1, brown_swiss: 1 },
  objectives: ['start_cow34_build'],
  hazards: [{ kind: 'hazard', zone: 'drought', vp: 3, hand: 'green' }],
  teepees: { green: 1, blue: 0 },
  stations: [2],
  cities: { colorado_springs: 1, santa_fe: 1 },
  masters: [],
  score: { ...SCORE, money: 0, buildings: 3, hazards: 3, objectives: 3, total: 13 },
};

/** Alone against Craig. */
export function solo(asking: Asking, more: Partial<View> = {}): View {
  const two = view(asking);
  return {
    ...two,
    seats: 1,
    players: two.players.slice(0, 1),
    trail: two.trail.filter(({ at }) => at !== 'RR1' && at !== 'G1'),
    craig: CRAIG,
    ...more,
  };
}

export function table(shown: View, more: Partial<TableState> = {}): TableState {
  const names = ['Anna', 'Ben', 'Cleo', 'Dan'].slice(0, shown.seats);
  const scores = shown.players.map(({ score }) => score.total);
  return tableOf('cattle', names, shown, { undo: { allowed: true, refusal: null }, scores, ...more });
}

export function offer(action: string, preview: Partial<Preview> = {}): Offer {
  const nothing = { money: 0, certificates: 0, engine: null, points: 0, fees: [], price: null };
  return { action, preview: { ...nothing, ...preview } };
}

/** What Craig did: his card, his way, and what he took. */
export const CRAIG_TURN: Fact[] = [
  { fact: 'craig-card', card: 7, next: 4 },
  {
    fact: 'craig-fork',
    at: 'B',
    path: ['B1', 'B2', 'B3'],
    reason: 'shorter',
    lengths: [1, 3],
    fees: [0, 6],
    to_you: [0, 2],
    tiles: [],
  },
  { fact: 'craig-moved', path: ['B2', 'C'], tiles: [] },
  { fact: 'craig-job', worker: 'engineer', row: 1, column: 2 },
];
