import { expect, it } from 'vitest';
import { table, view } from '../../games/wagons/testing/fixtures';
import type { SeatInfo } from '../api/types';
import { speakerOf } from '../testing/speak';
import { handOverLine, isFree, mayHandOver, nextFree, standInLine } from './hand-over';

const t = speakerOf('wagons')('en');
const [anna, ben] = table(view({ ask: 'act' })).seats as [SeatInfo, SeatInfo];
const at = (iso: string) => Date.parse(iso);
const SOON = '2026-03-01T12:03:00.000Z';

it('lets the host call a bot in when it is time, not before', () => {
  const missed = { ...ben, free_at: SOON };
  expect(isFree(missed, at('2026-03-01T12:02:59Z'))).toBe(false);
  expect(isFree(missed, at(SOON))).toBe(true);
  expect(isFree(ben, at(SOON))).toBe(false);
  expect(nextFree([anna, missed], at('2026-03-01T12:00:00Z'))).toBe(at(SOON));
  expect(nextFree([anna, missed], at(SOON))).toBeNull();
});

it('offers it to the person, and to the host about somebody who is away', () => {
  const host = table(view({ ask: 'act' }));
  const guest = { ...host, host: false };
  const me = { ...anna, you: true };
  const away = { ...ben, you: false, online: false };
  expect(mayHandOver(me, guest)).toBe(true);
  expect(mayHandOver(away, host)).toBe(true);
  expect(mayHandOver(away, guest)).toBe(false);
  expect(mayHandOver({ ...away, online: true }, host)).toBe(false);
  expect(mayHandOver({ ...me, stand_in: 'easy' }, host)).toBe(false);
  expect(mayHandOver(me, { ...host, status: 'over' })).toBe(false);
  expect(mayHandOver({ ...away, kind: 'bot' }, host)).toBe(false);
});

it('says who plays for whom', () => {
  expect(standInLine(anna, t)).toBeNull();
  expect(standInLine({ ...ben, you: false, stand_in: 'hard' }, t)).toBe(
    'Ben is away: Marshal plays for them.',
  );
  expect(standInLine({ ...anna, you: true, stand_in: 'easy' }, t)).toBe('Tenderfoot plays for you.');
  const word = { ply: 7, seat: 1, bot: 'medium', by_host: false, at: SOON };
  const line = (more: Partial<typeof word> | { bot: null }) =>
    handOverLine({ ...word, ...more }, ['Anna', 'Ben'], t);
  expect(line({})).toBe('Rancher plays for Ben from here on.');
  expect(line({ by_host: true })).toBe('The host asks Rancher to play for Ben, who is away.');
  expect(line({ bot: null })).toBe('Ben is back and plays again.');
});
