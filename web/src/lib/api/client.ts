import { introduction } from './introduction';
import type { GameInfo, Level, LogEntry, Me, NewTable, Problem, Seat, TableCard, TableState } from './types';

/** An error the server explained, or `offline` when it could not be reached. */
export class ApiProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
  }
}

async function call<T>(method: string, path: string, body?: unknown, more?: RequestInit): Promise<T> {
  const init: RequestInit = { ...more, method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new ApiProblem({ type: 'offline', title: 'offline', status: 0, detail: '' });
  });
  if (answer.ok) return (await answer.json()) as T;
  throw new ApiProblem(await problemOf(answer));
}

const introduced = introduction();
/** Where the server makes a guest of whoever it does not know yet. */
function callKnown<T>(method: string, path: string, body?: unknown, more?: RequestInit): Promise<T> {
  return introduced(() => call<T>(method, path, body, more));
}

async function problemOf(answer: Response): Promise<Problem> {
  const bare: Problem = { type: 'server', title: answer.statusText, status: answer.status, detail: '' };
  if (!answer.headers.get('content-type')?.includes('json')) return bare;
  return { ...bare, ...((await answer.json().catch(() => ({}))) as Partial<Problem>) };
}

const seatQuery = (seat?: Seat | null, sign = '?') =>
  seat === undefined ? '' : `${sign}seat=${seat ?? 'spectator'}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => call<{ games: GameInfo[] }>('GET', '/games').then((answer) => answer.games),
  mine: () => call<{ tables: TableCard[] }>('GET', '/tables/mine').then((answer) => answer.tables),
  create: (wish: NewTable) => callKnown<TableState>('POST', '/tables', wish),
  table: (id: string, seat?: Seat | null) => call<TableState>('GET', table(id) + seatQuery(seat)),
  join: (id: string, token: string, name: string) =>
    callKnown<TableState>('POST', `${table(id)}/join`, { token, name }),
  act: (id: string, ply: number, action: string, seat: Seat) =>
    call<TableState>('POST', `${table(id)}/actions`, { ply, action, seat }),
  undo: (id: string, ply: number, seat: Seat) => call<TableState>('POST', `${table(id)}/undo`, { ply, seat }),
  log: (id: string, from: number, seat?: Seat | null) =>
    call<{ entries: LogEntry[] }>('GET', `${table(id)}/log?from=${from}${seatQuery(seat, '&')}`).then(
      (answer) => answer.entries,
    ),
  at: (id: string, ply: number, seat?: Seat | null) =>
    call<TableState>('GET', `${table(id)}/at/${ply}${seatQuery(seat)}`),
  /** Lets a bot play for a seat. */
  handOver: (id: string, seat: Seat, bot: Level) =>
    call<TableState>('PUT', `${table(id)}/seats/${seat}/stand-in`, { bot }),
  takeBack: (id: string, seat: Seat) => call<TableState>('DELETE', `${table(id)}/seats/${seat}/stand-in`),
  rematch: (id: string, bots: Record<string, Level> = {}) =>
    call<TableState>('POST', `${table(id)}/rematch`, { bots }),
  importRecord: (record: unknown) => callKnown<TableState>('POST', '/records', record),
  me: () => callKnown<Me>('GET', '/me'),
  /** Arrives also if the page is left meanwhile. */
  saveMe: (me: Partial<Me>) => callKnown<Me>('PUT', '/me', me, { keepalive: true }),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  eventsAddress: (id: string, from: number, seat?: Seat | null) =>
    `/api${table(id)}/events?from=${from}${seatQuery(seat, '&')}`,
};
