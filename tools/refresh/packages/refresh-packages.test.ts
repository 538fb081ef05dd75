// The whole run with an npm that answers from memory: no network, no install.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Npm, refreshPackages } from './refresh-packages.ts';

const root = mkdtempSync(join(tmpdir(), 'refresh-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let external = '';

function readme(name: string, text: string): void {
  mkdirSync(join(external, 'node_modules', name), { recursive: true });
  writeFileSync(join(external, 'node_modules', name, 'README.md'), text);
}

beforeEach(() => {
  external = mkdtempSync(join(root, 'external-'));
  writeFileSync(join(external, '.npmrc'), 'save-exact=true\n');
  const manifest = { name: 'x', private: true, dependencies: { a: '1.0.0', b: '1.0.0' } };
  writeFileSync(join(external, 'package.json'), JSON.stringify(manifest));
  readme('a', '# a\n\n## Old\n');
  readme('b', '# b\n');
});

const npm: Npm = {
  latest: async (name) => (name === 'a' ? '1.1.0' : '2.0.0'),
  lock: async (folder) => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const named = Object.entries(dependencies).map(([name, version]) => [
      `node_modules/${name}`,
      { version, integrity: `sha512-${name}`, dependencies: { c: '1.0.0' } },
    ]);
    const packages = {
      '': { dependencies },
      ...Object.fromEntries(named),
      'node_modules/c': { version: '1.0.0', integrity: 'sha512-c' },
    };
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ lockfileVersion: 3, packages }),
    );
  },
  install: async () => readme('a', '# a\n\n## New\n'),
};
const dependencies = () =>
  JSON.parse(readFileSync(join(external, 'package.json'), 'utf8')).dependencies;

test('one package is brought up to date, the others keep their versions', async () => {
  expect(await refreshPackages(external, 'a', npm)).toEqual([
    'a 1.0.0 → 1.1.0: README same size\n  − ## Old\n  + ## New',
  ]);
  expect(dependencies()).toEqual({ a: '1.1.0', b: '1.0.0' });
  const lock = JSON.parse(readFileSync(join(external, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/a', 'node_modules/b']);
  expect(lock.packages['node_modules/a']).toEqual({ version: '1.1.0', integrity: 'sha512-a' });
});

test('all of them, and nothing the second time', async () => {
  expect(await refreshPackages(external, null, npm)).toHaveLength(2);
  expect(await refreshPackages(external, null, npm)).toEqual([]);
});

test('an unknown name is refused, and a lockfile that is not whole changes nothing', async () => {
  await expect(refreshPackages(external, 'z', npm)).rejects.toThrow('z is not in external');
  const lock: Npm['lock'] = async (folder) =>
    writeFileSync(join(folder, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
  await expect(refreshPackages(external, 'a', { ...npm, lock })).rejects.toThrow('run it again');
  expect(dependencies()).toEqual({ a: '1.0.0', b: '1.0.0' });
});
