import { expect, test } from 'vitest';
import type { LockPackages } from '../complete-lockfile.ts';
import { withHashes } from './lockfile.ts';

test('entries without a hash get that of the registry, others stay as they are', async () => {
  const packages: LockPackages = {
    '': { version: '0.0.0' },
    'node_modules/tool': { version: '1.0.0', integrity: 'sha512-own' },
    'node_modules/@tool/win32-x64': { version: '1.0.0', optional: true },
    'node_modules/a/node_modules/@tool/aix': { version: '2.0.0', optional: true },
  };
  const asked: string[] = [];
  const hashed = await withHashes(packages, async (spec) => {
    asked.push(spec);
    return spec.includes('win32') ? 'sha512-given' : null;
  });
  expect(asked).toEqual(['@tool/win32-x64@1.0.0', '@tool/aix@2.0.0']);
  expect(hashed).toEqual({
    packages: {
      ...packages,
      'node_modules/@tool/win32-x64': {
        version: '1.0.0',
        integrity: 'sha512-given',
        optional: true,
      },
    },
    added: ['@tool/win32-x64@1.0.0'],
    missing: ['@tool/aix@2.0.0'],
  });
});
