// Holds the code of imported pages to the committed counts, and the reader of values to what it may read.
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { importedPages } from '../../src/pipeline/imported/imported-pages.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { parseSource } from '../fences/configuration/shape.ts';
import { compareBaselines, currentBaseline, describeImported, readBaseline } from './baseline.ts';
import { countFences } from './count-fences.ts';
import { NotStatic, staticValue } from './static-value.ts';

vi.setConfig({ testTimeout: 120_000 });
const project = join(import.meta.dirname, '../..');

test('the counts are those committed', async () => {
  const { records } = await importedPages({
    project,
    external: join(project, 'external'),
    cacheFolder: join(project, '.cache'),
  });
  const current = currentBaseline(records, project);
  expect(Object.keys(current)).toHaveLength(40);
  const committed = readBaseline(project);
  expect(compareBaselines(current, committed), describeImported(current, committed)).toEqual([]);
});

function readValue(code: string, before = ''): unknown {
  const source = parseSource(`${before}\nexport default ${code};`, 'js');
  const last = source.statements.at(-1) as unknown as {
    expression: Parameters<typeof staticValue>[0];
  };
  return staticValue(last.expression, source);
}

test.each([
  ["{ a: 'x', 'b': [1, -2, true, null], c: undefined }", { a: 'x', b: [1, -2, true, null] }],
  ['{ ...others, a: /x/i }', { a: /x/i }],
  ['path.resolve(__dirname, "dist")', '/project/x'],
  ['`[name].${ext}`', '[name].x'],
  ["process.env.NODE_ENV !== 'production' ? 'a' : 'b'", 'a'],
  ['[dev && "x", "y"].filter(Boolean)', ['x', 'y']],
])('%s', (code, value) => {
  expect(readValue(code)).toEqual(value);
});

test('names of the same module are followed, plugins and functions stand in', () => {
  expect(readValue('{ entry: file }', "const file = './a.js';")).toEqual({ entry: './a.js' });
  expect(readValue('{ plugins: [new Some({ x: run() })], f: () => run() }')).toEqual({
    plugins: [{ apply: expect.any(Function) }],
    f: expect.any(Function),
  });
});

test('nothing is run: calls are refused, and endless names end', () => {
  expect(() => readValue('process.exit(1)')).toThrow(NotStatic);
  expect(() => readValue('{ a: globalThis }')).toThrow(NotStatic);
  const doubled = Array.from({ length: 60 }, (_, i) => `const a${i} = [a${i + 1}, a${i + 1}];`);
  expect(() => readValue('a0', `${doubled.join('\n')}\nconst a60 = 1;`)).toThrow(NotStatic);
  expect(() => readValue('a', 'const a = b; const b = a;')).toThrow();
});

test('each kind of fence is counted where it belongs', () => {
  const fences = [
    { lang: 'js', code: 'export default { mode: "none" };' },
    { lang: 'js', code: 'module.exports = { output: { filname: "a" } };' },
    { lang: 'js', code: 'module.exports = (env) => ({ mode: "none" });' },
    { lang: 'js', code: 'const x = ;' },
    { lang: 'js', code: 'run();' },
    { lang: 'json', code: '{ "a": 1 }' },
    { lang: 'bash', code: 'npm install x' },
    { lang: 'text', code: 'whatever' },
  ].map((fence, line) => ({ ...fence, line, meta: '' }));
  expect(countFences(sampleRecord('loaders/_a.md', { fences }), project)).toEqual({
    fences: 8,
    checked: 6,
    parsed: 5,
    configurations: 3,
    valid: 2,
  });
});

test('a difference is told with both sides and what to do', () => {
  const entry = { version: '1.0.0', fences: 3, checked: 2, parsed: 2, configurations: 1, valid: 1 };
  const next = { ...entry, version: '1.1.0', valid: 0 };
  const told = describeImported({ a: next, b: entry }, { a: entry, c: entry });
  expect(told).toContain('a: 1.0.0, 3 fences, 2 of 2 parse, 1 of 1 configurations valid → 1.1.0');
  expect(told).toContain('b: new → 1.0.0');
  expect(told).toContain('c has no page any more.');
  expect(told).toContain('npm run baseline');
  expect(describeImported({ a: entry }, { a: entry })).toMatch(/As committed\.$/);
});
