// The built guides lead a newcomer to the end they promise: in CI two of them and those changed last, in the full check all.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/build/paths.ts';
import { recentPages } from '../site/visit/recent.ts';
import { followBuilt, guideNames, readBuilt } from './built-guides.ts';
import { packagesAtHand } from './packages-at-hand.ts';
import { type Registry, startRegistry } from './registry.ts';

const full = process.env['CHECK_FULL'] === '1';
/** The first one, and the one that asks most of the robot: several servers and a browser. */
const ALWAYS = ['guides/getting-started', 'guides/module-federation'];
/** A commit that touches every guide must not cost CI ten minutes. */
const MOST_RECENT = 3;

function guidesOfCi(): string[] {
  const names = guideNames();
  const recent = recentPages().flatMap((url) => names.find((name) => url === `/${name}/`) ?? []);
  return [...new Set([...ALWAYS, ...recent.slice(0, MOST_RECENT)])];
}

let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry(packagesAtHand(PROJECT_ROOT));
});
afterAll(() => registry.close());

test('every guide offers the project it ends with', () => {
  expect(guideNames().filter((name) => readBuilt(name).ends === null)).toEqual([]);
});

test('the guides that are always followed exist', () => {
  expect(guideNames()).toEqual(expect.arrayContaining(ALWAYS));
});

test.each(full ? guideNames() : guidesOfCi())(
  '/%s/ leads to its end',
  async (name) => {
    expect(await followBuilt(name, registry.url)).toBeNull();
  },
  600_000,
);
