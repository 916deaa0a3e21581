import { describe, expect, it } from 'vitest';
import type { HandOver, LogEntry } from '../api/types';
import { merge, sinceLastMove, turnsOf } from './log';

const entry = (ply: number, seat: number | null, more: Partial<LogEntry> = {}): LogEntry => ({
  ply,
  seat,
  action: seat === null ? null : 'act',
  facts: [{ fact: `f${ply}` }],
  scores: [],
  undone: false,
  at: '',
  ...more,
});
const names = (facts: { fact: string }[]) => facts.map((fact) => fact.fact);

describe('merge', () => {
  it('keeps order and lets the newer version win', () => {
    const merged = merge([entry(0, 0), entry(1, 0)], [entry(2, 1), entry(1, 0, { undone: true })]);
    expect(merged.map(({ ply, undone }) => [ply, undone])).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ]);
  });
});

describe('turnsOf', () => {
  it('groups by seat; chance belongs to whoever caused it', () => {
    const turns = turnsOf([entry(0, null), entry(1, 0), entry(2, 0), entry(3, null), entry(4, 1)]);
    expect(turns.map((turn) => [turn.seat, turn.entries.length])).toEqual([
      [null, 1],
      [0, 3],
      [1, 1],
    ]);
  });

  it('begins a turn where a seat changes hands', () => {
    const word = (ply: number, seat: number, bot: string | null): HandOver => ({
      ply,
      seat,
      bot,
      by_host: false,
      at: '',
    });
    const log = [entry(0, null), entry(1, 0), entry(2, 0), entry(3, 1)];
    const turns = turnsOf(log, [word(2, 0, 'easy'), word(3, 1, 'hard'), word(4, 0, null)]);
    expect(
      turns.map(({ seat, news, entries }) => [seat, news.length, entries.map(({ ply }) => ply)]),
    ).toEqual([
      [null, 0, [0]],
      [0, 0, [1]],
      [0, 1, [2]],
      [1, 1, [3]],
      [0, 1, []],
    ]);
  });
});

describe('sinceLastMove', () => {
  const log = [entry(0, null), entry(1, 0), entry(2, null), entry(3, 1), entry(4, 2), entry(5, null)];

  it('begins with the first move of another after mine', () => {
    expect(names(sinceLastMove(log, 0, 6))).toEqual(['f3', 'f4', 'f5']);
  });

  it('knows nothing beyond the ply shown', () => {
    expect(names(sinceLastMove(log, 0, 4))).toEqual(['f3']);
  });

  it('is empty right after my own move, draw included', () => {
    expect(sinceLastMove(log, 0, 3)).toEqual([]);
  });

  it('keeps the turn of a rival without a seat until his next', () => {
    const rival = (ply: number) => entry(ply, null, { facts: [{ fact: 'card' }, { fact: `r${ply}` }] });
    const begins = ({ fact }: { fact: string }) => fact === 'card';
    const alone = [entry(0, 0), rival(1), entry(2, null), entry(3, 0), entry(4, 0), rival(5), entry(6, 0)];
    expect(sinceLastMove(alone, 0, 1, begins)).toEqual([]);
    expect(names(sinceLastMove(alone, 0, 2, begins))).toEqual(['card', 'r1']);
    expect(names(sinceLastMove(alone, 0, 5, begins))).toEqual(['card', 'r1', 'f2', 'f3', 'f4']);
    expect(names(sinceLastMove(alone, 0, 7, begins))).toEqual(['card', 'r5', 'f6']);
  });

  it('is empty for who only watches', () => {
    expect(sinceLastMove(log, null, 6)).toEqual([]);
  });

  it('leaves out what was taken back', () => {
    const undone = [entry(0, 0), entry(1, 1, { undone: true }), entry(2, 1, { action: 'undo' }), entry(3, 1)];
    expect(names(sinceLastMove(undone, 0, 4))).toEqual(['f3']);
  });
});
