import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { linkPackages } from './link-packages.ts';

let project = '';
afterEach(() => rmSync(project, { recursive: true, force: true }));

type Manifest = Record<string, unknown>;

/** Packages by their folder; each exports its version. */
function installed(packages: Record<string, Manifest>): void {
  project = mkdtempSync(join(tmpdir(), 'link-packages-'));
  for (const [folder, manifest] of Object.entries(packages)) {
    write(`${folder}/package.json`, JSON.stringify(manifest));
    write(`${folder}/index.js`, `module.exports = ${JSON.stringify(manifest.version)};`);
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

function link(devDependencies: Record<string, string>): string[] {
  write('app/package.json', JSON.stringify({ devDependencies }));
  return linkPackages(join(project, 'app'), join(project, 'node_modules'));
}

/** What `require(name)` gives in a file of the example. */
const required = (name: string, from = 'app/index.js'): unknown => {
  const require = createRequire(join(project, from));
  return require(require.resolve(name));
};

const TWO_MAJORS = {
  'node_modules/webpack': { version: '5.0.0' },
  'node_modules/tapable': { version: '2.0.0' },
  'old-webpack/node_modules/webpack-4': {
    version: '4.0.0',
    dependencies: { tapable: '^1.0.0', crypto: '^3.0.0' },
  },
  'old-webpack/node_modules/tapable': { version: '1.0.0' },
  'old-webpack/node_modules/crypto': { version: '3.0.0', dependencies: { hash: '^1.0.0' } },
  'old-webpack/node_modules/hash': { version: '1.0.0' },
  'old-webpack/node_modules/json-loader': { version: '0.5.7' },
};

test.each(['4.47.0', '^4.47.0', 'npm:webpack@4.47.0'])('webpack %s is the old one', (range) => {
  installed(TWO_MAJORS);
  expect(link({ webpack: range })).toEqual([]);
  expect(required('webpack')).toBe('4.0.0');
});

test('an old webpack brings all that it needs, and none of it resolves in the example', () => {
  installed(TWO_MAJORS);
  link({ webpack: '4.47.0' });
  const webpack = 'app/node_modules/webpack/index.js';
  expect(required('tapable', webpack)).toBe('1.0.0');
  expect(required('crypto/index.js', webpack)).toBe('3.0.0');
  expect(required('hash', webpack)).toBe('1.0.0');
  expect(required('tapable')).toBe('2.0.0');
  expect(existsSync(join(project, 'app/node_modules/crypto'))).toBe(false);
});

test('a version of its own inside a package stays, and finds what npm put further up', () => {
  const inside = 'old-webpack/node_modules/webpack-4/node_modules';
  installed({
    ...TWO_MAJORS,
    [`${inside}/tapable`]: { version: '1.1.0' },
    [`${inside}/inner`]: { version: '1.0.0', dependencies: { deep: '^1.0.0' } },
    'old-webpack/node_modules/deep': { version: '1.0.0' },
  });
  link({ webpack: '4.47.0' });
  expect(required('tapable', 'app/node_modules/webpack/index.js')).toBe('1.1.0');
  expect(required('deep', 'app/node_modules/webpack/node_modules/inner/index.js')).toBe('1.0.0');
});

test('a loader of that age comes from the same place, and webpack 5 does not', () => {
  installed(TWO_MAJORS);
  expect(link({ webpack: '5.112.2', 'json-loader': '0.5.7', nothing: '1.0.0' })).toEqual([
    'nothing',
    'minimizer-webpack-plugin',
  ]);
  expect(required('json-loader')).toBe('0.5.7');
  expect(required('webpack')).toBe('5.0.0');
});
