// The built guides lead a newcomer to the end they promise: seven of them in CI, all in the full check.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/build/paths.ts';
import { followBuilt, guideNames, readBuilt } from './built-guides.ts';
import { packagesAtHand } from './packages-at-hand.ts';
import { type Registry, startRegistry } from './registry.ts';

const full = process.env['CHECK_FULL'] === '1';
/** The first one, one with assets, one that fetches code later, one with a compiler of its own, a package, two servers, several releases. */
const IN_CI = [
  'getting-started',
  'asset-management',
  'code-splitting',
  'typescript',
  'author-libraries',
  'module-federation',
  'deploy',
];

let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry(packagesAtHand(PROJECT_ROOT));
});
afterAll(() => registry.close());

test('every guide offers the project it ends with', () => {
  expect(guideNames().filter((name) => readBuilt(name).ends === null)).toEqual([]);
});

test('the guides that are always followed exist', () => {
  expect(guideNames()).toEqual(expect.arrayContaining(IN_CI));
});

test.each(guideNames().filter((name) => full || IN_CI.includes(name)))(
  '/guides/%s/ leads to its end',
  async (name) => {
    expect(await followBuilt(name, registry.url)).toBeNull();
  },
  600_000,
);
