// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import { mind } from './mind.svelte';
import { screen } from './testing/screen';
import { CRAIG_TURN, offer, solo, table, view } from './testing/fixtures';
import { REACH, WALKS } from './testing/moves';
import { show, type Shown } from './testing/show';
import type { Asking } from './view';

let shown: Shown;
afterEach(() => shown.close());

const place = (node: string) => `[data-place="${node}"]`;
const moving = () => table(view({ ask: 'move', most: 3 }, { phase: 'move', reach: REACH }));

describe('the map on a desk', () => {
  it('has everything at once', () => {
    screen('desk');
    shown = show(Board, { state: moving() });
    expect(shown.all('[data-place]')).toHaveLength(52);
    expect(shown.all('[data-space]')).toHaveLength(49);
    expect(shown.all('[data-city]')).toHaveLength(10);
    expect(shown.all('[data-job]')).toHaveLength(8);
    expect(shown.all('[data-foresight]')).toHaveLength(5);
    expect(shown.all('[data-objective]')).toHaveLength(5);
  });
});

describe('the map on a phone', () => {
  it.each(['phone', 'sideways'] as const)('has one part at a time: %s', (kind) => {
    screen(kind);
    shown = show(Board, { state: moving() });
    expect(shown.all('[data-place]')).toHaveLength(52);
    expect(shown.all('[data-space]')).toHaveLength(0);
    expect(shown.all('.tabs.column')).toHaveLength(kind === 'sideways' ? 1 : 0);
  });
});

describe('the trail', () => {
  it('lets reachable stops glow with their fees, and goes there', () => {
    screen('phone');
    shown = show(Board, { state: moving(), offers: WALKS });
    expect(shown.all('[data-place].offered').map((one) => (one as SVGElement).dataset['place'])).toEqual([
      'B2',
      'DR1',
      'C',
    ]);
    expect(shown.all('.tag').map((tag) => tag.textContent?.trim())).toEqual(['−$2', '−$2', '−$2']);
    expect(shown.one(place('B2')).getAttribute('aria-label')).toContain('2');
    shown.click(place('B2'));
    expect(shown.act).toHaveBeenCalledWith('go B2');
  });

  it('asks which way where there are several', () => {
    screen('phone');
    shown = show(Board, { state: moving(), offers: WALKS });
    shown.click(place('C'));
    expect(shown.act).not.toHaveBeenCalled();
    expect(mind.stop).toBe('C');
  });

  it('tells what a tile does when it cannot be chosen, and tries it for the reason', () => {
    screen('phone');
    shown = show(Board, { state: moving(), offers: WALKS });
    shown.click(place('F'));
    expect(shown.act).toHaveBeenCalledExactlyOnceWith('go B2 C E F');
    expect(shown.one('.low strong').textContent).toContain('F');
    expect(shown.all('.low li')).toHaveLength(2);
    shown.key('Escape');
    expect(shown.all('.low')).toHaveLength(0);
  });

  it('has one tab stop on the trail; arrow keys go on', () => {
    screen('phone');
    shown = show(Board, { state: moving(), offers: WALKS });
    const stop = () =>
      shown.all('[data-place][tabindex="0"]').map((one) => (one as SVGElement).dataset['place']);
    expect(stop()).toEqual(['B2']);
    shown.key('ArrowRight', shown.one(place('B2')));
    expect(stop()).toEqual(['C']);
  });

  it('shows a building where it would stand', () => {
    screen('phone');
    const offers = [offer('build 2 A1'), offer('build 4 A1'), offer('build 4 U1')];
    shown = show(Board, { state: table(view({ ask: 'build', rate: 2, optional: true })), offers });
    expect(shown.all('.offered')).toHaveLength(2);
    mind.hover('build 4 U1', true);
    shown.key('x');
    expect(shown.all(`${place('U1')} .ghost`)).toHaveLength(1);
  });

  it('draws Craig’s cards, his way, and his reason at the fork', () => {
    screen('phone');
    shown = show(Board, {
      state: table(solo({ ask: 'move', most: 3 })),
      since: CRAIG_TURN,
      facts: CRAIG_TURN,
    });
    expect(shown.all('.craig-way')).toHaveLength(1);
    expect(shown.one('.reason text').textContent).toBe('fewer locations');
    expect(shown.one('.reason').getAttribute('pointer-events')).toBe('none');
    expect(shown.one('.turning title').textContent).toContain('7');
  });

  it('only shows when nothing can be done', () => {
    screen('phone');
    shown = show(Board, { state: moving(), live: false });
    expect(shown.all('.offered, .glow')).toHaveLength(0);
  });
});

describe('the table on a phone', () => {
  it('comes in tabs with a pinned summary', () => {
    screen('phone');
    shown = show(Board, { state: moving() });
    expect(shown.all('.tabs button')).toHaveLength(5);
    expect(shown.all('[data-place]')).toHaveLength(52);
    expect(shown.all('[data-job]')).toHaveLength(0);
    expect(shown.at.textContent).toContain('15');
  });

  it('turns to the part that is asked about', () => {
    screen('phone');
    shown = show(Board, { state: table(view({ ask: 'hire', change: 0, optional: false })) });
    expect(shown.all('[data-job]')).toHaveLength(8);
    expect(shown.all('[data-place]')).toHaveLength(0);
  });

  it.each<[string, Asking, string]>([
    ['[data-job="r1c2"]', { ask: 'hire', change: 0, optional: false }, 'hire r1c2'],
    ['[data-foresight="1-bottom"]', { ask: 'foresight', column: 1 }, 'foresight bottom'],
    ['[data-city="santa_fe"]', { ask: 'deliver', most: 8, special: false }, 'deliver santa_fe'],
    ['[data-space="7.5"]', { ask: 'forward', most: 2, optional: false }, 'engine 7.5'],
    ['[data-objective="deck"]', { ask: 'objective', to_hand: false }, 'objective deck'],
    ['[data-disc="cert4"]', { ask: 'city-disc', city: 'topeka' }, 'disc cert4'],
  ])('answers a press on %s', (piece, asking, action) => {
    screen('phone');
    shown = show(Board, { state: table(view(asking)), offers: [offer(action)] });
    shown.click(piece);
    expect(shown.act).toHaveBeenCalledWith(action);
  });
});
