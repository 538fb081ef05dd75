// Hostile texts are read or refused, never run, and leave nothing behind.
import { parse } from '@babel/parser';
import { expect, test } from 'vitest';
import { check, type Parse } from '../../src/model/migration/check.ts';
import { rewrite } from '../../src/model/migration/rewrite.ts';
import { hostile } from './hostile.ts';

const HOSTILE = hostile(100_000);

/** More than a finished text needs on a machine ten times slower; what never ends is ended by Vitest. */
const LONG = 20_000;

test.each(Object.entries(HOSTILE))('%s', (_name, text) => {
  const start = performance.now();
  const { findings, errors } = check(text, parse as Parse);
  expect(performance.now() - start).toBeLessThan(LONG);
  for (const { line, column, start: from, end } of findings) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(from).toBeLessThan(end);
  }
  for (const { line, column, message } of errors) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message).not.toBe('');
  }
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  expect(Reflect.get({}, 'jsonpFunction')).toBeUndefined();
});

const jsonp = (text: string | undefined): string[] =>
  check(text ?? '', parse as Parse)
    .findings.filter(({ step }) => step === 'jsonp-function')
    .map(({ line }) => `line ${line}`);

test('around what cannot be parsed the rest is still found, and the error has its place', () => {
  const { errors } = check(HOSTILE['a syntax error'] ?? '', parse as Parse);
  expect(errors).toEqual([{ line: 4, column: 5, message: expect.stringContaining('Unexpected') }]);
  expect(jsonp(HOSTILE['a syntax error'])).toEqual(['line 3']);
});

test('what needs more than a look is found in odd company', () => {
  for (const name of [
    'letters of every kind',
    'half a character',
    'a hash bang',
    'a byte order mark',
    'a module that waits',
  ]) {
    expect(jsonp(HOSTILE[name]), name).toHaveLength(1);
  }
  expect(jsonp(HOSTILE['carriage returns'])).toEqual(['line 3']);
});

test('the codemod changes none that it cannot parse, and keeps ends of lines', () => {
  const broken = HOSTILE['a syntax error'] ?? '';
  expect(rewrite(broken, parse as Parse)).toMatchObject({ text: broken, made: [] });
  const windows = HOSTILE['carriage returns'] ?? '';
  expect(rewrite(windows, parse as Parse).text).toBe(
    windows.replace('jsonpFunction', 'chunkLoadingGlobal'),
  );
  const rule = "module: {\r\n    rules: [{\r\n      loader: 'url-loader',\r\n    }],\r\n  },";
  const lines = `module.exports = {\r\n  node: { fs: 'empty', __dirname: true },\r\n  ${rule}\r\n};\r\n`;
  const { text, made } = rewrite(lines, parse as Parse);
  expect(made).toHaveLength(2);
  expect(text).not.toMatch(/[^\r]\n/);
});

test('the codemod takes no comment away, and no import that ES modules need', () => {
  const commented =
    "module.exports = { module: { rules: [{ loader: 'url-loader', options: { limit: 1 /* byte */ } }] } };";
  expect(rewrite(commented, parse as Parse)).toMatchObject({ text: commented, made: [] });
  const plugins =
    "import webpack, { NamedModulesPlugin } from 'webpack';\nexport default { plugins: [new NamedModulesPlugin(), new webpack.DefinePlugin({})] };\n";
  expect(rewrite(plugins, parse as Parse).text).toBe(
    "import webpack from 'webpack';\nexport default { plugins: [new webpack.DefinePlugin({})] };\n",
  );
});

test.each([
  "module.exports = Object.assign({}, base, { node: { fs: 'empty' } });",
  'module.exports = { devServer: { ...base.devServer, overlay: true } };',
  "module.exports = merge(base, { output: { libraryTarget: 'umd' } });",
  "module.exports = { devServer: { open: false, openPage: 'admin' } };",
  "module.exports = { module: { rules: [{ loader: 'x-loader?name=a%20b' }] } };",
])('what may change more than one option is left: %s', (text) => {
  const { left, made } = rewrite(text, parse as Parse);
  expect(made).toEqual([]);
  expect(left).toHaveLength(1);
});

test('a configuration that loses its only option stays, as an empty one', () => {
  const text =
    'const all = { a: { optimization: { occurrenceOrder: true } } }; module.exports = all.a;';
  expect(rewrite(text, parse as Parse).text).toBe('const all = { a: {} }; module.exports = all.a;');
});
