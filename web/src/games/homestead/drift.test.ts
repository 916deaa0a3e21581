import { expectTypeOf, test } from 'vitest';
import type { components } from '../../lib/api/schema';
import type { Sent } from '../../lib/api/types';
import type { Cell } from './box';
import type {
  Asking,
  Build,
  Building,
  Earned,
  Final,
  Gain,
  Ground,
  HomesteadFact,
  Order,
  Piles,
  Player,
  Preview,
  Solo,
  Stack,
  Tile,
  View,
} from './view';

type Schemas = components['schemas'];

/** The schema knows a cell as a list of numbers. */
type Listed<T> = T extends Cell
  ? number[]
  : T extends (infer Item)[]
    ? Listed<Item>[]
    : T extends object
      ? { [Field in keyof T]: Listed<T[Field]> }
      : T;

/** The names of the fields alone: which names a map or a text may have is the box's business. */
type Fields<T> = T extends unknown ? { [Field in keyof T]-?: true } : never;

/** A field the server no longer sends, sends under another name, or newly sends, fails the type check. */
test('views have the fields the server says it sends', () => {
  expectTypeOf<Fields<Schemas['HomesteadView']>>().toEqualTypeOf<Fields<View>>();
  expectTypeOf<Fields<Schemas['HomesteadPlayer']>>().toEqualTypeOf<Fields<Player>>();
  expectTypeOf<Fields<Schemas['HomesteadSolo']>>().toEqualTypeOf<Fields<Solo>>();
  expectTypeOf<Fields<Schemas['HomesteadTilesLeft']>>().toEqualTypeOf<Fields<Solo['tiles'][number]>>();
  expectTypeOf<Fields<Schemas['HomesteadPreview']>>().toEqualTypeOf<Fields<Preview>>();
  expectTypeOf<Fields<Schemas['HomesteadBuildPreview']>>().toEqualTypeOf<Fields<Build>>();
  expectTypeOf<Fields<Schemas['HomesteadGroundPreview']>>().toEqualTypeOf<Fields<Ground>>();
});

test('what has no names in it is the same to the type', () => {
  expectTypeOf<Sent<Schemas['HomesteadEarned']>>().toEqualTypeOf<Earned>();
  expectTypeOf<Sent<Schemas['HomesteadStack']>>().toEqualTypeOf<Stack>();
  expectTypeOf<Sent<Schemas['HomesteadOrder']>>().toEqualTypeOf<Order>();
  expectTypeOf<Sent<Schemas['HomesteadPileSizes']>>().toEqualTypeOf<Piles>();
  expectTypeOf<Sent<Schemas['HomesteadFinal']>>().toEqualTypeOf<Final>();
  expectTypeOf<Sent<Schemas['HomesteadGain']>>().toEqualTypeOf<Gain>();
  expectTypeOf<Sent<Schemas['HomesteadTile']>>().toEqualTypeOf<Tile>();
  expectTypeOf<Sent<Schemas['HomesteadBuilding']>>().toEqualTypeOf<Listed<Building>>();
  expectTypeOf<Sent<Schemas['HomesteadEffectPreview']>>().toEqualTypeOf<Build['effects'][number]>();
});

test('the phases, questions and facts are those the server names', () => {
  expectTypeOf<View['phase']>().toEqualTypeOf<Schemas['HomesteadPhase']>();
  expectTypeOf<Asking['ask']>().toEqualTypeOf<Schemas['HomesteadAsking']['ask']>();
  expectTypeOf<HomesteadFact['fact']>().toEqualTypeOf<Schemas['HomesteadFact']['fact']>();
});

/** The facts of one kind. */
type Of<T, Kind> = Extract<T, { fact: Kind }>;

test('every fact has the fields the server says it sends', () => {
  type Kind = HomesteadFact['fact'];
  type Theirs = { [K in Kind]: Fields<Of<Schemas['HomesteadFact'], K>> };
  type Ours = { [K in Kind]: Fields<Of<HomesteadFact, K>> };
  expectTypeOf<Theirs>().toEqualTypeOf<Ours>();
});
