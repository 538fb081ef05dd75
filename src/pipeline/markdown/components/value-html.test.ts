import { expect, test } from 'vitest';
import { alternatives, valueHtml } from './value-html.ts';

const highlight = (text: string): string[] => [`[${text}]`];

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

test('a type names its literals as such', () => {
  expect(valueHtml("false | 'auto' | Set<x>", { label: 'Type', highlight })).toBe(
    '<code><span class="k">false</span></code> <i>or</i> <code><span class="s">\'auto\'</span></code>' +
      ' <i>or</i> <code><span class="t">Set&lt;x></span></code>',
  );
});

test('an alternative stands without the brackets around it, but keeps its own', () => {
  const texts = (type: string): string =>
    valueHtml(type, { label: 'Type', highlight }).replace(/<[^>]*>/g, '');
  expect(texts('string | ((chunk) => boolean | undefined)')).toBe(
    'string or (chunk) => boolean | undefined',
  );
  expect(texts('((a) => b)[]')).toBe('((a) => b)[]');
  expect(texts('(a) => (b)')).toBe('(a) => (b)');
});

test('a default is a literal or an expression, never split', () => {
  const value = { label: 'Default', highlight };
  expect(valueHtml('120000', value)).toBe('<code><span class="n">120000</span></code>');
  expect(valueHtml('a | b', value)).toBe('<code>[a | b]</code>');
  expect(valueHtml("'a' + 'b'", value)).toBe("<code>['a' + 'b']</code>");
});

test('a command line option is one word, whatever its dashes mean elsewhere', () => {
  expect(valueHtml('--no-x', { label: 'CLI', highlight })).toBe(
    '<code><span class="p">--no-x</span></code>',
  );
});
