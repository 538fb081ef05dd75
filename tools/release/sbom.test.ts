import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/build/paths.ts';
import { sbom } from './sbom.ts';

interface Bom {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { name: string; version: string }[];
}

interface Lockfile {
  packages: Record<string, { version: string }>;
}

test('the list of packages names every one of the lockfile and no place of this machine', () => {
  const text = sbom(PROJECT_ROOT);
  const bom: Bom = JSON.parse(text);
  expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'webpack-docs']);
  const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
  const lockfile: Lockfile = JSON.parse(
    readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8'),
  );
  const locked = Object.entries(lockfile.packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version }]) => `${folder.split('node_modules/').at(-1)}@${version}`);
  expect(locked.length).toBeGreaterThan(400);
  expect(locked.filter((name) => !listed.has(name))).toEqual([]);
  expect(text).not.toContain(PROJECT_ROOT);
  expect(text).not.toMatch(/registry/);
}, 30_000);
