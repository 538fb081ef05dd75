// The file in data/ is of the webpack that is installed: another version turns this red until it is refreshed.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minorReleasesSchema } from '../../../src/model/minor-release.ts';
import { recordsIn } from '../release-names.ts';

const { releases } = minorReleasesSchema.parse(
  JSON.parse(readFileSync('data/minor-releases.json', 'utf8')),
);
const { version } = JSON.parse(readFileSync('node_modules/webpack/package.json', 'utf8'));

test('the newest release is the installed one: npm run refresh -- minor-releases', () => {
  expect(releases.at(-1)?.version).toBe(version);
});

test('what was added, and not removed after that, is what the installed webpack has', () => {
  const { options } = recordsIn('node_modules/webpack');
  const now = new Set(options.map(({ name }) => name));
  const latest = new Map<string, boolean>();
  for (const release of releases) {
    for (const name of release.options?.added ?? []) latest.set(name, true);
    for (const name of release.options?.removed ?? []) latest.set(name, false);
  }
  expect([...latest].filter(([name, is]) => is !== now.has(name))).toEqual([]);
});
