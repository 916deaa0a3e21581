// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Panel from './Panel.svelte';
import { ACTS, offer, table, view } from './testing/fixtures';
import { show, type Shown } from './testing/show';

let shown: Shown;
beforeEach(() => {
  // On a desk.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: !query.includes('reduced'),
        media: query,
      }) as MediaQueryList,
  );
});
afterEach(() => shown.close());

const actions = () => shown.act.mock.calls.map(([action]) => action);
const ticket = (name: string) => ({
  ticket: name,
  a: name.split('-')[0]!,
  b: name.split('-')[1]!,
  points: 9,
  done: false,
  left: 9,
  way: [],
});

describe('train cards', () => {
  it('are taken by a press or a key, from the display or the deck', () => {
    shown = show(Panel, { state: table(view({ ask: 'act' })), offers: ACTS });
    shown.click('button[aria-keyshortcuts="3"]');
    shown.key('1');
    shown.key('4');
    shown.key('d');
    shown.key('t');
    expect(actions()).toEqual(['take blue', 'take red', 'draw', 'tickets']);
  });

  it('are not asked for while another decides', () => {
    shown = show(Panel, { state: table(view({ ask: 'act' }), { to_act: [1] }) });
    shown.key('1');
    expect(shown.act).not.toHaveBeenCalled();
    expect(shown.all('.offered')).toHaveLength(0);
  });
});

it('lists the routes that can be claimed', () => {
  shown = show(Panel, { state: table(view({ ask: 'act' })), offers: ACTS });
  const rows = shown.all('details .list li button');
  expect(rows.map((row) => row.querySelector('.cities')?.textContent)).toEqual([
    'Salt Lake City – St. George',
    'Green River – Salt Lake City',
  ]);
});

it('keeps tickets in the order they were offered', () => {
  const names = ['bend-las_vegas', 'boise-san_diego', 'denver-tucson', 'eugene-missoula', 'fresno-phoenix'];
  const state = table(
    view({ ask: 'keep', least: 3, seats: [0] }, { my_offer: names.map(ticket), my_tickets: [] }),
  );
  shown = show(Panel, { state });
  const cards = shown.all('.choice .ticket') as HTMLElement[];
  for (const i of [4, 0, 2]) cards[i]!.click();
  shown.key('Escape');
  shown.click('.choice > button');
  expect(actions()).toEqual(['keep bend-las_vegas denver-tucson fresno-phoenix']);
});

it('offers ways to pay, sparing locomotives first', () => {
  const state = table(view({ ask: 'pay-lane', lane: 'salt_lake_city-st_george-0' }));
  shown = show(Panel, { state, offers: [offer('pay 3 red 1 locomotive'), offer('pay 4 red')] });
  const ways = shown.all('.pay button') as HTMLElement[];
  expect(ways.map((way) => way.getAttribute('aria-label'))).toEqual([
    'Pay 4× red',
    'Pay 3× red, 1× locomotive',
  ]);
  ways[1]!.click();
  expect(actions()).toEqual(['pay 3 red 1 locomotive']);
});

it('says what a route brings while it is being paid for, also after a reload', () => {
  const state = table(view({ ask: 'pay-lane', lane: 'salt_lake_city-st_george-0' }));
  const points = [{ seat: 0, points: 7 }];
  shown = show(Panel, { state, offers: [offer('pay 4 red', { points })] });
  expect(shown.at.textContent).toContain('+7');
});

it('warns of a start city with few ways out', () => {
  const state = table(view({ ask: 'start', seat: 0 }, { phase: 'start' }));
  shown = show(Panel, {
    state,
    offers: [offer('start boise', { walled: 5 }), offer('start wolf_point', { walled: 3 })],
  });
  expect(shown.all('.risky')).toHaveLength(1);
  expect(shown.at.textContent).toContain('walled in');
});

it('offers a marker, or none', () => {
  const state = table(view({ ask: 'marker', lane: 'green_river-salt_lake_city-0' }));
  shown = show(Panel, { state, offers: [offer('mark green_river', { cards: 2 }), offer('no-marker')] });
  shown.click('.skip');
  expect(actions()).toEqual(['no-marker']);
});
