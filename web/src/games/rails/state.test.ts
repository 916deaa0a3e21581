import { describe, expect, it } from 'vitest';
import type { TableState } from '../module';
import { breakdown, ticketPoints } from './breakdown';
import { endsOf, laneId, pointsFor, type Box } from './box';
import { groupsOf, signOf, SIGNS } from './colours';
import { sortTickets, ticketStatus } from './panel/status';
import { sentence } from './sentence';
import type { Final, Ticket } from './view';

const t = (id: string, args?: Record<string, string | number>) =>
  args ? `${id} ${Object.values(args).join(' ')}`.trim() : id;

function table(view: object, more: object = {}): TableState {
  return {
    status: 'running',
    result: null,
    viewer: 0,
    you: [0],
    to_act: [0],
    offers: [],
    scores: [5, 9],
    seats: ['Anna', 'Ben'].map((name, seat) => ({ seat, name, kind: 'person', bot: null })),
    view: {
      turn: 0,
      phase: 'turn',
      players: [{ score: 5 }, { score: 9 }],
      last_round: null,
      final: null,
      alvin: null,
      ...view,
    },
    ...more,
  } as unknown as TableState;
}

describe('the sentence of the moment', () => {
  it('asks the reader, or says who is asked', () => {
    const view = { asking: { ask: 'act' } };
    expect(sentence(table(view), t)).toBe('rails-ask-act-you Anna');
    expect(sentence(table(view, { to_act: [1] }), t)).toBe('rails-ask-act-other Ben');
  });

  it('warns of the last round', () => {
    const view = { asking: { ask: 'second' }, last_round: { seat: 1, turns_left: 2 } };
    expect(sentence(table(view), t)).toBe('rails-ask-last-round rails-ask-second-you Anna');
  });

  it('names all who still choose tickets', () => {
    const view = { asking: { ask: 'keep', least: 3, seats: [0, 1] } };
    expect(sentence(table(view, { viewer: null, to_act: [0, 1] }), t)).toContain('Anna, Ben');
  });
});

const ticket = (more: Partial<Ticket>): Ticket => ({
  ticket: 'a-b',
  a: 'a',
  b: 'b',
  points: 8,
  done: false,
  left: 3,
  way: [],
  ...more,
});

describe('tickets', () => {
  it('are done, open or cut off', () => {
    expect(ticketStatus(ticket({ done: true, left: 0 })).kind).toBe('done');
    expect(ticketStatus(ticket({})).kind).toBe('open');
    expect(ticketStatus(ticket({ left: null })).kind).toBe('cut');
  });

  it('stand with the open and dear ones first', () => {
    const sorted = sortTickets([
      ticket({ done: true, points: 20 }),
      ticket({ points: 4 }),
      ticket({ points: 9 }),
    ]);
    expect(sorted.map(({ points }) => points)).toEqual([9, 4, 20]);
  });
});

const final: Final = {
  lanes: 40,
  alvin_captures: 10,
  tickets: [ticket({ done: true, points: 12 }), ticket({ points: 5 })],
  globetrotter: 15,
  alvin: 10,
  total: 82,
  completed: 1,
};

describe('where points come from', () => {
  it('is one line until the end', () => {
    expect(breakdown(table({}), 1, t)).toEqual([{ label: 'rails-scores-so-far', value: 9 }]);
  });

  it('adds up to the total', () => {
    expect(ticketPoints(final)).toEqual({ won: 12, lost: 5 });
    const lines = breakdown(table({ final: [final], alvin: { city: 'denver', holder: 0 } }), 0, t);
    expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(final.total);
  });
});

describe('the box', () => {
  it('names lanes with their cities in alphabetical order', () => {
    expect(laneId({ a: 'pueblo', b: 'denver' }, 1)).toBe('denver-pueblo-1');
    expect(endsOf('salt_lake_city-st_george-0')).toEqual(['salt_lake_city', 'st_george']);
  });

  it('knows points from a list or an object', () => {
    expect(pointsFor({ route_points: [1, 2, 4] } as Box, 3)).toBe(4);
    expect(pointsFor({ route_points: { '3': 4 } } as unknown as Box, 3)).toBe(4);
  });
});

describe('colours', () => {
  it('each have a sign of their own', () => {
    expect(new Set(Object.values(SIGNS)).size).toBe(10);
    expect(signOf('turquoise')).toBe(SIGNS.gray);
  });

  it('group a hand in reading order', () => {
    expect(groupsOf({ locomotive: 1, purple: 2, red: 0 })).toEqual([
      { card: 'purple', count: 2 },
      { card: 'locomotive', count: 1 },
    ]);
  });
});
