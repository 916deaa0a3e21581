// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Panel from './Panel.svelte';
import { mind } from './mind.svelte';
import { screen } from './testing/screen';
import { CRAIG_TURN, offer, solo, table, view } from './testing/fixtures';
import { REACH, WALKS } from './testing/moves';
import { show, type Shown } from './testing/show';
import type { LocalAction, View } from './view';

let shown: Shown;
beforeEach(() => screen('desk'));
afterEach(() => shown.close());

const actions = () => shown.act.mock.calls.map(([action]) => action);
const choices = () => shown.all('button[data-choice]').map((one) => (one as HTMLElement).dataset['choice']);

const why = (code: string, need: number | null = null, have: number | null = null) => ({
  section: '5',
  code,
  need,
  have,
});
const LOCATION: LocalAction[] = [
  {
    use: '1',
    op: { op: 'discard', card: 'dutch_belt', gain: { money: 2 } },
    refusal: why('action-used'),
  },
  { use: '2', op: { op: 'build', pay_per_craftsman: 2 }, refusal: null },
  { use: '3', op: { op: 'remove_hazard', pay: 7 }, refusal: why('cannot-pay', 7, 3) },
];
const AUX: View['aux'] = [
  { kind: 'money', single: null, double: null },
  { kind: 'draw', single: why('aux-closed'), double: why('aux-closed') },
];

describe('at a place', () => {
  it('offers what can be done, and says why the rest cannot', () => {
    const state = table(view({ ask: 'local', at: 'B' }, { location: LOCATION, aux: AUX }));
    shown = show(Panel, { state, offers: [offer('use 2'), offer('aux money'), offer('done')] });
    expect(choices()).toEqual(['use 2', 'aux money', 'done']);
    expect(shown.one('[data-not="use 3"]').textContent).toContain('7');
    expect(shown.one('[data-not="use 1"]').classList).toContain('used');
    shown.click('[data-choice="use 2"]');
    shown.key('d');
    expect(actions()).toEqual(['use 2', 'done']);
  });

  it('says one reason once when no auxiliary action is open', () => {
    const closed = AUX.map((one) => ({ ...one, single: why('aux-only-first'), double: null }));
    const state = table(view({ ask: 'local', at: 'B' }, { location: LOCATION, aux: closed }));
    shown = show(Panel, { state, offers: [offer('use 2')] });
    expect(shown.all('section section p')).toHaveLength(1);
  });

  it('plays an objective card from the hand', () => {
    const state = table(view({ ask: 'local', at: 'B' }, { location: LOCATION }));
    shown = show(Panel, { state, offers: [offer('use 2'), offer('play walk_cow345')] });
    shown.click('[data-choice="play walk_cow345"]');
    expect(actions()).toEqual(['play walk_cow345']);
  });
});

describe('a move', () => {
  const state = () => table(view({ ask: 'move', most: 3 }, { reach: REACH }));

  it('lists each stop once, with the cheapest way', () => {
    shown = show(Panel, { state: state(), offers: WALKS });
    expect(choices()).toEqual(['go B2', 'go DR1', 'go B2 C']);
    expect(shown.all('.pays').map((one) => one.textContent)).toEqual(['−$2', '−$2', '−$2']);
    shown.key('1');
    expect(actions()).toEqual(['go B2']);
  });

  it('then tells the ways to a stop apart', () => {
    shown = show(Panel, { state: state(), offers: WALKS });
    shown.click('[data-choice="go B2 C"]');
    expect(mind.stop).toBe('C');
    expect(choices()).toEqual(['go B2 C', 'go DR1 DR2 C']);
    shown.click('[data-choice="go DR1 DR2 C"]');
    expect(actions()).toEqual(['go DR1 DR2 C']);
  });
});

it('builds in two steps: which tile, then where', () => {
  const offers = ['build 2 A1', 'build 2 U1', 'build 5 A1', 'no'].map((action) =>
    offer(action, { money: -2 }),
  );
  shown = show(Panel, { state: table(view({ ask: 'build', rate: 2, optional: true })), offers });
  expect(choices()).toEqual(['build 2', 'build 5', 'no']);
  shown.click('[data-choice="build 2"]');
  expect(choices()).toEqual(['build 2', 'build 5', 'build 2 A1', 'build 2 U1', 'no']);
  shown.click('[data-choice="build 2 U1"]');
  expect(actions()).toEqual(['build 2 U1']);
});

it('discards from the hand', () => {
  const state = table(view({ ask: 'put-back', left: 1 }));
  shown = show(Panel, { state, offers: [offer('discard jersey'), offer('discard holstein')] });
  expect(choices()).toEqual(['discard jersey', 'discard holstein']);
  shown.key('2');
  expect(actions()).toEqual(['discard holstein']);
});

it('shows what a choice does at once', () => {
  const offers = [
    offer('deliver kansas_city', { money: 6, points: -6 }),
    offer('deliver santa_fe', { money: -3 }),
  ];
  shown = show(Panel, { state: table(view({ ask: 'deliver', most: 8, special: false })), offers });
  expect(shown.all('.effects').map((one) => one.textContent?.replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining('+$6'),
    expect.stringContaining('−$3'),
  ]);
});

it('lets the discs of one’s own board be chosen', () => {
  const state = table(view({ ask: 'city-disc', city: 'santa_fe' }));
  shown = show(Panel, { state, offers: [offer('disc aux_cert'), offer('disc cert4')] });
  shown.click('[data-disc="cert4"]');
  expect(actions()).toEqual(['disc cert4']);
});

it('tells what Craig did and why', () => {
  shown = show(Panel, { state: table(solo({ ask: 'move', most: 3 })), since: CRAIG_TURN });
  expect(shown.all('ol li')).toHaveLength(4);
});

it('asks nothing while another decides', () => {
  shown = show(Panel, { state: table(view({ ask: 'move', most: 3 }, { reach: REACH }), { to_act: [1] }) });
  shown.key('1');
  expect(choices()).toEqual([]);
  expect(shown.act).not.toHaveBeenCalled();
});
