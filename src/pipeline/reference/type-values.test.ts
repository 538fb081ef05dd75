import { expect, test } from 'vitest';
import { alternatives, valuesOf } from './type-values.ts';

test('alternatives are split outside of brackets, quotes and arrows only', () => {
  expect(alternatives('string | (pathData, assetInfo) => string')).toEqual([
    'string',
    '(pathData, assetInfo) => string',
  ]);
  expect(alternatives("boolean | { keep?: RegExp | string } | 'a|b' | Array<a | b>")).toEqual([
    'boolean',
    '{ keep?: RegExp | string }',
    "'a|b'",
    'Array<a | b>',
  ]);
  expect(alternatives('string')).toEqual(['string']);
  expect(alternatives('string | (a) => b | Promise<b>')).toEqual([
    'string',
    '(a) => b | Promise<b>',
  ]);
  expect(alternatives('| a | b')).toEqual(['a', 'b']);
});

test('brackets that only hold an alternative together are left out', () => {
  expect(alternatives('string | ((chunk) => boolean | undefined)')).toEqual([
    'string',
    '(chunk) => boolean | undefined',
  ]);
});

test.each([
  ["boolean | 'auto'", ['true', 'false', "'auto'"]],
  ["'a' | 'a' | 1", ["'a'", '1']],
  [
    'RegExp | string | ((path) => boolean | undefined) | object',
    ['RegExp', 'string', 'function', 'object'],
  ],
  ['Function', ['function']],
  ['typeof Hash | string', ['function', 'string']],
  ['Record<string, number>', ['object']],
  ['(string | ((a) => b))[]', ['array', 'string[]', 'function[]']],
  ['ExternalItem[]', ['array', 'any[]']],
  ['WebpackPluginInstance', ['any']],
])('%s takes %o', (type, values) => {
  expect(valuesOf(type)).toEqual(values);
});
