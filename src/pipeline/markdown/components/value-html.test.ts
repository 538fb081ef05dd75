import { expect, test } from 'vitest';
import { valueHtml } from './value-html.ts';

const highlight = (text: string): string[] => [`[${text}]`];

test('a type names its literals as such', () => {
  expect(valueHtml("false | 'auto' | Set<x>", { label: 'Type', highlight })).toBe(
    '<code class="k">false</code> <i>or</i> <code class="s">\'auto\'</code>' +
      ' <i>or</i> <code class="t">Set&lt;x></code>',
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
  expect(valueHtml('120000', value)).toBe('<code class="n">120000</code>');
  expect(valueHtml('a | b', value)).toBe('<code>[a | b]</code>');
  expect(valueHtml("'a' + 'b'", value)).toBe("<code>['a' + 'b']</code>");
});

test('a command line option is one word, whatever its dashes mean elsewhere', () => {
  expect(valueHtml('--no-x', { label: 'CLI', highlight })).toBe('<code class="p">--no-x</code>');
});

const withReleases = (type: string, newer: Record<string, string>): string =>
  valueHtml(type, { label: 'Type', highlight, newer }).replace(/<[^>]*>/g, '');

test.each([
  ["boolean | 'auto'", { "'auto'": '5.109' }, "boolean or 'auto' (since 5.109)"],
  ['false | string', { false: '5.99' }, 'false (since 5.99) or string'],
  ['boolean | object', { true: '5.9' }, 'boolean (true since 5.9) or object'],
  ['boolean | object', { true: '5.9', false: '5.9' }, 'boolean (since 5.9) or object'],
  ['string | ((a) => b)', { function: '5.84' }, 'string or (a) => b (since 5.84)'],
  ['string | string[]', { array: '5.5' }, 'string or string[] (since 5.5)'],
  [
    "('...' | false | 0 | ((a) => b))[]",
    { 'false[]': '5.87', '0[]': '5.87', 'function[]': '5.91' },
    "('...' | false | 0 | ((a) => b))[] (false, 0 since 5.87; function since 5.91)",
  ],
  ['string', {}, 'string'],
])('%s with newer values %o reads %s', (type, newer, text) => {
  expect(withReleases(type, newer)).toBe(text);
});
