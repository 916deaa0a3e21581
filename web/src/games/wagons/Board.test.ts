// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import { mind } from './mind.svelte';
import { ACTS, offer, table, view } from './testing/fixtures';
import { show, type Shown } from './testing/show';

let shown: Shown;
afterEach(() => shown.close());

const stepping = table(view({ ask: 'step', left: 2, card: 'w2c0' }));
const STEPS = ['NE', 'E', 'GP', 'W'].map((region) => offer(`move ${region}`, { wagons: 1 }));
const wagons = (region: string) => `.wagons[aria-label^="${region}:"]`;
const block = (region: string) => `.block[aria-label^="Scoring block ${region}:"]`;

describe('wagons', () => {
  it('glow where one may leave, and say so', () => {
    shown = show(Board, { state: stepping, offers: STEPS });
    expect(shown.all('.wagons.legal')).toHaveLength(4);
    expect(shown.one(wagons('Great Plains')).getAttribute('aria-label')).toBe(
      'Great Plains: 3 wagons. Move one to the Midwest.',
    );
    expect(shown.one(wagons('Midwest')).getAttribute('aria-label')).toBe('Midwest: no wagons.');
  });

  it('go on a tap or a key', () => {
    shown = show(Board, { state: stepping, offers: STEPS });
    shown.click(wagons('East'));
    shown.key('Enter', shown.one(wagons('West')));
    expect(shown.act.mock.calls).toEqual([['move E'], ['move W']]);
  });

  it('that cannot go still ask, so that the refusal is told', () => {
    shown = show(Board, { state: stepping, offers: STEPS });
    shown.click(wagons('Midwest'));
    expect(shown.act).toHaveBeenCalledWith('move MW');
  });

  it('are a picture to those who only watch, and in California to everybody', () => {
    shown = show(Board, { state: stepping, offers: STEPS });
    expect(shown.one(wagons('California')).getAttribute('role')).toBe('img');
    shown.close();
    shown = show(Board, { state: stepping, live: false });
    expect(shown.all('.wagons[role="button"]')).toHaveLength(0);
  });

  it('show the one that would leave and where it would come', () => {
    shown = show(Board, { state: stepping, offers: STEPS });
    mind.hover('move E', true);
    flushSync();
    expect(shown.all(`${wagons('East')} .leaves`)).toHaveLength(1);
    expect(shown.all(`${wagons('Great Plains')} .wagon.ghost`)).toHaveLength(1);
    expect(shown.all('.wagon.ghost')).toHaveLength(1);
  });
});

describe('a block', () => {
  const acting = table(view({ ask: 'act' }));

  it('tells its discs and what a scoring would pay', () => {
    shown = show(Board, { state: acting, offers: ACTS });
    expect(shown.one(block('Great Plains')).getAttribute('aria-label')).toBe(
      'Scoring block Great Plains: 4 discs of 7. Oldest first: Ben, Cleo, Cleo, Anna. If scored now: Ben 1, Cleo 2.',
    );
  });

  it('shows the order of payment on a tap, and hides it on the next', () => {
    shown = show(Board, { state: acting, offers: ACTS });
    shown.click(block('Great Plains'));
    expect(shown.all(`${block('Great Plains')} .turn text`).map((text) => text.textContent)).toEqual([
      '3',
      '1',
      '2',
    ]);
    expect(shown.act).not.toHaveBeenCalled();
    shown.click(block('Great Plains'));
    expect(shown.all('.turn')).toHaveLength(0);
  });

  it('shows the order everywhere while a scoring is considered', () => {
    shown = show(Board, { state: acting, offers: ACTS });
    mind.hover('score', true);
    flushSync();
    expect(shown.all('.turn')).toHaveLength(4 + 3 + 2);
  });

  it('shows where the discs of a card would land and whose would leave', () => {
    shown = show(Board, { state: acting, offers: ACTS });
    mind.selected = 'play E2w2c5';
    flushSync();
    expect(shown.all(`${block('East')} .landing`)).toHaveLength(2);
    expect(shown.all(`${block('East')} .out`)).toHaveLength(2);
    expect(shown.all('.landing')).toHaveLength(2);
  });

  it('takes the second disc when one is to be placed, or asks to be refused', () => {
    const state = table(view({ ask: 'disc', card: 'E+1w2c4', first: false }));
    shown = show(Board, { state, offers: ['GP', 'MW', 'W'].map((region) => offer(`disc ${region}`)) });
    expect(shown.all('.block.legal')).toHaveLength(3);
    shown.click(block('Great Plains'));
    shown.click(block('East'));
    expect(shown.act.mock.calls).toEqual([['disc GP'], ['disc E']]);
  });
});
