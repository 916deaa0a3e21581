// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { wishOf } from './keys';

const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  Object.defineProperty(event, 'target', { value: on });
  return event;
};

it('reads letters on a table', () => {
  expect(wishOf(press('u'), false)).toBe('undo');
  expect(wishOf(press('L'), false)).toBe('log');
  expect(wishOf(press('?'), false)).toBe('help');
  expect(wishOf(press('x'), false)).toBeNull();
});

it('leaves the browser its own shortcuts', () => {
  expect(wishOf(press('r', document.body, { ctrlKey: true }), false)).toBeNull();
  expect(wishOf(press('l', document.body, { metaKey: true }), false)).toBeNull();
});

it('leaves typing alone', () => {
  expect(wishOf(press('u', document.createElement('input')), false)).toBeNull();
  expect(wishOf(press('u', document.createElement('select')), false)).toBeNull();
  const dialog = document.createElement('dialog');
  expect(wishOf(press('u', dialog), false)).toBeNull();
});

it('steps with arrows only in a replay', () => {
  expect(wishOf(press('ArrowLeft'), true)).toBe('earlier');
  expect(wishOf(press('ArrowLeft'), false)).toBeNull();
  expect(wishOf(press(' ', document.createElement('button')), true)).toBeNull();
  const slider = Object.assign(document.createElement('input'), { type: 'range' });
  expect(wishOf(press('ArrowLeft', slider), true)).toBeNull();
  expect(wishOf(press('Escape', slider), true)).toBe('escape');
});
