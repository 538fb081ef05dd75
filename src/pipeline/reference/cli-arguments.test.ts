import { expect, test } from 'vitest';
import webpack from 'webpack';
import { argumentRecords, argumentType, flagsByOption } from './cli-arguments.ts';
import { blankRecord } from './types/record.ts';

const cliArguments = webpack.cli.getArguments();

test('webpack 5.112.2 has 1410 arguments, each with a type', () => {
  const records = argumentRecords(cliArguments, []);
  expect(records).toHaveLength(1410);
  expect(records.filter(({ type }) => type === '')).toEqual([]);
});

test('an argument is deprecated when the option it sets is', () => {
  const option = { ...blankRecord('options', 'stats.cached'), deprecated: true };
  const records = argumentRecords(cliArguments, [option]);
  const deprecated = records.filter((record) => record.deprecated).map(({ name }) => name);
  expect(deprecated).toEqual(['--stats-cached']);
});

test.each([
  [{ configs: [{ type: 'enum', values: ['a', 'b'] }] }, "'a' | 'b'", ["'a'", "'b'"]],
  [{ configs: [{ type: 'path' }, { type: 'RegExp' }], multiple: true }, '(string | RegExp)[]', []],
  [{ configs: [{ type: 'reset' }] }, 'boolean', []],
  [{ configs: [{ type: 'enum', values: [false] }, { type: 'string' }] }, 'false | string', []],
])('%j is %s', (argument, type, values) => {
  expect(argumentType(argument)).toEqual({ type, values });
});

test('an option has the plain flag that sets it', () => {
  const flags = flagsByOption(cliArguments);
  expect(flags.get('output.path')).toBe('--output-path');
  expect(flags.get('entry')).toBe('--entry');
  expect(flags.get('module.rules.test')).toBe('--module-rules-test');
  expect(flags.get('module.parser.javascript.url')).toBe('--module-parser-javascript-url');
  expect(flags.get('entry.*.import')).toBeUndefined();
  expect([...flags.values()].filter((flag) => flag.endsWith('-reset'))).toEqual([]);
});
