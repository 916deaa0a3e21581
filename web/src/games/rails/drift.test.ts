import { expectTypeOf, test } from 'vitest';
import type { components } from '../../lib/api/schema';
import type { Sent } from '../../lib/api/types';
import type { Preview, RailsFact, View } from './view';

type Schemas = components['schemas'];
/** The schema knows colours, cities and lanes as texts; which ones there are is the box's business. */
type Named<T> = T extends (infer Item)[]
  ? Named<Item>[]
  : T extends object
    ? { [Field in keyof T]: Named<T[Field]> }
    : T extends string
      ? string
      : T;

/** A field the server no longer sends, or sends in another shape, fails the type check. */
test('the view is what the server says it sends', () => {
  expectTypeOf<Named<Sent<Schemas['RailsView']>>>().toExtend<Named<View>>();
});

test('the preview is what the server says it sends', () => {
  expectTypeOf<Named<Sent<Schemas['RailsPreview']>>>().toExtend<Named<Preview>>();
});

test('the phases, questions and facts are those the server names', () => {
  expectTypeOf<View['phase']>().toEqualTypeOf<Schemas['RailsPhase']>();
  expectTypeOf<View['asking']['ask']>().toEqualTypeOf<Schemas['RailsAsking']['ask']>();
  expectTypeOf<RailsFact['fact']>().toEqualTypeOf<Schemas['RailsFact']['fact']>();
});
