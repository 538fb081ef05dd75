import { expect, test } from 'vitest';
import { stem, termsOf, tokenize } from './tokens.ts';

test.each([
  ['output.filename', ['output.filename', 'output', 'filename']],
  ['realContentHash', ['realcontenthash', 'real', 'content', 'hash']],
  ['--output-path', ['output-path', 'output', 'path']],
  ['css-loader', ['css-loader', 'css', 'loader']],
  ['@webpack-cli/generators', ['webpack-cli/generators', 'webpack', 'cli', 'generators']],
  ['webpack.DefinePlugin', ['defineplugin', 'define', 'plugin']],
  ['HTMLPlugin', ['htmlplugin', 'html', 'plugin']],
  ['__webpack_hash__', ['__webpack_hash__', 'webpack', 'hash']],
  ['SHA256', ['sha256', 'sha', '256']],
])('%s has its segments and parts as terms', (text, terms) => {
  expect(tokenize(text)).toEqual(terms);
});

test('a sentence is cut at spaces and punctuation, not inside names', () => {
  expect(tokenize('Set (output.path): it must be absolute.')).toEqual([
    ...['set', 'output.path', 'output', 'path', 'it', 'must', 'be', 'absolute'],
  ]);
});

test('text without spaces is cut into pairs of characters', () => {
  expect(termsOf('模块打包')).toEqual(['模块', '块打', '打包']);
  expect(tokenize('webpack 模块')).toEqual(['webpack', '模块']);
});

test.each([
  ['caching', 'cache'],
  ['cached', 'caches'],
  ['splitting', 'split'],
  ['files', 'file'],
  ['dependencies', 'dependency'],
  ['classes', 'class'],
  ['bundling', 'bundled'],
])('%s and %s are one term', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each(['css', 'this', 'use', 'ring', 'output.paths', 'status'])(
  '%s is left alone, or at least not joined with something else',
  (term) => {
    expect([term, term.replace(/e$/, '')]).toContain(stem(term));
  },
);
