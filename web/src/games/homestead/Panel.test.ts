// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Panel from './Panel.svelte';
import { mind } from './mind.svelte';
import { build, offer, player, solo, table, view } from './testing/fixtures';
import { show, type Shown } from './testing/show';
import type { Asking, View } from './view';

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
const cards = () => shown.all('.choice .slot') as HTMLElement[];
const press = (...places: number[]) => {
  for (const i of places) {
    cards()[i]!.click();
    flushSync();
  }
};
const confirm = () => shown.click('.do button');

function hand(asking: Asking, cards: string[], more: Partial<View> = {}): View {
  const shown = view(asking, more);
  shown.players[0] = player({ hand: cards, post: 'post_mine' });
  return shown;
}

describe('one card', () => {
  const picking = view({ ask: 'pick', seats: [0] }, { stack: ['house', 'bank', 'house'] });
  const offers = [
    offer('pick house', { places: 12, best: 5 }),
    offer('pick bank', { places: 0, best: null }),
  ];

  it('is considered by a press, and taken by the button', () => {
    shown = show(Panel, { state: table(picking), offers });
    expect(cards()[0]!.textContent).toContain('12 places, up to 5 $');
    expect(cards()[1]!.textContent).toContain('no place now');
    press(1);
    expect(shown.act).not.toHaveBeenCalled();
    confirm();
    expect(actions()).toEqual(['pick bank']);
  });

  it('is taken by a second press, or by keys', () => {
    shown = show(Panel, { state: table(picking), offers });
    press(2, 2);
    shown.key('2');
    shown.key('Enter');
    expect(actions()).toEqual(['pick house', 'pick bank']);
  });

  it('must go where none can be played', () => {
    const state = table(hand({ ask: 'play', seat: 0 }, ['house', 'bank']));
    shown = show(Panel, { state, offers: [offer('discard house'), offer('discard bank')] });
    press(0);
    confirm();
    expect(actions()).toEqual(['discard house']);
  });

  it('is sent for the reason when it cannot be played', () => {
    const state = table(hand({ ask: 'play', seat: 0 }, ['house', 'bank']));
    shown = show(Panel, { state, offers: [offer('play house', { places: 3, best: 4 })] });
    expect(cards()[1]!.classList).toContain('dim');
    press(1);
    confirm();
    expect(actions()).toEqual(['play bank']);
  });

  it('is kept of three orders', () => {
    const between = view({ ask: 'keep-order', seats: [0] }, { phase: 'between' });
    between.players[0] = player({ hand: ['house'], offer: ['fort', 'railway', 'canals'] });
    shown = show(Panel, { state: table(between), offers: [offer('keep railway')] });
    press(1);
    confirm();
    expect(actions()).toEqual(['keep railway']);
  });
});

describe('several cards', () => {
  it('go at the start, an order among them', () => {
    const six = ['fort', 'canals', 'railway', 'house', 'bank', 'smithy'];
    const state = table(hand({ ask: 'start-hand', seats: [0] }, six, { phase: 'start' }));
    // The table lists them in another order than they lie here.
    shown = show(Panel, { state, offers: [offer('discard house bank fort')] });
    press(3, 4, 5);
    expect(shown.one('.do button').classList).toContain('dim');
    press(5, 0);
    expect(shown.one('.do button').classList).toContain('main');
    confirm();
    expect(actions()).toEqual(['discard fort house bank']);
  });

  it('are replaced, or none', () => {
    const state = table(
      hand({ ask: 'replace', seats: [0] }, ['house', 'bank', 'house'], { phase: 'between' }),
    );
    shown = show(Panel, { state, offers: [offer('replace none')] });
    confirm();
    press(0, 2);
    confirm();
    expect(actions()).toEqual(['replace none', 'replace house house']);
  });

  it('are shared and exchanged in a team', () => {
    const team = (asking: Asking) => {
      const shown = view(asking, { teams: true, seats: 4 });
      shown.players = [
        player({ hand: ['house', 'bank', 'fort'], offer: ['fort', 'canals', 'house', 'bank'] }),
        player({ team: 1 }),
        player({ hand: ['smithy', 'hotel', 'canals'], choice: ['house', 'hotel', 'canals'] }),
        player({ team: 1 }),
      ];
      return table(shown);
    };
    shown = show(Panel, { state: team({ ask: 'start-hand', seats: [0] }) });
    press(1, 2, 3);
    confirm();
    expect(actions()).toEqual(['keep canals house bank']);
    shown.close();

    shown = show(Panel, { state: team({ ask: 'exchange', seats: [0] }) });
    press(0, 3);
    confirm();
    expect(actions()).toEqual(['take bank fort smithy']);
    shown.close();

    shown = show(Panel, { state: team({ ask: 'answer', seats: [0] }) });
    const mine = shown.all('.answer [data-card]').map((card) => (card as HTMLElement).dataset['card']);
    expect(mine).toEqual(['bank', 'fort', 'smithy']);
    shown.click('.answer .main');
    expect(actions()).toEqual(['agree']);
  });
});

describe('the tile in hand', () => {
  const state = table(view({ ask: 'place', seat: 0, card: 'bank' }));
  const offers = [
    offer(
      'place 3,14 3,15 4,14 4,15',
      build(2, {
        effects: [
          { count: 1, dollars: 2, buildings: [] },
          { count: 0, dollars: 0, buildings: [] },
        ],
      }),
    ),
    offer(
      'place 8,14 8,15 9,14 9,15',
      build(8, {
        effects: [
          { count: 1, dollars: 2, buildings: [] },
          { count: 1, dollars: 5, buildings: [7] },
        ],
        bonus: 1,
      }),
    ),
  ];

  it('is turned and mirrored by keys', () => {
    shown = show(Panel, { state: table(view({ ask: 'place', seat: 0, card: 'saloon' })) });
    shown.key('r');
    expect(mind.turns).toBe(1);
    shown.key('f');
    expect(mind).toMatchObject({ turns: 3, flipped: true });
  });

  it('steps through its places, the best first, and is built by Enter', () => {
    shown = show(Panel, { state, offers });
    shown.key('n');
    expect(shown.one('.of').textContent).toBe('1/2');
    expect(shown.one('.sum').textContent).toContain('8 $');
    expect(shown.one('dl').textContent).toContain('Build bonus');
    shown.key('Enter');
    shown.key('n');
    expect(shown.one('.of').textContent).toBe('2/2');
    shown.key('Escape');
    expect(shown.one('.of').textContent).toBe('–/2');
    expect(actions()).toEqual(['place 8,14 8,15 9,14 9,15']);
  });

  it('asks why not where it may not lie', () => {
    shown = show(Panel, { state, offers });
    mind.spot = [0, 0];
    flushSync();
    expect(shown.one('.place > .dim').textContent).toContain('Why not here?');
    shown.click('.place > .dim');
    expect(actions()).toEqual(['place 0,0 0,1 1,0 1,1']);
  });
});

it('waits in peace, and says for whom', () => {
  const waiting = view({ ask: 'pick', seats: [2] });
  waiting.players[0] = player({ hand: ['house'], chosen: true, choice: ['bank'] });
  waiting.players[1]!.chosen = true;
  shown = show(Panel, { state: table(waiting, { to_act: [2] }) });
  expect(shown.at.textContent).toContain('Your choice: Bank');
  expect(shown.all('.thinking')).toHaveLength(1);
  shown.key('1');
  shown.key('Enter');
  expect(shown.act).not.toHaveBeenCalled();
});

describe('alone', () => {
  it('tells what the rival forbids', () => {
    shown = show(Panel, { state: table(solo({ ask: 'play', seat: 0 })) });
    expect(shown.at.textContent).toContain('Do not build adjacent to the rival');
    expect(shown.at.textContent).toContain('71 $ more: poor.');
  });

  it('chooses the rival’s next tile, or begins anew', () => {
    const tiles = [
      { type: 'farm' as const, shape: 'U5' },
      { type: 'order' as const, shape: 'I5' },
    ];
    const offers = [offer('tile farm U5'), offer('tile order I5'), offer('again')];
    shown = show(Panel, { state: table(solo({ ask: 'tile', tiles })), offers });
    (shown.all('.tiles button')[1] as HTMLElement).click();
    shown.click('.panel > .main');
    expect(actions()).toEqual(['tile order I5', 'again']);
  });
});

it('shows what orders would pay now', () => {
  shown = show(Panel, { state: table(view({ ask: 'play', seat: 1 }), { to_act: [1] }) });
  expect(shown.at.textContent).toContain('Barbed Wire');
  expect(shown.at.textContent).toContain('1× = 4 $');
});
