/** What the server sends, from its OpenAPI document (schema.d.ts is generated). Seats are numbers from 0. */

import type { components } from './schema';

type Schemas = components['schemas'];

/** The document marks what may be null as optional too; in truth every field is always sent. */
export type Sent<T> = T extends (infer Item)[]
  ? Sent<Item>[]
  : T extends object
    ? { [Field in keyof T]-?: Sent<Exclude<T[Field], undefined>> }
    : T;

export type Seat = number;
export type OptionSpec = Sent<Schemas['OptionInfo']>;
export type GameInfo = Sent<Schemas['GameInfo']>;
export type SeatInfo = Sent<Schemas['SeatInfo']>;
/** How well a bot plays, for people to choose from. */
export type Level = Schemas['Level'];
export type HandOver = Sent<Schemas['HandOver']>;
export type Refusal = Sent<Schemas['Refusal']>;
export type Result = Sent<Schemas['Result']>;
export type TableStatus = Schemas['Status'];
export type TableCard = Sent<Schemas['TableCard']>;
export type Me = Sent<Schemas['Me']>;
export type NewSeat = Schemas['NewSeat'];
export type NewTable = Schemas['NewTable'];

/** Something that may be done: "verb" or "verb argument", and what it would bring in the game's own shape. */
export interface Offer {
  action: string;
  preview: unknown;
}

/** Something that happened, told by the game; `fact` says what. */
export interface Fact {
  fact: string;
  [field: string]: unknown;
}

export type LogEntry = Omit<Sent<Schemas['LogEntry']>, 'facts'> & { facts: Fact[] };

/** A table as one viewer sees it. The view is the game's own; its module knows the shape. */
export type TableState = Omit<Sent<Schemas['TableState']>, 'view' | 'offers'> & {
  view: unknown;
  offers: Offer[];
};

/** What went wrong. The last three kinds are ours: nobody answered, something else answered, or we failed. */
export type Problem = Omit<Schemas['Problem'], 'type' | 'refusal'> & {
  refusal?: Refusal | null;
  type: Schemas['Kind'] | 'offline' | 'server' | 'client';
};
