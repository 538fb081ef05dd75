import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statementText } from '../../../model/default-text.ts';
import { type DefaultStatement, MODES, type Mode } from '../../../model/reference.ts';
import { canonicalOptions } from '../canonical-options.ts';
import { defaultTables, optionDefaults } from './option-defaults.ts';
import { inProbe, type Probe, withProbes } from './probe.ts';
import { NEEDS_COMPILER, waysOf } from './read-default.ts';
import { expandStatement, reduceDefaults } from './reduce.ts';
import { isPlainObject } from './render-value.ts';
import { type Options, runDefaults } from './run-webpack.ts';

const require = createRequire(import.meta.url);
const schema = JSON.parse(
  readFileSync(require.resolve('webpack/schemas/WebpackOptions.json'), 'utf8'),
);
const names = canonicalOptions(schema).map(({ name }) => name);
const tables = defaultTables(names);
const statements = new Map([...tables].map(([name, table]) => [name, reduceDefaults(table)]));

test('every statement says its whole table again', () => {
  expect(statements.size).toBeGreaterThan(300);
  for (const [name, table] of tables) {
    expect(expandStatement(statements.get(name) ?? []), name).toEqual(table);
  }
});

test('a statement that is wrong in one cell does not', () => {
  const table = tables.get('optimization.minimize');
  const wrong: DefaultStatement = [
    { modes: ['production'], targets: ['web', 'node'], value: 'true', code: true },
    { modes: null, targets: null, value: 'false', code: true },
  ];
  expect(table).toBeDefined();
  expect(expandStatement(wrong)).not.toEqual(table);
});

/**
 * These decide which options there are at all, their source names other options, or a configuration
 * has them in other places than their names say.
 */
const NOT_TO_SET =
  /^(mode|target|context|cache\.type|cache\.cacheLocation|output\.library\.type|resolveLoader)$|^module\.\w+\.css\./;

test('webpack given the stated value has the options it has without it', () => {
  let checked = 0;
  withProbes(({ usual }) => {
    for (const [name, table] of tables) {
      if (NOT_TO_SET.test(name) || NEEDS_COMPILER.test(name)) continue;
      for (const mode of MODES) {
        const { value, code } = table[mode].web;
        if (!code || value === 'undefined') continue;
        expect(changesNothing({ name, value, mode, probe: usual }), `${name} ${value}`).toBe(true);
        checked += 1;
      }
    }
  });
  expect(checked).toBeGreaterThan(600);
}, 60_000);

test.each([
  ['output.filename', "'[name].mjs'"],
  ['cache.version', "'1'"],
  ['optimization.splitChunks.minSize', '1'],
  ['module.unknownContextRequest', "'..'"],
])('webpack given another %s has not', (name, value) => {
  const mode = 'production';
  const same = withProbes(({ usual }) => changesNothing({ name, value, mode, probe: usual }));
  expect(same).toBe(false);
});

test.each([
  ['output.path', "`path.join(process.cwd(), 'dist')`"],
  ['output.uniqueName', 'the name in `package.json`'],
  ['output.chunkLoadingGlobal', "`'webpackChunk'` followed by the name in `package.json`"],
  ['mode', "`'production'`"],
  ['context', '`process.cwd()`'],
  ['target', "`'browserslist'` if browserslist finds a configuration, else `'web'`"],
  ['cache', "`{ type: 'memory' }` in development, else `false`"],
  ['cache.cacheDirectory', '`node_modules/.cache/webpack` beside the nearest `package.json`'],
  ['performance', '`{}` in production for web, webworker and browserslist targets, else `false`'],
  ['output.environment.const', 'by the versions or browsers in `target`, else `true`'],
  ['optimization.splitChunks.minRemainingSize', '`0` in development, else `undefined`'],
  ['resolve.mainFields', "`['module', 'main']` for node, else `['browser', 'module', 'main']`"],
  ['stats.modulesSpace', '`15`'],
])('%s: %s', (name, text) => {
  expect(textOf(statements.get(name))).toBe(text);
});

test('a field that its parent has only as a whole has no default of its own', () => {
  expect(textOf(statements.get('snapshot.module'))).toContain('hash: true');
  expect(statements.has('snapshot.module.hash')).toBe(false);
});

test('what only our own enabling configuration says is no default', () => {
  expect(statements.has('output.library.name')).toBe(false);
  expect(statements.has('experiments.buildHttp.allowedUris')).toBe(false);
});

test('no statement holds a path of this machine', () => {
  for (const [name, statement] of statements) {
    for (const { value } of statement) {
      expect(value, name).not.toContain(join(import.meta.dirname, '../../../..'));
      expect(value, name).not.toContain('webpack-defaults-');
    }
  }
});

test('the names asked for are the names answered', () => {
  const asked = ['output.filename', 'output.nothing'];
  expect([...optionDefaults(asked).keys()]).toEqual(['output.filename']);
});

interface Setting {
  name: string;
  /** JavaScript source. */
  value: string;
  mode: Mode;
  probe: Probe;
}

/** Compares the options without and with the setting, for each configuration that has the option. */
function changesNothing({ name, value, mode, probe }: Setting): boolean {
  const set = inProbe(probe, () => new Function('path', `return (${value})`)({ join }));
  const path = name.replace('entry.*', 'entry.main').split('.');
  return waysOf(name).every(({ config }) => {
    const [without, having] = [config, setAt(config, path, set)].map((input) =>
      asText(runDefaults({ mode, target: 'web', probe, config: input })),
    );
    return without === having;
  });
}

function setAt(config: unknown, [key, ...rest]: string[], value: unknown): Options {
  if (key === undefined) return value as Options;
  const object = typeof config === 'object' ? (config as Options) : {};
  return { ...object, [key]: setAt(object[key], rest, value) };
}

/** Sorted, because an option that is set stands before those webpack adds. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asText)}]`;
  if (!isPlainObject(value)) return String(value);
  return `{${Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${key}:${asText(value[key])}`)}}`;
}

function textOf(statement: DefaultStatement | undefined): string {
  return statementText(statement ?? [])
    .map(({ code, text }) => (code === undefined ? text : `\`${code}\``))
    .join('');
}
