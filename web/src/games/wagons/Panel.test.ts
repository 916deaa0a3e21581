// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import Panel from './Panel.svelte';
import { ACTS, offer, table, view } from './testing/fixtures';
import { show, type Shown } from './testing/show';

let shown: Shown;
afterEach(() => shown.close());

const acting = table(view({ ask: 'act' }));
const card = (key: number) => `button[aria-keyshortcuts="${key}"]`;

describe('a hand', () => {
  it('chooses a card on the first tap and plays it on the second', () => {
    shown = show(Panel, { state: acting, offers: ACTS });
    shown.click(card(3));
    expect(shown.act).not.toHaveBeenCalled();
    expect(shown.one(card(3)).getAttribute('aria-pressed')).toBe('true');
    shown.click(card(3));
    expect(shown.act).toHaveBeenCalledWith('play GP+1w1c3');
  });

  it('says what the chosen card costs and does', () => {
    shown = show(Panel, { state: acting, offers: ACTS });
    shown.click(card(1));
    const text = shown.at.textContent?.replace(/\s+/g, ' ');
    expect(text).toContain('pay 5 discs');
    expect(text).toContain('Disc to the East, pushing out your own oldest.');
    expect(text).toContain('Disc to the East, pushing out Ben’s oldest.');
    expect(text).toContain('2 wagon steps.');
    expect(text).toContain('take 3 discs back');
  });

  it('lets a card beyond my means be tried', () => {
    shown = show(Panel, { state: acting, offers: ACTS });
    shown.click(card(4));
    expect(shown.one('button[aria-keyshortcuts="P"]').classList).toContain('dim');
    shown.click('button[aria-keyshortcuts="P"]');
    expect(shown.act).toHaveBeenCalledWith('play GP2w3c6');
  });

  it('is shown, but asks nothing, while others decide', () => {
    shown = show(Panel, { state: table(view({ ask: 'act' }, 2)) });
    expect(shown.all('li button')).toHaveLength(7);
    expect(shown.all('button[aria-keyshortcuts="C"]')).toHaveLength(0);
    shown.key('c');
    shown.key('1');
    expect(shown.act).not.toHaveBeenCalled();
  });
});

describe('keys', () => {
  it('choose, play, sell, score and double', () => {
    shown = show(Panel, { state: acting, offers: ACTS });
    for (const key of ['p', '7', 'p', 's', 'c', 'd']) shown.key(key);
    expect(shown.act.mock.calls.map(([action]) => action)).toEqual([
      'play w2c0',
      'sell w2c0',
      'score',
      'double',
    ]);
  });

  it('put the card back', () => {
    shown = show(Panel, { state: acting, offers: ACTS });
    shown.key('2');
    shown.key('Escape');
    expect(shown.all('[aria-pressed="true"]')).toHaveLength(0);
  });

  it('choose a region while wagons roll', () => {
    const state = table(view({ ask: 'step', left: 1, card: 'w2c0' }));
    shown = show(Panel, { state, offers: [offer('move GP'), offer('move NE')] });
    shown.key('3');
    expect(shown.act).toHaveBeenCalledWith('move GP');
  });
});

describe('the buttons of the moment', () => {
  it('offer a scoring with its gains', () => {
    shown = show(Panel, { state: acting, offers: ACTS });
    const score = shown.one('button[aria-keyshortcuts="C"]');
    expect(score.textContent).toContain('Card 3, costs 6');
    expect(score.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      'Points: Anna 6, Ben 3, Cleo 3, Dora 2.',
    );
  });

  it('offer every way to pay', () => {
    const state = table(view({ ask: 'pay', cost: 3, card: 'W1w3c3' }));
    const ways = [0, 1, 2, 3].map((vp) => offer(`pay ${vp}`, { vp, discs: 3 - vp }));
    shown = show(Panel, { state, offers: ways });
    expect(shown.all('.pay button').map((button) => button.textContent?.trim())).toEqual([
      'only discs',
      '1 VP + 2 discs',
      '2 VP + 1 disc',
      '3 VP, no discs',
    ]);
  });

  it('warn of the last step of the game', () => {
    const state = table(view({ ask: 'step', left: 1, card: 'w2c0' }));
    shown = show(Panel, { state, offers: [offer('move E', { ends: true })] });
    shown.one('.regions .legal').dispatchEvent(new Event('focus'));
    shown.key('Shift');
    expect(shown.at.textContent).toContain('This ends the game.');
  });
});
