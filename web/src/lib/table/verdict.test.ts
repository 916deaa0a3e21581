import { describe, expect, it } from 'vitest';
import type { TableState } from '../api/types';
import { verdict } from './verdict';

const t = (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' ');
const listOf = (words: string[]) => words.join(' & ');

function over(names: string[], winners: number[], you: number[]): TableState {
  const seats = names.map((name, seat) => ({ seat, name, kind: 'person', bot: null }));
  return { game: 'cattle', seats, you, result: { reason: 'craig-won', places: [], winners } } as never;
}

describe('verdict', () => {
  it('tells the one who won', () => {
    expect(verdict(over(['Ann', 'Bob'], [0], [0]), t, listOf)).toBe('end-you-won');
  });

  it('names who won to all others, and to those who share a device', () => {
    expect(verdict(over(['Ann', 'Bob'], [0], [1]), t, listOf)).toBe('end-won Ann 1');
    expect(verdict(over(['Ann', 'Bob'], [0], [0, 1]), t, listOf)).toBe('end-won Ann 1');
  });

  it('names those who share', () => {
    expect(verdict(over(['Ann', 'Bob'], [0, 1], [0]), t, listOf)).toBe('end-won Ann & Bob 2');
  });

  it('lets the reason speak to somebody alone, won or lost', () => {
    expect(verdict(over(['Ann'], [], [0]), t, listOf)).toBe('cattle-reason-craig-won');
    expect(verdict(over(['Ann'], [0], [0]), t, listOf)).toBe('cattle-reason-craig-won');
  });
});
