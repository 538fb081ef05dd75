import { expect, test } from 'vitest';
import { copyText, fenceLines, isDiff } from './copy-text.ts';

const copied = (lang: string, meta: string, lines: string[]): string =>
  copyText({ lang, meta, code: lines.join('\n') });

test('code is copied as it stands, without its last newlines', () => {
  expect(copied('js', '', ['a();', '', '  b();', '', ''])).toBe('a();\n\n  b();');
});

test('a diff gives the resulting file: no removed line, no marker', () => {
  const lines = [' {', '-  "a": 1', '+  "a": -1,', '+  "b": "+"', '', ' }'];
  expect(copied('json', 'diff file="a.json"', lines)).toBe('{\n  "a": -1,\n  "b": "+"\n\n}');
});

test('a diff whose last line is removed ends with the line before', () => {
  expect(copied('js', 'diff', [' a();', '-b();'])).toBe('a();');
});

test('only the option is a diff, not a word in a value', () => {
  expect(isDiff('file="a b" diff {2}')).toBe(true);
  expect(isDiff('file="my diff file.js"')).toBe(false);
  expect(isDiff('file="diff"')).toBe(false);
  expect(isDiff('different')).toBe(false);
});

test('commands to type keep every line and lose the newline that would run them', () => {
  expect(copied('bash', '', ['npm ci', 'npm start', ''])).toBe('npm ci\nnpm start');
});

test('a session gives its commands: no prompt, no output', () => {
  const lines = ['$ npm ci', 'added 3 packages', '', '$ echo "$ not a prompt"', '$ not a prompt'];
  // The last line looks like a command and is one: a session cannot print its own prompt.
  expect(copied('console', '', lines)).toBe('npm ci\necho "$ not a prompt"\nnot a prompt');
});

test('a command that a backslash carries on is copied whole', () => {
  const lines = ['$ npm install \\', '  webpack', 'added 1 package'];
  expect(copied('console', '', lines)).toBe('npm install \\\n  webpack');
  expect(fenceLines({ lang: 'console', meta: '', code: lines.join('\n') })[1]).toEqual({
    kind: 'command',
    text: '  webpack',
    continued: true,
  });
});

test('output is copied as text, in a session without a command too', () => {
  expect(copied('text', '', ['$ shown', 'asset main.js'])).toBe('$ shown\nasset main.js');
  expect(copied('console', '', ['asset main.js', ''])).toBe('asset main.js');
});
