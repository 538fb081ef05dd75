// What is said of platforms is what webpack does when it is asked for that platform and version.
import { beforeAll, expect, test, vi } from 'vitest';
import webpack from 'webpack';
import type { FeatureSupport, PlatformDefault } from '../../../model/reference.ts';
import { featureSupport } from './feature-support.ts';
import { platformDefaults } from './platform-defaults.ts';

vi.setConfig({ hookTimeout: 60_000 });

let features: FeatureSupport[];
let defaults: PlatformDefault[];
beforeAll(() => {
  features = featureSupport(
    ['arrowFunction', 'asyncFunction', 'document', 'deferImport'].map(
      (key) => `output.environment.${key}`,
    ),
  );
  defaults = platformDefaults([
    'output.chunkLoading',
    'output.environment.const',
    'output.path',
    'resolve.conditionNames',
    'target',
  ]);
});

const fromOf = (key: string) =>
  features.find(({ name }) => name === `output.environment.${key}`)?.from;

/** As a configuration of a reader's would get it. */
function asked(target: string, key: string): unknown {
  const options = webpack.config.getNormalizedWebpackOptions({ target, mode: 'production' });
  webpack.config.applyWebpackOptionsDefaults(options);
  return (options.output.environment as Record<string, unknown>)[key];
}

test('the version in the table has the feature and the one before it does not', () => {
  expect(fromOf('asyncFunction')).toMatchObject({ 'Node.js': '7.6', Chrome: '55' });
  expect(asked('node7.6', 'asyncFunction')).toBe(true);
  expect(asked('node7.5', 'asyncFunction')).not.toBe(true);
  expect(asked('browserslist:chrome 55', 'asyncFunction')).toBe(true);
  expect(asked('browserslist:chrome 54', 'asyncFunction')).not.toBe(true);
  expect(fromOf('arrowFunction')?.ECMAScript).toBe('es2015');
});

test('a feature of all versions, and one of none, have no version', () => {
  expect(fromOf('document')).toMatchObject({ ECMAScript: null, 'Node.js': null, Chrome: 'any' });
  expect(fromOf('deferImport')).toMatchObject({ 'Node.js': null, Chrome: null });
});

test('only defaults that differ are listed, each platform once', () => {
  expect(defaults.map(({ name }) => name)).toEqual([
    'output.chunkLoading',
    'resolve.conditionNames',
  ]);
  for (const { values } of defaults) {
    const named = values.flatMap(({ platforms }) => platforms);
    expect(new Set(named).size).toBe(named.length);
    expect(named).toHaveLength(11);
  }
});

test('a value is that of the platform', () => {
  const valueFor = (name: string, platform: string) =>
    defaults
      .find((one) => one.name === name)
      ?.values.find(({ platforms }) => platforms.some((each) => each === platform))?.value;
  expect(valueFor('output.chunkLoading', 'webworker')).toBe("'import-scripts'");
  expect(valueFor('output.chunkLoading', 'nwjs')).toBe("'async-node'");
  expect(valueFor('resolve.conditionNames', 'deno')).toBe("['deno', 'node', 'browser']");
});
