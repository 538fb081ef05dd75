import { expect, test } from 'vitest';
import { nextRow } from './selection.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
])('%s from row %i of three leads to %i', (key, row, next) => {
  expect(nextRow(key, row, 3)).toBe(next);
});

test('other keys move the caret, and an empty list has no row', () => {
  for (const key of ['Home', 'End', 'ArrowLeft', 'Tab', 'a']) expect(nextRow(key, 0, 3)).toBeNull();
  expect(nextRow('ArrowDown', -1, 0)).toBeNull();
});
