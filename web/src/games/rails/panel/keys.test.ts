// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keyOf } from './keys';

const press = (key: string, more: KeyboardEventInit = {}) =>
  keyOf(new KeyboardEvent('keydown', { key, ...more }));

it('reads places, deck and tickets', () => {
  expect(press('1')).toEqual({ slot: 0 });
  expect(press('5')).toEqual({ slot: 4 });
  expect(press('6')).toBeNull();
  expect(press('D')).toBe('draw');
  expect(press('t')).toBe('tickets');
  expect(press('Escape')).toBe('back');
});

it('leaves the browser its own keys, and a search its letters', () => {
  expect(press('d', { ctrlKey: true })).toBeNull();
  const field = document.createElement('input');
  document.body.append(field);
  let seen: unknown = 'nothing yet';
  field.addEventListener('keydown', (event) => (seen = keyOf(event)));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
  expect(seen).toBeNull();
});
