import { expect, it } from 'vitest';
import { preferred } from './languages';

it('takes the first language we speak', () => {
  expect(preferred(['fr-FR', 'de-AT', 'it'])).toBe('de');
  expect(preferred(['IT-ch'])).toBe('it');
  expect(preferred(['ja', 'fr'])).toBe('en');
  expect(preferred([])).toBe('en');
});
