// What counts as a change between two releases, and what only looks like one.
import { expect, test } from 'vitest';
import { COMPARED_TARGETS } from '../../../src/model/minor-release.ts';
import { MODES } from '../../../src/model/reference.ts';
import { blankRecord } from '../../../src/pipeline/reference/types/record.ts';
import { compareReleases } from './compare-releases.ts';
import type { ReleaseFacts } from './release-facts.ts';

interface Small {
  /** Name to type. */
  options?: Record<string, string>;
  deprecated?: string[];
  /** The same in all modes and for all targets, unless it is a function of both. */
  defaults?: Record<string, string | ((mode: string, target: string) => string)>;
  onDisk?: Record<string, string>;
  exports?: string[];
  node?: string;
}

function release(small: Small): ReleaseFacts {
  const defaults = Object.entries(small.defaults ?? {});
  return {
    version: '5.0.0',
    options: Object.entries(small.options ?? {}).map(([name, type]) => ({
      ...blankRecord('options', name),
      type,
      deprecated: small.deprecated?.includes(name) ?? false,
    })),
    pluginOptions: [],
    node: small.node ?? '>=10.13.0',
    dependencies: [],
    warnings: [],
    exports: small.exports ?? [],
    defaults: MODES.map((mode) =>
      COMPARED_TARGETS.map((target) =>
        Object.fromEntries(
          defaults.map(([path, value]) => [
            path,
            typeof value === 'string' ? value : value(mode, target),
          ]),
        ),
      ),
    ),
    onDisk: small.onDisk ?? {},
  };
}

const compare = (before: Small, after: Small) => compareReleases(release(before), release(after));

test('two releases that are alike have no changes at all', () => {
  const same: Small = {
    options: { bail: 'boolean' },
    defaults: { bail: 'true' },
    exports: ['webpack'],
  };
  expect(compare(same, same)).toEqual({});
});

test('options that come and go, with their values and what the schema says of them', () => {
  const before = { options: { a: 'boolean', b: "'x' | 'y'", old: 'string' }, deprecated: ['old'] };
  const after = { options: { a: 'boolean', b: "'x' | 'z'", fresh: 'string' }, deprecated: ['a'] };
  expect(compare(before, after)).toEqual({
    options: {
      added: ['fresh'],
      removed: ['old'],
      values: [{ name: 'b', added: ["'z'"], removed: ["'y'"] }],
      deprecated: ['a'],
    },
  });
});

test('the first schema that calls options deprecated says nothing about that release', () => {
  const options = { a: 'string', b: 'string' };
  expect(compare({ options }, { options, deprecated: ['a'] })).toEqual({});
  expect(compare({ options, deprecated: ['b'] }, { options, deprecated: ['a', 'b'] })).toEqual({
    options: { deprecated: ['a'] },
  });
});

test('a type that was replaced as a whole, or that a name hides, is no new value', () => {
  expect(compare({ options: { a: 'number' } }, { options: { a: 'string' } })).toEqual({});
  const hidden = compare({ options: { a: 'Plugin' } }, { options: { a: 'Plugin | object' } });
  expect(hidden).toEqual({});
});

test('a default that changed says where', () => {
  const options = { a: "'x' | 'y'" };
  const before = { options, defaults: { a: "'x'" } };
  const change = (value: (mode: string, target: string) => string) =>
    compare(before, { options, defaults: { a: value } }).defaults?.[0]?.cases;
  const fromTo = { from: "'x'", to: "'y'" };
  expect(change(() => "'y'")).toEqual([{ modes: null, targets: null, ...fromTo }]);
  expect(change((mode) => (mode === 'development' ? "'y'" : "'x'"))).toEqual([
    { modes: ['development'], targets: null, ...fromTo },
  ]);
  expect(change((_, target) => (target === 'node' ? "'y'" : "'x'"))).toEqual([
    { modes: null, targets: ['node'], ...fromTo },
  ]);
  expect(change(() => "'x'")).toBeUndefined();
});

test('what a new option is set to, and writing down that one is off, are no changes', () => {
  const options = { a: 'boolean' };
  expect(compare({}, { options, defaults: { a: 'true' } })).toEqual({ options: { added: ['a'] } });
  expect(compare({ options }, { options, defaults: { a: 'false' } })).toEqual({});
  expect(compare({ options }, { options, defaults: { a: 'true' } }).defaults).toHaveLength(1);
});

test('an option with a new place keeps its default, and one that lost it does not', () => {
  const options = { 'module.depth': 'number', 'module.parser': 'object' };
  const before = { options, defaults: { 'module.depth': '7' } };
  const moved = compare(before, { options, defaults: { 'module.parser.depth': '7' } });
  expect(moved.defaults?.[0]).toMatchObject({
    path: 'module.depth',
    moved: 'module.parser.depth',
  });
  const other = compare(before, { options, defaults: { 'module.parser.depth': '8' } });
  expect(other.defaults?.[0]).not.toHaveProperty('moved');
});

test('kinds of request with the same change are one, and a new kind is no change', () => {
  const options = { 'resolve.byDependency': 'object' };
  const of = (kind: string, value: string) => ({
    [`resolve.byDependency.${kind}.extensions`]: value,
  });
  const before = { options, defaults: { ...of('amd', "['.js']"), ...of('esm', "['.js']") } };
  const defaults = { ...of('amd', '[]'), ...of('css', '[]'), ...of('esm', '[]') };
  expect(compare(before, { options, defaults }).defaults).toEqual([
    {
      path: 'resolve.byDependency.*.extensions',
      option: 'resolve.byDependency',
      kinds: ['amd', 'esm'],
      cases: [{ modes: null, targets: null, from: "['.js']", to: '[]' }],
    },
  ]);
});

test('a cache on the disk has defaults of its own', () => {
  const options = { 'cache.compression': "false | 'gzip'" };
  const on = (value: string) => ({ options, onDisk: { 'cache.compression': value } });
  expect(compare(on("'gzip'"), on('false')).defaults).toEqual([
    {
      path: 'cache.compression',
      with: "cache.type: 'filesystem'",
      cases: [{ modes: null, targets: null, from: "'gzip'", to: 'false' }],
    },
  ]);
});

test('exported names and the range of Node.js', () => {
  const before = { exports: ['optimize.A', 'webpack'], node: '>=10' };
  expect(compare(before, { exports: ['optimize.B', 'webpack'], node: '>=12' })).toEqual({
    exports: { added: ['optimize.B'], removed: ['optimize.A'] },
    node: { from: '>=10', to: '>=12' },
  });
});
