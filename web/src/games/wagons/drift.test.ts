import { expectTypeOf, test } from 'vitest';
import type { components } from '../../lib/api/schema';
import type { Sent } from '../../lib/api/types';
import type { View } from './view';

/** A field the server no longer sends, or sends in another shape, fails the type check. */
test('the view is what the server says it sends', () => {
  expectTypeOf<Sent<components['schemas']['WagonsView']>>().toExtend<View>();
});
