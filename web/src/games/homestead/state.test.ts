// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { breakdown } from './breakdown';
import { pace, sceneOf, traceOf } from './board/scene';
import { radiiOf, cardOf } from './box';
import { keyOf } from './panel/keys';
import { questionOf } from './panel/question';
import { readBox } from './read-box';
import { box, player, table, view } from './testing/fixtures';
import { speak } from './testing/speak';
import type { HomesteadFact } from './view';

const placed = (seat: number | null, building: number): HomesteadFact => ({
  fact: 'placed',
  seat,
  card: 'house',
  type: 'city',
  shape: 'L3',
  cells: [],
  building,
});
const income = (dollars: number): HomesteadFact => ({
  fact: 'income',
  seat: 1,
  building: 5,
  dollars,
  effects: [],
  bonus: 0,
  toll: 0,
});

describe('a scene', () => {
  it('puts the tile down before its dollars rise', () => {
    const { placed: down, gains } = sceneOf([placed(1, 5), income(7)]);
    expect(down.get(5)).toBe(0);
    expect(gains).toEqual([{ building: 5, seat: 1, dollars: 7, delay: 300 }]);
    expect(sceneOf([placed(1, 5), income(0)]).gains).toEqual([]);
  });

  it('is looked at as long as there is something to read', () => {
    expect(pace([placed(1, 5), income(7)])).toBeGreaterThan(pace([placed(1, 5)]));
    expect(pace([placed(1, 5)])).toBeGreaterThan(pace([]));
  });

  it('leaves a trace of what others built', () => {
    expect([...traceOf([placed(0, 3), placed(1, 5), placed(null, 6)], 0)]).toEqual([5]);
  });
});

it('dollars by source add up to the score', () => {
  const state = table(view({ ask: 'nothing' }));
  const lines = breakdown(state, 0, speak('en'));
  expect(lines.map(({ label }) => label)).toContain('Build bonus');
  expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(29);
});

describe('the box', () => {
  it('knows the radii a card speaks of, each once', () => {
    expect(radiiOf(cardOf(box, 'gold_panner')!)).toEqual([2]);
    expect(radiiOf(cardOf(box, 'fort')!)).toEqual([2, 3]);
    expect(radiiOf(cardOf(box, 'house')!)).toEqual([]);
  });

  it('has every part of a card in its place, also those left out', () => {
    const [card] = readBox({
      ...box,
      posts: [{ id: 'x' }],
      cards: [{ ...box.cards[0]!, id: 'x', is_post: undefined! }],
    }).cards;
    expect(card).toMatchObject({ bonus: [], requirements: [] });
    expect(cardOf(box, 'post_mine')!.is_post).toBe(true);
    expect(cardOf(box, 'house')).toMatchObject({ is_post: false, farm_symbol: null, river_cells: [] });
  });
});

describe('the question', () => {
  const me = player({ hand: ['house'], offer: ['fort'] });
  const ask = (asking: Parameters<typeof view>[0]) => questionOf(view(asking), me, undefined, new Map());

  it('is about the hand, or about cards elsewhere', () => {
    expect(ask({ ask: 'play', seat: 0 })).toMatchObject({ verb: 'play', from: 'hand', cards: ['house'] });
    expect(ask({ ask: 'discard-one', seats: [0] })).toMatchObject({ verb: 'discard', from: 'hand' });
    expect(ask({ ask: 'keep-order', seats: [0] })).toMatchObject({
      verb: 'keep',
      from: 'elsewhere',
      cards: ['fort'],
    });
    expect(ask({ ask: 'place', seat: 0, card: 'house' })).toBeNull();
  });
});

describe('a key', () => {
  const key = (name: string, more: object = {}) =>
    keyOf({ key: name, target: null, ...more } as unknown as KeyboardEvent);

  it('turns, mirrors, steps, chooses', () => {
    expect([key('r'), key('R', { shiftKey: true }), key('f'), key('n'), key('p'), key('4')]).toEqual([
      'turn',
      'back-turn',
      'mirror',
      'next',
      'before',
      { card: 3 },
    ]);
  });

  it('belongs to the browser with Ctrl, and to the frame otherwise', () => {
    expect(key('r', { ctrlKey: true })).toBeNull();
    expect(key('u')).toBeNull();
  });
});
