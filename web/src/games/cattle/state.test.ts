import { describe, expect, it } from 'vitest';
import type { TableState } from '../module';
import { breakdown } from './breakdown';
import { feeOf } from './box';
import { breedOf, groupsOf } from './names';
import { glyphOf } from './ops';
import { stopsOf } from './panel/walks';
import { DISC_PLACES, DISC_SPACES, BOARD } from './player/layout';
import { sentence } from './sentence';
import { box, solo, table, view } from './testing/fixtures';
import { REACH } from './testing/moves';
import { speak } from './testing/speak';
import { attemptAt, choicesOf, placeIn } from './trail/choices';
import { PLACES, TRAIL } from './trail/places';
import { ridersOf, SHADOW } from './trail/riders';
import type { Asking } from './view';
import { opsOf } from './names';
import { opWords } from './words/ops';
import { objectiveWords } from './words/objective';

const t = speak('en');

const ASKINGS: Asking[] = [
  { ask: 'place' },
  { ask: 'move', most: 3 },
  { ask: 'local', at: 'B' },
  { ask: 'step', most: 1 },
  { ask: 'step', most: 2 },
  { ask: 'walk', most: 3 },
  ...[-2, -1, 0, 2].map((change): Asking => ({ ask: 'hire', change, optional: false })),
  { ask: 'build', rate: 1, optional: true },
  { ask: 'buy', cowboys: 2 },
  { ask: 'discard', card: 'jersey', optional: false },
  { ask: 'discard', card: 'pair_same_type', optional: false },
  { ask: 'discard-second', first: 'jersey' },
  { ask: 'put-back', left: 1 },
  { ask: 'remove', left: 2 },
  { ask: 'draw', most: 2, optional: true },
  { ask: 'forward', most: 3, optional: false },
  { ask: 'back', steps: 1 },
  { ask: 'special-back' },
  { ask: 'end-of-line' },
  { ask: 'upgrade', station: 1, cost: 2 },
  { ask: 'upgrade-behind' },
  { ask: 'station-disc', station: 3 },
  { ask: 'master', station: 1, master: 'sm_certs' },
  { ask: 'master-action' },
  { ask: 'objective', to_hand: false },
  { ask: 'objective', to_hand: true },
  { ask: 'teepee', optional: true },
  { ask: 'hazard', pay: 0, optional: false },
  { ask: 'hazard', pay: 7, optional: false },
  { ask: 'adjacent', from: 'A1' },
  { ask: 'aux', optional: true },
  { ask: 'foresight', column: 2 },
  { ask: 'income', permanent: 0, temporary: 2 },
  { ask: 'deliver', most: 10, special: false },
  { ask: 'city-disc', city: 'topeka' },
  { ask: 'chance' },
  { ask: 'nothing' },
];

describe.each(['en', 'de', 'it'] as const)('in %s', (language) => {
  const say = speak(language);

  it.each(ASKINGS)('one sentence asks: $ask', (asking) => {
    expect(sentence(table(view(asking)), say)).toMatch(/^[^[\]{}]+[.?!]$/);
  });

  it('every action of every building, slot and card has its words', () => {
    const ops = [
      ...Object.values(box.neutral).flat().flatMap(opsOf),
      ...box.buildings.flatMap(({ actions }) => actions.flatMap(opsOf)),
      ...Object.values(box.player_board.slot_actions).flatMap((slots) => Object.values(slots)),
      ...box.trail.nodes.flatMap(({ risk }) => (risk ? [risk] : [])),
    ];
    for (const op of ops) expect(opWords(op, say)).toMatch(/^[^[\]{}]+$/);
    for (const { id } of box.objectives) expect(objectiveWords(id, say, box)).toMatch(/^[^[\]{}]+$/);
  });
});

describe('the sentence', () => {
  it('says who decides when it is not I', () => {
    expect(
      sentence(table(view({ ask: 'move', most: 3 }, { turn: 1, phase: 'move' }), { to_act: [1] }), t),
    ).toContain('Ben');
  });

  it('announces the last turns', () => {
    const closing = view({ ask: 'move', most: 3 }, { closing: { seat: 1, turns_left: 1 } });
    expect(sentence(table(closing), t).length).toBeGreaterThan(
      sentence(table(view({ ask: 'move', most: 3 })), t).length,
    );
  });

  it('tells how it ended', () => {
    const result = (reason: string, winners: number[]) =>
      ({ reason, winners, places: [1, 2] }) as TableState['result'];
    const over = table(view({ ask: 'nothing' }), {
      status: 'over',
      result: result('job-market', [1]),
      to_act: [],
    });
    expect(sentence(over, t)).toContain('Ben');
    const lost = table(solo({ ask: 'nothing' }), {
      status: 'over',
      result: result('craig-won', []),
      to_act: [],
    });
    expect(sentence(lost, t)).toContain('Craig');
    expect(sentence(lost, t)).toContain('13');
  });
});

it('sums the eleven sources of points', () => {
  const state = table(view({ ask: 'move', most: 3 }));
  const lines = breakdown(state, 0, t);
  expect(lines).toHaveLength(11);
  expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(state.scores[0]);
});

it('knows fees by hand and number of players', () => {
  expect(feeOf(box, ['green', 'black'], 2)).toBe(4);
  expect(feeOf(box, ['black'], 3)).toBe(1);
  expect(feeOf(box, ['green'], 4)).toBe(1);
  // Alone with Craig, as for two.
  expect(feeOf(box, ['green'], 1)).toBe(2);
});

it('tells cattle from objectives and sorts a hand', () => {
  expect(breedOf('texas_longhorn_6')).toBe('texas_longhorn');
  expect(breedOf('walk_cow345')).toBeNull();
  const hand = { walk_cow345: 1, holstein: 1, jersey: 2, guernsey: 0 };
  expect(groupsOf(hand).map(({ card }) => card)).toEqual(['jersey', 'holstein', 'walk_cow345']);
});

it('finds the place an action is about', () => {
  expect(placeIn('go A1 FL2 B')).toBe('B');
  expect(placeIn('build 3 FR1')).toBe('FR1');
  expect(placeIn('hire r1c2')).toBeNull();
  const offers = ['build 2 A1', 'build 4 A1'].map((action) => ({ action, preview: null }));
  expect(choicesOf(offers, null).get('A1')).toHaveLength(2);
  expect(choicesOf(offers, '4').get('A1')).toEqual(['build 4 A1']);
});

it('tries what is not offered only where a place is asked for, and can be named', () => {
  const asked = (...actions: string[]) => actions.map((action) => ({ action, preview: null }));
  expect(attemptAt('C', asked('go A1', 'go B'), null, ['A1', 'B', 'C'])).toBe('go A1 B C');
  expect(attemptAt('C', asked('go A1'), null, Array(8).fill('A1'))).toBeNull();
  expect(attemptAt('A2', asked('place A', 'place B'), null, ['A2'])).toBe('place A2');
  expect(attemptAt('A2', asked('build 3 A1', 'no'), '3', ['A2'])).toBe('build 3 A2');
  expect(attemptAt('A2', asked('build 3 A1', 'no'), null, ['A2'])).toBeNull();
  expect(attemptAt('A2', asked('use 1', 'done'), null, ['A2'])).toBeNull();
});

it('puts the cheapest way to a stop first', () => {
  const stops = stopsOf(REACH);
  expect(stops.map(({ stop }) => stop)).toEqual(['B2', 'DR1', 'C']);
  expect(stops[2]!.ways.map(({ pays }) => pays)).toEqual([2, 4]);
});

it('draws each action with its own sign', () => {
  expect(glyphOf({ op: 'hire', cost_change: 2 })).toEqual({ sign: 'hire', text: '+2' });
  expect(glyphOf({ op: 'discard', card: 'jersey', gain: { cert: 1, money: 2 } })).toEqual({
    card: 'jersey',
    sign: 'certificate',
    text: '+2',
  });
  expect(glyphOf({ op: 'engine_forward', max: 'engineers' }).text).toBe('+n');
  const signs = box.buildings.flatMap(({ actions }) => actions.flatMap(opsOf)).map((op) => glyphOf(op).sign);
  // The star stands for what has no sign of its own.
  expect(signs).not.toContain('star');
});

it('stands riders on one place side by side', () => {
  const shared = view({ ask: 'move', most: 3 });
  shared.players = shared.players.map((player) => ({ ...player, at: 'B' }));
  const [a, b] = ridersOf(shared);
  expect(Math.abs(a!.x - b!.x)).toBeGreaterThan(15);
  expect(ridersOf(solo({ ask: 'move', most: 3 })).map(({ seat }) => seat)).toEqual([0, 1]);
});

it('keeps every rider on the map, wherever and beside whomever he stands', () => {
  const shared = view({ ask: 'move', most: 3 });
  const player = shared.players[0]!;
  for (const at of Object.keys(PLACES))
    for (let seats = 1; seats <= 4; seats += 1) {
      shared.players = Array.from({ length: seats }, () => ({ ...player, at }));
      for (const { x, y } of ridersOf(shared)) {
        expect(x).toBeGreaterThanOrEqual(SHADOW.x);
        expect(x).toBeLessThanOrEqual(TRAIL.width - SHADOW.x);
        expect(y).toBeLessThanOrEqual(TRAIL.height - SHADOW.y);
      }
    }
});

describe('the player board', () => {
  it('has fourteen discs', () => {
    expect(DISC_SPACES.reduce((sum, { discs }) => sum + discs, 0)).toBe(14);
  });

  it('gives every disc its own ground on the board', () => {
    const spots = DISC_PLACES.flatMap(({ space, spots }) => spots.map((spot) => ({ id: space.id, ...spot })));
    spots.forEach((one, i) => {
      expect(one.x + 13).toBeLessThanOrEqual(BOARD.width);
      for (const other of spots.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(26);
    });
  });
});
