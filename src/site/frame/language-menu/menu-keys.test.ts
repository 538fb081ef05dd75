import { expect, test } from 'vitest';
import { nextEntry } from './menu-keys.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 1, 0],
  ['ArrowUp', -1, 1],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 1],
  ['Home', 1, 0],
  ['End', 0, 1],
  ['Enter', 0, null],
  ['a', 0, null],
])('%s from entry %i of two goes to %s', (key, from, to) => {
  expect(nextEntry(key, from, 2)).toBe(to);
});
