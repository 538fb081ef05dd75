import { expect, test } from 'vitest';
import { firstMismatch } from './match-lines.ts';

const real = ['a', 'b', 'c', 'b', 'd'];

test.each([
  [['a', 'b', 'c', 'b', 'd']],
  [['a', '…']],
  [['…', 'd']],
  [['…']],
  [['a', '…', 'b', 'd']],
  [['…', 'b', 'c', '…']],
  [['…', 'b', '…', 'b', '…']],
])('%j holds', (shown) => {
  expect(firstMismatch(shown, real)).toBe(-1);
});

test.each([
  [['a', 'x', 'c', 'b', 'd'], 1],
  [['a', 'b', 'c', 'b'], 3],
  [['a', 'b', 'c', 'b', 'd', 'e'], 5],
  [['b', '…'], 0],
  [['a', '…', 'x', '…'], 2],
  [['a', '…', 'c'], 2],
  [['…', 'd', '…', 'a', '…'], 3],
  [['…', 'c', 'c', '…'], 2],
])('%j fails at its line %i', (shown, index) => {
  expect(firstMismatch(shown, real)).toBe(index);
});
