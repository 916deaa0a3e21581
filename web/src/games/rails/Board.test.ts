// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import { mind } from './mind.svelte';
import { ACTS, offer, table, view } from './testing/fixtures';
import { show, type Shown } from './testing/show';

let shown: Shown;
afterEach(() => shown.close());

const lane = (id: string) => `[data-lane="${id}"]`;

describe('the map', () => {
  it('lets what can be claimed glow, and claims it', () => {
    shown = show(Board, { state: table(view({ ask: 'act' })), offers: ACTS });
    expect(shown.all('[data-lane]')).toHaveLength(139);
    expect(shown.all('[data-lane] .glow')).toHaveLength(2);
    shown.click(lane('salt_lake_city-st_george-0'));
    expect(shown.act).toHaveBeenCalledWith('claim salt_lake_city-st_george-0');
  });

  it('sends what cannot be claimed too, for the reason', () => {
    shown = show(Board, { state: table(view({ ask: 'act' })), offers: ACTS });
    shown.click(lane('boise-seattle-0'));
    expect(shown.act).toHaveBeenCalledWith('claim boise-seattle-0');
  });

  it('says in words what a lane brings', () => {
    shown = show(Board, { state: table(view({ ask: 'act' })), offers: ACTS });
    expect(shown.one(lane('salt_lake_city-st_george-0')).getAttribute('aria-label')).toBe(
      'Salt Lake City – St. George, 4 spaces, red, 7 points. Claim it: you +7.',
    );
    expect(shown.one(lane('los_angeles-san_francisco-0')).getAttribute('aria-label')).toContain(
      'Ferry: at least 3 locomotives.',
    );
  });

  it('has one tab stop; arrow keys go on', () => {
    shown = show(Board, { state: table(view({ ask: 'act' })), offers: ACTS });
    const stop = () => shown.all('[tabindex="0"]').map((piece) => (piece as SVGElement).dataset['lane']);
    expect(stop()).toEqual(['green_river-salt_lake_city-0']);
    shown.key('ArrowDown', shown.one(lane('green_river-salt_lake_city-0')));
    expect(stop()).toEqual(['salt_lake_city-st_george-0']);
  });

  it('draws cars, and pales the lanes two players can no longer use', () => {
    shown = show(Board, { state: table(view({ ask: 'act' })) });
    expect(shown.one(lane('idaho_falls-salt_lake_city-0')).textContent).toContain('A');
    expect(shown.one(lane('idaho_falls-salt_lake_city-1')).classList).toContain('closed');
  });

  it('shows the way of a ticket', () => {
    mind.pinnedTicket = 'salt_lake_city-cheyenne';
    shown = show(Board, { state: table(view({ ask: 'act' })) });
    expect(shown.all('.way')).toHaveLength(2);
    expect(shown.one(lane('boise-seattle-0')).classList).toContain('faint');
    expect(shown.one(lane('idaho_falls-salt_lake_city-0')).classList).not.toContain('faint');
  });

  it('asks for a start city on the map', () => {
    const state = table(view({ ask: 'start', seat: 0 }, { phase: 'start', markers: [] }));
    shown = show(Board, { state, offers: [offer('start boise', { walled: 5 })] });
    shown.click('[data-city="boise"]');
    expect(shown.act).toHaveBeenCalledWith('start boise');
  });

  it('only shows when nothing can be done', () => {
    shown = show(Board, { state: table(view({ ask: 'act' })), live: false });
    expect(shown.all('[role="button"]')).toHaveLength(0);
  });
});
