import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completed, type LockPackages, missingPlatforms } from './complete-lockfile.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

test('the lockfile has an entry for every platform, or npm ci would refuse it', () => {
  expect(missingPlatforms(read('package-lock.json').packages), 'run npm run fix').toEqual([]);
});

test('a missing platform is noticed and gets an entry that other machines skip', () => {
  const packages: LockPackages = {
    'node_modules/tool': {
      dev: true,
      license: 'MIT',
      optionalDependencies: { '@tool/linux-arm64-musl': '1.2.3', '@tool/win32-x64-msvc': '1.2.3' },
    },
    'node_modules/@tool/win32-x64-msvc': { version: '1.2.3' },
  };
  expect(missingPlatforms(packages)).toEqual([
    { name: '@tool/linux-arm64-musl', asker: 'node_modules/tool' },
  ]);
  const after = completed(packages);
  expect(missingPlatforms(after)).toEqual([]);
  expect(after['node_modules/@tool/linux-arm64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    dev: true,
    libc: ['musl'],
    license: 'MIT',
    optional: true,
    os: ['linux'],
  });
});

test('a package that says windows is for win32, and no other machine fetches it', () => {
  const asker = { optionalDependencies: { '@tool/windows-x64': '1.0.0' } };
  const { os, cpu } =
    completed({ 'node_modules/tool': asker })['node_modules/@tool/windows-x64'] ?? {};
  expect([os, cpu]).toEqual([['win32'], ['x64']]);
});
