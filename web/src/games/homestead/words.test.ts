import { describe, expect, it } from 'vitest';
import type { Fact } from '../module';
import { actionLine } from './actions';
import { cardOf } from './box';
import { factLine } from './facts';
import { sentence } from './sentence';
import { box, solo, table, view } from './testing/fixtures';
import { speak } from './testing/speak';
import { cardWords, effectWords, requirementWords, restrictionWords } from './words/clauses';

const english = speak('en');
const names = ['Ada', 'Ben', 'Cleo'];
const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const words = (id: string) => plain(cardWords(cardOf(box, id)!, id, english));

describe('a card in words', () => {
  it('says what it pays and where it may stand', () => {
    expect(words('lumberjack')).toBe(
      'lumberjack: Forester, tile L3, on forest. Wagon: may stand away from your buildings. ' +
        'Pays 1 $ per forest cell covered + 1 $ per adjacent free forest cell (at most 4 $). Opens its forest area to you.',
    );
    expect(words('bank')).toContain('Build bonus: 1 $ more for each of your next: mines, farms.');
    expect(words('bridge')).toContain('Terrain cell by cell: steppe, river, steppe.');
    expect(words('canals')).toContain('Three of its cells become river for everybody.');
  });

  it('does not call one building a set, nor list all types', () => {
    expect(words('sawmill')).toContain('4 $ per forester within radius 3 (at most 12 $)');
    expect(words('bridge')).toContain('6 $ per own area of at least 3 buildings.');
  });

  it('names all types together as buildings', () => {
    expect(plain(effectWords(cardOf(box, 'fort')!.effects[0]!, true, english))).toBe(
      '2 $ per own building within radius 3 (at most 18 $)',
    );
  });
});

const FACTS: Fact[] = [
  { fact: 'dealt', seat: 0, card: 'house', order: false },
  { fact: 'team-dealt', team: 0, card: 'fort', order: true },
  { fact: 'discarded', seat: 0, count: 3 },
  { fact: 'discarded', seat: 0, count: 1, cards: ['house'] },
  { fact: 'shared', seat: 0, team: 0, cards: null },
  { fact: 'left-over', team: 0, count: 3, cards: null },
  { fact: 'post-dealt', seat: 0, post: 'post_mine' },
  { fact: 'first-player', seat: 1 },
  { fact: 'round', round: 1, first: 1, clockwise: true },
  { fact: 'placed', seat: 0, card: 'house', type: 'city', shape: 'L3', cells: [], building: 1 },
  { fact: 'placed', seat: null, card: null, type: 'farm', shape: 'U5', cells: [], building: 2 },
  { fact: 'income', seat: 0, building: 1, dollars: 7, effects: [], bonus: 0, toll: 0 },
  { fact: 'income', seat: 0, building: 1, dollars: 7, effects: [], bonus: 2, toll: 1 },
  { fact: 'unlocked', seat: 0, forest: 1 },
  { fact: 'unlocked', seat: null, forest: 1 },
  { fact: 'forced-discard', seat: 0 },
  { fact: 'round-ended', round: 1, cards: 3 },
  { fact: 'hand-shown', seat: 0, to: 2, cards: null },
  { fact: 'order-dealt', seat: 0, card: 'fort' },
  { fact: 'order-replaced', card: 'fort' },
  { fact: 'kept', seat: 0, card: 'fort' },
  { fact: 'drew', seat: 0, card: 'house' },
  { fact: 'proposed', seat: 0, to: 2, cards: null },
  { fact: 'exchanged', team: 0, agreed: true },
  { fact: 'exchanged', team: 1, agreed: null },
  { fact: 'reshuffled', cards: 12, orders: false },
  { fact: 'solo-revealed', card: 'solo_fort', outcome: 'in-force' },
  { fact: 'taken-up', tiles: 2 },
  { fact: 'lost', cards: 1 },
  { fact: 'order-scored', seat: 0, card: 'fort', building: 4, dollars: 12, effects: [] },
  { fact: 'ended', reason: 'money' },
  { fact: 'hand-left', seat: 0, cards: ['house'] },
];

const SILENT: Fact[] = [
  { fact: 'dealt', seat: 1, card: null, order: false },
  { fact: 'drew', seat: 1, card: null },
  { fact: 'chose', seat: 1, what: 'pick', cards: null },
  { fact: 'stack-taken', seat: 1, size: 4, cards: null },
  { fact: 'stacked', stack: 1 },
  { fact: 'played', seat: 1, card: 'house' },
  { fact: 'hand-left', seat: 1, cards: [] },
];

const ACTIONS = [
  'discard house bank',
  'keep fort house bank',
  'place 1,2 1,3',
  'pick house',
  'play house',
  'replace house',
  'replace none',
  'take house bank fort',
  'agree',
  'decline',
  'tile farm U5',
  'again',
];

describe.each(['en', 'de', 'it'] as const)('in %s', (language) => {
  const t = speak(language);

  it.each(FACTS)('$fact has its words', (fact) => {
    expect(factLine(fact, t, names)).toMatch(/^[^[\]{}]+[.!]$/);
  });

  it.each(SILENT)('$fact is silent', (fact) => {
    expect(factLine(fact, t, names)).toBeNull();
  });

  it.each(ACTIONS)('%s has its words', (action) => {
    expect(actionLine(action, t)).toMatch(/^[^[\]{}]+\.$/);
  });

  it.each(box.cards.map((card) => [card.id, card] as const))('the card %s is explained', (_, card) => {
    expect(cardWords(card, card.id, t)).not.toMatch(/undefined|[[\]{}]/);
    for (const one of card.requirements) expect(requirementWords(one, t)).not.toBe('');
  });

  it.each(box.solo_cards.map((card) => [card.id, card.effect] as const))('%s is explained', (_, effect) => {
    expect(restrictionWords(effect, t)).toMatch(/^[^[\]{}]+\.$/);
  });
});

describe('the sentence of the moment', () => {
  it('asks the reader, or says who is asked', () => {
    const asking = { ask: 'pick' as const, seats: [0, 2] };
    expect(sentence(table(view(asking)), english)).toBe('Pick one card of the stack.');
    expect(sentence(table(view(asking), { to_act: [1, 2] }), english)).toBe('Still picking: Ben, Cleo.');
  });

  it('names the card that is being placed', () => {
    expect(sentence(table(view({ ask: 'place', seat: 1, card: 'house' }), { to_act: [1] }), english)).toBe(
      'Ben is finding a place for House.',
    );
    expect(sentence(table(solo({ ask: 'rival', tile: { type: 'order', shape: 'I5' } })), english)).toBe(
      'Place for the rival: Order, tile I5.',
    );
  });

  it('says when a card must go', () => {
    const offers = [{ action: 'discard house', preview: null }];
    const state = table(view({ ask: 'play', seat: 0 }), { offers } as never);
    expect(sentence(state, english)).toBe('None of your cards fits anywhere: discard one.');
  });

  it('tells who won', () => {
    const result = (winners: number[], reason = 'money') =>
      ({ status: 'over', result: { reason, winners, places: [] }, scores: [90, 80, 90] }) as never;
    const over = view({ ask: 'nothing' }, { phase: 'over' });
    expect(sentence(table(over, result([0])), english)).toBe('You win with 90 $! Four rounds are played.');
    expect(sentence(table(over, result([1])), english)).toContain('Ben wins with 80 $.');
    expect(sentence(table(over, result([0, 2], 'tie')), english)).toContain('Ada & Cleo share the victory');
    const alone = solo({ ask: 'nothing' }, { orders_built: 3 });
    expect(sentence(table(alone, result([0], 'poor')), english)).toBe(
      '90 $, 3 of 3 orders built. A poor settlement.',
    );
  });
});
