import { beforeAll, expect, test } from 'vitest';
import { REFERENCE_SETS, type Reference } from '../../model/reference.ts';
import { loadReference } from './load-reference.ts';

let reference: Reference;
// Cold, it runs webpack for every mode and target and reads all type declarations.
beforeAll(async () => {
  reference = await loadReference();
}, 180_000);

const find = (set: string, name: string) =>
  reference.records.find((record) => record.set === set && record.name === name);

test('the sets that come from schemas have their sizes of webpack 5.112.2', () => {
  const sizes = Object.fromEntries(
    REFERENCE_SETS.map((set) => [set, reference.records.filter((r) => r.set === set).length]),
  );
  expect(sizes).toMatchObject({
    options: 846,
    'plugin-options': 226,
    cli: 25,
    'cli-arguments': 1410,
    'dev-server': 62,
    'dev-middleware': 19,
  });
  expect(Object.values(sizes)).not.toContain(0);
  expect(reference.versions.webpack).toBe('5.112.2');
});

test('no name is twice in a set', () => {
  const names = reference.records.map(({ set, name }) => `${set} ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('an option knows its flag and its default', () => {
  expect(find('options', 'output.path')?.flag).toBe('--output-path');
  expect(find('options', 'output.pathinfo')?.default).not.toBeNull();
  expect(find('options', 'entry.*.dependOn')?.flag).toBeNull();
});

test('options of the dev server and the middleware stand under the key they are written at', () => {
  expect(find('dev-server', 'devServer.client.overlay')?.flag).toBe('--client-overlay');
  expect(find('dev-server', 'devServer.hot')?.values).toEqual(['true', 'false', "'only'"]);
  expect(find('dev-middleware', 'devMiddleware.index')?.type).toBe('boolean | string');
});
