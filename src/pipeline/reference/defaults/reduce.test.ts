import { expect, test } from 'vitest';
import type { Mode, Target } from '../../../model/reference.ts';
import { expandStatement, reduceDefaults, tableOf } from './reduce.ts';

const tableBy = (valueAt: (mode: Mode, target: Target) => unknown) =>
  tableOf((mode, target) => ({ value: String(valueAt(mode, target)), code: true }));

test('one value everywhere is one case without a condition', () => {
  expect(reduceDefaults(tableBy(() => 1))).toEqual([
    { modes: null, targets: null, value: '1', code: true },
  ]);
});

test('a value by mode is said by mode alone', () => {
  expect(reduceDefaults(tableBy((mode) => mode === 'production'))).toEqual([
    { modes: ['production'], targets: null, value: 'true', code: true },
    { modes: null, targets: null, value: 'false', code: true },
  ]);
});

test('a value by target is said by target alone, the fewest words first', () => {
  const table = tableBy((_, target) => (target === 'web' || target === 'webworker' ? 'a' : 'b'));
  expect(reduceDefaults(table).map(({ modes, targets }) => ({ modes, targets }))).toEqual([
    { modes: null, targets: ['web', 'webworker'] },
    { modes: null, targets: null },
  ]);
});

test('a value by both takes one case where two conditions meet', () => {
  const table = tableBy((mode, target) => mode === 'production' && target !== 'node');
  expect(reduceDefaults(table)).toEqual([
    {
      modes: ['production'],
      targets: ['web', 'webworker', 'browserslist'],
      value: 'true',
      code: true,
    },
    { modes: null, targets: null, value: 'false', code: true },
  ]);
});

test('order stands in for conditions: a later case need not repeat what an earlier one excluded', () => {
  const table = tableBy((mode, target) => (target === 'node' ? 'n' : mode === 'none' ? 'm' : 'e'));
  const statement = reduceDefaults(table);
  expect(statement).toHaveLength(3);
  expect(statement.every(({ modes, targets }) => !modes || !targets)).toBe(true);
  expect(expandStatement(statement)).toEqual(table);
});

test('words and code of the same letters are different values', () => {
  const table = tableOf((mode) => ({ value: 'x', code: mode === 'none' }));
  expect(reduceDefaults(table)).toHaveLength(2);
});

test('any table comes back from its statement, also twelve different values', () => {
  const tables = [
    tableBy((mode, target) => mode + target),
    tableBy((mode, target) => (mode.length * 7 + target.length * 3) % 4),
    tableBy((mode, target) => (mode === 'none') !== (target === 'node')),
  ];
  for (const table of tables) expect(expandStatement(reduceDefaults(table))).toEqual(table);
});

test('a statement that leaves a cell open is refused', () => {
  expect(() =>
    expandStatement([{ modes: ['none'], targets: null, value: '1', code: true }]),
  ).toThrow('the last must fit all');
});
