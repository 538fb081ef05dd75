import { expect, test } from 'vitest';
import { statementText } from './default-text.ts';
import type { DefaultCase } from './reference.ts';

const everywhere: DefaultCase = { modes: null, targets: null, value: 'false', code: true };

test('one value is one piece of code', () => {
  expect(statementText([everywhere])).toEqual([{ code: 'false' }]);
});

test('a mode is told after the value, the rest is "else"', () => {
  const first: DefaultCase = { modes: ['production'], targets: null, value: 'true', code: true };
  expect(statementText([first, everywhere])).toEqual([
    { code: 'true' },
    { text: ' in production, else ' },
    { code: 'false' },
  ]);
});

test('three cases, each with words of its own', () => {
  const cases: DefaultCase[] = [
    { modes: ['development', 'none'], targets: ['node'], value: '1', code: true },
    { modes: null, targets: ['web', 'webworker'], value: '2', code: true },
    { modes: null, targets: null, value: '3', code: true },
  ];
  expect(textOf(cases)).toBe(
    '`1` in development and in mode none for node, `2` for web and webworker, else `3`',
  );
});

test('browserslist is told as targets, alone and at the end of a list', () => {
  const first: DefaultCase = { modes: null, targets: ['browserslist'], value: '1', code: true };
  expect(textOf([first, everywhere])).toBe('`1` for browserslist targets, else `false`');
  const both: DefaultCase = { ...first, targets: ['web', 'browserslist'] };
  expect(textOf([both, everywhere])).toBe('`1` for web and browserslist targets, else `false`');
});

test('two modes share their "in"', () => {
  const first: DefaultCase = {
    modes: ['production', 'development'],
    targets: null,
    value: '1',
    code: true,
  };
  expect(textOf([first, everywhere])).toBe('`1` in production and development, else `false`');
});

test('words are text and join what stands beside them', () => {
  const words: DefaultCase = { ...everywhere, value: 'the name of the entry', code: false };
  const first: DefaultCase = { ...words, targets: ['node'] };
  expect(statementText([words])).toEqual([{ text: 'the name of the entry' }]);
  expect(statementText([first, everywhere])).toEqual([
    { text: 'the name of the entry for node, else ' },
    { code: 'false' },
  ]);
});

test('strings, keywords and names in words are code', () => {
  const words = (value: string): string => textOf([{ ...everywhere, value, code: false }]);
  expect(words("'webpackChunk' followed by the name in package.json")).toBe(
    "`'webpackChunk'` followed by the name in `package.json`",
  );
  expect(words('by the browsers in target, else true')).toBe(
    'by the browsers in `target`, else `true`',
  );
  expect(words('for these targets')).toBe('for these targets');
});

test('two kinds of "else" are told apart by where each case holds', () => {
  const value = 'by the versions in target, else undefined';
  const node: DefaultCase = { modes: null, targets: ['node'], value, code: false };
  const web: DefaultCase = { modes: null, targets: ['web'], value: 'true', code: true };
  expect(textOf([node, web, everywhere])).toBe(
    'for node: by the versions in `target`, else `undefined`; for web: `true`; else `false`',
  );
});

function textOf(cases: DefaultCase[]): string {
  return statementText(cases)
    .map(({ code, text }) => (code === undefined ? text : `\`${code}\``))
    .join('');
}
