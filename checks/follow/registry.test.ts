// What npm is told and given by the registry that stands in for the real one.
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/build/paths.ts';
import { type Manifest, packagesAtHand } from './packages-at-hand.ts';
import { type Registry, startRegistry } from './registry.ts';

interface Packument {
  'dist-tags': { latest: string };
  versions: Record<string, Manifest & { dist: { tarball: string } }>;
}

const packages = packagesAtHand(PROJECT_ROOT);
let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry(packages);
});
afterAll(() => registry.close());

async function packument(name: string): Promise<Packument> {
  const response = await fetch(registry.url + name);
  expect(response.status).toBe(200);
  return (await response.json()) as Packument;
}

test('the latest version is the one that pages are written for', async () => {
  const { 'dist-tags': tags, versions } = await packument('webpack');
  const installed = packages.get('webpack')?.find(({ isLatest }) => isLatest)?.manifest;
  expect(tags.latest).toBe(installed?.version);
  expect(versions[tags.latest]).toMatchObject({
    dependencies: installed?.['dependencies'],
    bin: { webpack: 'bin/webpack.js' },
  });
});

test('a package installed under another name is one more version of its own', async () => {
  const { 'dist-tags': tags, versions } = await packument('typescript');
  expect(Object.keys(versions).map((version) => version.split('.')[0])).toEqual(['7', '6']);
  expect(tags.latest).toMatch(/^7\./);
  expect((await fetch(`${registry.url}typescript6`)).status).toBe(404);
});

test('a scoped name is asked for with its slash escaped', async () => {
  expect((await packument('@types%2fnode'))['dist-tags'].latest).toMatch(/^24\./);
});

test('what is not installed is not there', async () => {
  for (const path of ['not-a-package', 'webpack/-/4.0.0', '@biomejs%2fcli-win32-x64']) {
    expect((await fetch(registry.url + path)).status, path).toBe(404);
  }
});

test('a tarball has the files of the package and not the packages inside it', async () => {
  const nested = [...packages.values()]
    .flat()
    .find(({ folder }) => folder.split('node_modules').length > 2);
  const name = nested?.folder.split('/node_modules/')[1] ?? '';
  const { 'dist-tags': tags, versions } = await packument(name);
  const response = await fetch(versions[tags.latest]?.dist.tarball ?? '');
  const tarball = Buffer.from(await response.arrayBuffer());
  const files = execFileSync('tar', ['--list'], { input: tarball, encoding: 'utf8' }).split('\n');
  const inside = files.map((file) => file.slice(file.indexOf('/') + 1));
  expect(inside).toContain('package.json');
  expect(inside.filter((file) => file.startsWith('node_modules'))).toEqual([]);
});
