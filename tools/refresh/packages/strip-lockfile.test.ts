import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stripLockfile } from './strip-lockfile.ts';

const locked = {
  name: 'x',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'x', dependencies: { b: '2.0.0', a: '1.0.0' } },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', license: 'MIT' },
    'node_modules/a': {
      version: '1.0.0',
      resolved: 'https://packages.example/a-1.0.0.tgz',
      integrity: 'sha512-a',
      dependencies: { c: '^1.0.0' },
      peerDependencies: { webpack: '^5.0.0' },
      engines: { node: '>= 22' },
    },
    'node_modules/c': { version: '1.2.3', integrity: 'sha512-c', license: 'MIT' },
    'node_modules/a/node_modules/b': { version: '1.0.0', integrity: 'sha512-old' },
  },
};

test('named packages stay, with version, integrity and license only', () => {
  expect(stripLockfile(locked, { a: '1.0.0', b: '2.0.0' })).toEqual({
    name: 'x',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'x', dependencies: { a: '1.0.0', b: '2.0.0' } },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', license: 'MIT' },
    },
  });
});

test.each([
  [{ a: '1.0.1' }, 'a 1.0.0 instead of 1.0.1'],
  [{ z: '1.0.0' }, 'z not at all'],
])('%j is refused', (dependencies, message) => {
  expect(() => stripLockfile(locked, dependencies)).toThrow(message);
});

test('the committed lockfile is stripped already', () => {
  const file = join(import.meta.dirname, '../../../external/package-lock.json');
  const committed = JSON.parse(readFileSync(file, 'utf8'));
  const { dependencies } = committed.packages[''];
  expect(stripLockfile(committed, dependencies)).toEqual(committed);
  expect(Object.keys(dependencies)).toHaveLength(40);
});
