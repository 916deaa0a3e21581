import { describe, expect, it } from 'vitest';
import type { Fact } from '../module';
import { actionLine } from './actions';
import type { CattleFact } from './fact';
import { factLine } from './facts';
import './testing/fixtures';
import { speak } from './testing/speak';

const names = ['Anna', 'Ben'];
const english = speak('en');
const said = (fact: CattleFact) => factLine(fact as Fact, english, names);

describe('a line of the log', () => {
  it('says why Craig rode where he rode', () => {
    const fork = {
      fact: 'craig-fork',
      at: 'B',
      path: ['B1'],
      lengths: [2, 2],
      fees: [4, 4],
      to_you: [0, 2],
      tiles: [],
    } as const;
    const reasons = (['shorter', 'cheaper', 'spares-you', 'listed'] as const).map((reason) =>
      said({
        ...fork,
        lengths: [...fork.lengths],
        fees: [...fork.fees],
        to_you: [...fork.to_you],
        path: ['B1'],
        tiles: [],
        reason,
      }),
    );
    expect(new Set(reasons).size).toBe(4);
  });

  it('names a drawn card only to its owner', () => {
    expect(said({ fact: 'drew', seat: 0, card: 'holstein' })).toContain('Holstein');
    expect(said({ fact: 'drew', seat: 1, card: null })).toBeNull();
  });

  it('calls a place by what lay there', () => {
    const tiles = [
      { at: 'E', tile: NEUTRAL },
      { at: 'FL1', tile: HAZARD },
      { at: 'TR2', tile: { kind: 'private', owner: 1, building: '3a' } as const },
    ];
    expect(said({ fact: 'placed', seat: 0, at: 'E', tiles })).toBe('Anna begins on: neutral building G.');
    const moved = { fact: 'moved', seat: 0, path: ['C', 'TR2'], tiles } as const;
    expect(said({ ...moved, path: [...moved.path] })).toContain('building 3a of Ben');
    expect(said({ fact: 'craig-moved', path: ['E', 'FL1'], tiles })).toContain('flood, 3 VP');
    expect(said({ fact: 'craig-pays', at: 'TR2', money: 2, tiles })).toContain('building 3a of Ben');
    expect(said({ fact: 'moved', seat: 0, path: ['T4'], tiles })).toContain('teepee slot +4');
  });

  it('calls a path by its first place', () => {
    const fork = {
      fact: 'craig-fork',
      at: 'E',
      reason: 'listed',
      lengths: [1],
      fees: [0],
      to_you: [0],
    } as const;
    const way = (path: string[]) =>
      said({
        ...fork,
        path,
        lengths: [1],
        fees: [0],
        to_you: [0],
        tiles: [
          { at: 'E', tile: NEUTRAL },
          { at: 'FL2', tile: HAZARD },
        ],
      });
    expect(way(['FL2', 'RR1'])).toContain('At neutral building G Craig rides by flood, 3 VP');
    expect(way(['RR1', 'FL2'])).toContain('rides by place RR1');
  });

  it('calls Craig by his name', () => {
    expect(said({ fact: 'token', seat: 2 })).toContain('Craig');
  });
});

const SCORE = {
  money: 1,
  buildings: 1,
  cities: 1,
  stations: 1,
  hazards: 1,
  cattle: 1,
  objectives: 1,
  masters: 1,
  workers: 4,
  step: 3,
  token: 2,
  total: 17,
};
const NEUTRAL = { kind: 'neutral', letter: 'G' } as const;
const HAZARD = { kind: 'hazard', zone: 'flood', vp: 3, hand: 'green' } as const;

/** One of each kind that has words, and of each reason. */
const FACTS: CattleFact[] = [
  { fact: 'started', seat: 0 },
  { fact: 'tile-placed', at: 'FL1', tile: HAZARD },
  { fact: 'tile-lost', tile: { kind: 'teepee', colour: 'green' } },
  { fact: 'worker-placed', row: 3, column: 1, worker: 'cowboy' },
  { fact: 'token-moved', row: 4 },
  { fact: 'token-moved', row: 13 },
  { fact: 'start-card', seat: 0, card: 'start_build2_hazard' },
  { fact: 'placed', seat: 0, at: 'A', tiles: [{ at: 'A', tile: NEUTRAL }] },
  { fact: 'moved', seat: 0, path: ['A1', 'B'], tiles: [] },
  { fact: 'moved', seat: 0, path: ['A1', 'FL1'], tiles: [{ at: 'FL1', tile: HAZARD }] },
  { fact: 'fee', seat: 0, at: 'FL1', due: 2, paid: 1, to: null, tiles: [{ at: 'FL1', tile: HAZARD }] },
  { fact: 'fee', seat: 0, at: 'A1', due: 2, paid: 2, to: 1, tiles: [] },
  { fact: 'aux', seat: 0, kind: 'money', double: false },
  { fact: 'aux', seat: 0, kind: 'remove', double: true },
  { fact: 'gained', seat: 0, money: 2, why: 'local' },
  { fact: 'paid', seat: 0, money: 2, why: 'local' },
  { fact: 'certificates', seat: 0, from: 1, to: 2 },
  { fact: 'discarded', seat: 0, card: 'jersey' },
  { fact: 'removed', seat: 0, card: 'jersey' },
  { fact: 'drew', seat: 0, card: 'texas_longhorn_6' },
  { fact: 'reshuffled', seat: 0, cards: 9 },
  { fact: 'hired', seat: 0, worker: 'engineer', row: 1, column: 1, price: 6 },
  { fact: 'built', seat: 0, building: '3a', at: 'A1', price: 2, over: null },
  { fact: 'built', seat: 0, building: '4a', at: 'A1', price: 2, over: '3a' },
  { fact: 'bought', seat: 0, cards: ['holstein', 'holstein'], cowboys: 3, price: 5 },
  { fact: 'engine', seat: 0, from: '3', to: '4.5' },
  { fact: 'upgraded', seat: 0, station: 1, price: 2 },
  { fact: 'disc', seat: 0, from: 'aux_money', to: 'santa_fe' },
  { fact: 'disc', seat: 0, from: 'station3', to: 'station4' },
  { fact: 'master-taken', seat: 0, station: 1, master: 'sm_certs', worker: 'cowboy' },
  { fact: 'objective-taken', seat: 0, card: 'walk_cow345', to: 'discard', from: 1 },
  { fact: 'objective-taken', seat: 1, card: null, to: 'hand', from: null },
  { fact: 'objective-played', seat: 0, card: 'walk_cow345' },
  { fact: 'teepee-taken', seat: 0, at: 'T4', colour: 'blue', money: 4 },
  { fact: 'teepee-taken', seat: 0, at: 'Tm2', colour: 'green', money: -2 },
  { fact: 'hazard-taken', seat: 0, at: 'FL1', zone: 'flood', vp: 3 },
  { fact: 'foresight', seat: 0, column: 1, place: 'top', tile: HAZARD },
  {
    fact: 'income',
    seat: 0,
    breeding: 6,
    permanent: 1,
    temporary: 2,
    money: 9,
    hand: { jersey: 2, holstein: 1 },
  },
  { fact: 'delivered', seat: 0, city: 'santa_fe', special: false },
  { fact: 'delivered', seat: 0, city: 'santa_fe', special: true },
  { fact: 'undelivered', seat: 0, city: 'topeka' },
  { fact: 'transport', seat: 0, money: 3 },
  { fact: 'link', seat: 0, between: ['topeka', 'wichita'] },
  { fact: 'token', seat: 0 },
  { fact: 'last-turns', seat: 0 },
  { fact: 'ended', reason: 'job-market' },
  { fact: 'ended', reason: 'beat-craig' },
  { fact: 'ended', reason: 'draw' },
  { fact: 'ended', reason: 'craig-won' },
  { fact: 'shown', seat: 0, hand: { jersey: 2 }, draw: { holstein: 1 } },
  { fact: 'shown', seat: 0, hand: {}, draw: {} },
  { fact: 'scored', seat: 0, score: SCORE },
  { fact: 'craig-reshuffled', cards: 13 },
  { fact: 'craig-card', card: null, next: 4 },
  { fact: 'craig-card', card: 7, next: 4 },
  ...(['shorter', 'cheaper', 'spares-you', 'listed'] as const).map((reason): CattleFact => ({
    fact: 'craig-fork',
    at: 'A',
    path: ['A1'],
    reason,
    lengths: [1, 2],
    fees: [0, 2],
    to_you: [0, 0],
    tiles: [{ at: 'A', tile: NEUTRAL }],
  })),
  { fact: 'craig-moved', path: ['A', 'B'], tiles: [] },
  { fact: 'craig-pays', at: 'A1', money: 2, tiles: [] },
  { fact: 'craig-foresight', column: 1, place: 'top', tile: HAZARD, reason: 'named' },
  { fact: 'craig-foresight', column: 1, place: 'bottom', tile: HAZARD, reason: 'other' },
  { fact: 'craig-foresight', column: 1, place: null, tile: null, reason: 'skipped' },
  { fact: 'craig-delivered', city: 'santa_fe', disc: 'board' },
  { fact: 'craig-delivered', city: 'santa_fe', disc: 'reserve' },
  { fact: 'craig-delivered', city: 'santa_fe', disc: 'no-disc' },
  { fact: 'craig-built', building: '3a', at: 'A1', fork: 'A', reason: 'clear-choice', tiles: [] },
  { fact: 'craig-built', building: '3a', at: 'A1', fork: 'A', reason: 'all-tied', tiles: [] },
  { fact: 'craig-cattle', position: 2, card: 'holstein' },
  { fact: 'craig-job', worker: 'engineer', row: 1, column: 2 },
  { fact: 'craig-teepee', colour: 'green', at: 'T8' },
  ...(['behind', 'station', 'run', 'end-of-line'] as const).map((reason): CattleFact => ({
    fact: 'craig-engine',
    from: '3',
    to: '6',
    steps: 3,
    reason,
  })),
  { fact: 'craig-station', station: 2 },
  { fact: 'craig-master', station: 2, master: 'sm_workers' },
  ...(['highest', 'zone', 'nearest-zone'] as const).map((reason): CattleFact => ({
    fact: 'craig-hazard',
    at: 'FL1',
    zone: 'flood',
    vp: 4,
    reason,
  })),
  { fact: 'craig-objective', place: 1, card: 'walk_cow345', link: false },
  { fact: 'craig-objective', place: 1, card: 'walk_cow345', link: true },
  ...[
    'no-special',
    'empty-stack',
    'no-slot',
    'no-cattle',
    'no-worker',
    'no-teepee',
    'no-hazard',
    'no-card',
  ].map((reason): CattleFact => ({
    fact: 'craig-nothing',
    special: reason === 'no-special' ? null : 'build',
    reason,
  })),
];

const ACTIONS = [
  'place A',
  'go A1 FL2 B',
  'use 1',
  'use 1b',
  'risk',
  'aux money',
  'aux remove double',
  'done',
  'no',
  'hire r1c2',
  'build 3 FR1',
  'buy holstein with 1',
  'buy holstein+ayrshire with 3',
  'reveal',
  'discard jersey',
  'remove jersey',
  'draw 0',
  'draw 2',
  'engine 7',
  'engine 7.5',
  'upgrade 3',
  'give cowboy',
  'objective 1',
  'objective deck',
  'teepee T4',
  'hazard FL2',
  'adjacent FR1',
  'foresight top',
  'certificates 0',
  'certificates 2',
  'deliver santa_fe',
  'disc cert4',
  'disc station3',
  'play walk_cow345',
];

describe.each([
  ['English', english],
  ['German', speak('de')],
  ['Italian', speak('it')],
])('in %s', (_, t) => {
  it.each(FACTS)('$fact has its words', (fact) => {
    expect(factLine(fact as Fact, t, names)).toMatch(/^[^[\]{}]+[.!]$/);
  });

  it.each(ACTIONS)('%s has its words', (action) => {
    expect(actionLine(action, t, names)).toMatch(/^[^[\]{}]+$/);
  });
});
