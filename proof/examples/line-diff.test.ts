import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

test('a diff is written with the lines that stay, go and come', () => {
  expect(lineDiff(['a', 'b', '', 'c'], ['a', 'x', '', 'c', 'd'])).toEqual([
    ' a',
    '-b',
    '+x',
    '',
    ' c',
    '+d',
  ]);
  expect(lineDiff([], ['a'])).toEqual(['+a']);
});
