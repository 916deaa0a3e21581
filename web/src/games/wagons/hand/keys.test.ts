// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keyOf } from './keys';

const pressed = (key: string, rest: KeyboardEventInit = {}) =>
  keyOf(new KeyboardEvent('keydown', { key, ...rest }));

it('reads numbers from one', () => {
  expect(pressed('1')).toEqual({ pick: 0 });
  expect(pressed('0')).toBeNull();
});

it('tells selling from scoring', () => {
  expect(pressed('s')).toBe('sell');
  expect(pressed('S', { shiftKey: true })).toBe('score');
  expect(pressed('c')).toBe('score');
});

it("leaves the browser's own keys alone", () => {
  expect(pressed('s', { ctrlKey: true })).toBeNull();
  expect(pressed('p', { metaKey: true })).toBeNull();
  expect(pressed('x')).toBeNull();
});

it('leaves a text field alone', () => {
  const field = document.body.appendChild(document.createElement('input'));
  let read: unknown = 'nothing';
  field.addEventListener('keydown', (event) => (read = keyOf(event)));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
  expect(read).toBeNull();
});
