import { expectTypeOf, test } from 'vitest';
import type { components } from '../../lib/api/schema';
import type { Sent } from '../../lib/api/types';
import type { CattleFact } from './fact';
import type {
  Asking,
  Craig,
  Fee,
  LocalAction,
  Player,
  Preview,
  Reach,
  Score,
  StationState,
  Tile,
  View,
  Why,
} from './view';

type Schemas = components['schemas'];

/** What the server sends with the fields spelled out: names and numbers by key it writes as plain texts and maps. */
type Fields<T> = T extends unknown ? { [Field in keyof T]-?: true } : never;

/** A field the server no longer sends, sends under another name, or newly sends, fails the type check. */
test('views have the fields the server says it sends', () => {
  expectTypeOf<Fields<Schemas['CattleView']>>().toEqualTypeOf<Fields<View>>();
  expectTypeOf<Fields<Schemas['CattlePlayer']>>().toEqualTypeOf<Fields<Player>>();
  expectTypeOf<Fields<Schemas['CattleCraig']>>().toEqualTypeOf<Fields<Craig>>();
  expectTypeOf<Fields<Schemas['CattleStation']>>().toEqualTypeOf<Fields<StationState>>();
  expectTypeOf<Fields<Schemas['CattleUse']>>().toEqualTypeOf<Fields<LocalAction>>();
  expectTypeOf<Fields<Schemas['CattlePreview']>>().toEqualTypeOf<Fields<Preview>>();
  expectTypeOf<Fields<Schemas['CattleScore']>>().toEqualTypeOf<Fields<Score>>();
  expectTypeOf<Fields<Schemas['CattleTile']>>().toEqualTypeOf<Fields<Tile>>();
});

test('what has no names in it is the same to the type', () => {
  expectTypeOf<Sent<Schemas['CattleReach']>>().toEqualTypeOf<Reach>();
  expectTypeOf<Sent<Schemas['CattleFee']>>().toEqualTypeOf<Fee>();
  expectTypeOf<Sent<Schemas['CattleRefusal']>>().toEqualTypeOf<Why>();
});

test('every question and every fact the server knows is known here', () => {
  expectTypeOf<Schemas['CattleAsking']['ask']>().toEqualTypeOf<Asking['ask']>();
  expectTypeOf<Schemas['CattleFact']['fact']>().toEqualTypeOf<CattleFact['fact']>();
});
