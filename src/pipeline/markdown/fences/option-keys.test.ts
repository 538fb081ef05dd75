// Each key of a whole configuration is the option it sets, and an option that is left out is named.
import { expect, test } from 'vitest';
import { blankRecord } from '../../reference/types/record.ts';
import { NO_REFERENCE } from '../../testing/no-reference.ts';
import { escapeHtml } from './highlight.ts';
import { markKeys, OptionNames } from './option-keys.ts';

const names = new OptionNames({
  ...NO_REFERENCE,
  records: [
    'mode',
    'entry',
    'entry.*.import',
    'module',
    'module.rules',
    'module.rules.test',
    'resolve',
    'resolve.alias',
  ].map((name) => blankRecord('options', name)),
});

const CODE = `export default {
  mode: 'none', // resolve: not this
  entry: {
    main: {
      import: './src/index.js',
    },
  },
  module: {
    rules: [
      {
        test: /a/,
      },
    ],
  },
};`;

test('a key is named by the keys around it, and one of a map has no option', () => {
  const keys = names.keysOf(CODE);
  expect(keys.map(({ key, option }) => [key, option])).toEqual([
    ['mode', 'mode'],
    ['entry', 'entry'],
    ['main', null],
    ['import', 'entry.*.import'],
    ['module', 'module'],
    ['rules', 'module.rules'],
    ['test', 'module.rules.test'],
  ]);
  expect(names.missing(keys)).toEqual(['resolve']);
});

test('only the key at the start of a line is marked', () => {
  const plain = (code: string): string[] => code.split('\n').map(escapeHtml);
  const rows = markKeys(plain, names.keysOf(CODE), 7)(CODE, null);
  expect(rows[1]).toBe(`  <code data-name="7 + mode">mode</code>: 'none', // resolve: not this`);
  expect(rows[3]).toBe('    main: {');
});
