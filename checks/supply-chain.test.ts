import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Supply, supplyProblems } from './supply-chain.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const named = (folder: string): Supply['named'] => read(`${folder}package.json`).allowScripts ?? {};

test.each(['', 'external/', 'old-webpack/'])(
  '%spackage-lock.json holds nothing unpinned, unhashed, unlicensed or active',
  (folder) => {
    const { packages } = read(`${folder}package-lock.json`);
    expect(Object.keys(packages).length).toBeGreaterThan(30);
    expect(supplyProblems({ packages, named: named(folder) })).toEqual([]);
  },
);

test.each(['', 'old-webpack/'])(
  '%spackage.json names a script only while a package has one',
  (folder) => {
    const { packages } = read(`${folder}package-lock.json`) as Supply;
    const active = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = active.map(([folder]) => folder.split('node_modules/').at(-1)).filter(Boolean);
    expect(Object.keys(named(folder)).sort()).toEqual([...new Set(names)].sort());
  },
);

const here = { version: '1.0.0', license: 'MIT', optional: true, os: ['linux'], cpu: ['x64'] };

test.each([{ os: ['win32'] }, { cpu: ['arm64'] }, { libc: ['musl'] }])(
  'a package for %o may wait for its hash',
  (other) => {
    const packages = { 'node_modules/tool': { ...here, ...other } };
    expect(supplyProblems({ packages, named: {} })).toEqual([]);
  },
);

const sound = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };

test.each([
  ['a range', { '': { dependencies: { tool: '^1.0.0' } } }, 'Pin one version'],
  ['a tag', { '': { devDependencies: { tool: 'latest' } } }, 'Pin one version'],
  ['an address', { '': { dependencies: { tool: 'github:some/tool' } } }, 'Pin one version'],
  ['no hash', { 'node_modules/tool': { version: '1.0.0', license: 'MIT' } }, 'no sha512 hash'],
  [
    'no hash for the platform of CI',
    { 'node_modules/tool': { ...here, libc: ['glibc'] } },
    'tool has no sha512 hash',
  ],
  [
    'no hash for any platform',
    { 'node_modules/tool': { ...here, os: ['linux', 'win32'] } },
    'no sha512',
  ],
  [
    'a weak hash',
    { 'node_modules/tool': { ...sound, integrity: 'sha1-x' } },
    'tool has no sha512 hash',
  ],
  [
    'a download address',
    { 'node_modules/tool': { ...sound, resolved: 'https://registry.example/tool.tgz' } },
    'download address',
  ],
  [
    'a script',
    { 'node_modules/a/node_modules/@b/tool': { ...sound, hasInstallScript: true } },
    '@b/tool runs a script',
  ],
  ['another licence', { 'node_modules/tool': { ...sound, license: 'AGPL-3.0' } }, 'AGPL-3.0'],
  ['no licence', { 'node_modules/tool': { version: '1', integrity: 'sha512-x' } }, 'no licence'],
])('%s is noticed', (_, packages, said) => {
  expect(supplyProblems({ packages, named: {} })).toEqual([expect.stringContaining(said)]);
  expect(supplyProblems({ packages: { 'node_modules/tool': sound }, named: {} })).toEqual([]);
});
