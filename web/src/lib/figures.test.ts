import { expect, it } from 'vitest';
import { figure, signed } from './figures';

it('writes a minus, not a hyphen', () => {
  expect([12, 0, -10].map((n) => figure(n))).toEqual(['12', '0', '−10']);
  expect([12, 0, -10].map((n) => signed(n))).toEqual(['+12', '+0', '−10']);
});

it('puts the unit behind the sign', () => {
  expect([figure(-3, '$'), figure(3, '$'), signed(3, '$'), signed(-3, '$')]).toEqual([
    '−$3',
    '$3',
    '+$3',
    '−$3',
  ]);
});
