import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Offer, TableState } from '../../module';
import type { Box } from '../box';
import { boxes } from '../boxes';
import type { Asking, Preview, View } from '../view';
import { tableOf } from '../../../lib/testing/table';

const file = join(import.meta.dirname, '../../../../../crates/game-rails/box/old-west.json');

/** The map that comes with the program. */
export const box = { cars: 40, markers: 3, ...JSON.parse(readFileSync(file, 'utf8')) } as Box;
boxes.put('table', box);

const player = {
  cars: 38,
  markers: 2,
  score: 2,
  hand_size: 5,
  known: {},
  tickets: 1,
  offered: 0,
};

/** Anna in Salt Lake City, Ben in Denver; Anna owns the way to Idaho Falls. */
export function view(asking: Asking, more: Partial<View> = {}): View {
  return {
    viewer: 0,
    seats: 2,
    turn: 0,
    phase: 'turn',
    asking,
    players: [
      {
        ...player,
        hand: { red: 4, locomotive: 1 },
        start: 'salt_lake_city',
        network: ['idaho_falls', 'salt_lake_city'],
      },
      { ...player, hand: null, start: 'denver', network: ['denver'] },
    ],
    my_tickets: [
      {
        ticket: 'salt_lake_city-cheyenne',
        a: 'salt_lake_city',
        b: 'cheyenne',
        points: 5,
        done: false,
        left: 5,
        way: ['green_river-salt_lake_city-0', 'cheyenne-green_river-0'],
      },
    ],
    my_offer: [],
    claimed: [{ lane: 'idaho_falls-salt_lake_city-0', seat: 0 }],
    closed: ['idaho_falls-salt_lake_city-1'],
    markers: [
      { city: 'salt_lake_city', seat: 0 },
      { city: 'denver', seat: 1 },
    ],
    face_up: ['red', 'locomotive', 'blue', null, 'yellow'],
    deck: 70,
    discard: {},
    ticket_deck: 40,
    alvin: null,
    last_round: null,
    final: null,
    ...more,
  };
}

export function table(shown: View, more: Partial<TableState> = {}): TableState {
  return tableOf('rails', ['Anna', 'Ben'], shown, { scores: [2, 2], ...more });
}

export function offer(action: string, preview: Partial<Preview> = {}): Offer {
  const nothing = {
    points: [],
    cards: 0,
    cars_left: null,
    ways: 0,
    captures_alvin: false,
    last_round: false,
    walled: null,
  };
  return { action, preview: { ...nothing, ...preview } };
}

/** What Anna may do at the beginning of her turn. */
export const ACTS: Offer[] = [
  offer('draw'),
  offer('take red'),
  offer('take blue'),
  offer('take locomotive'),
  offer('take yellow'),
  offer('tickets'),
  offer('claim green_river-salt_lake_city-0', { points: [{ seat: 0, points: 1 }], cards: 1, cars_left: 37 }),
  offer('claim salt_lake_city-st_george-0', { points: [{ seat: 0, points: 7 }], cards: 4, cars_left: 34 }),
];
