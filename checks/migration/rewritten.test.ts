// What the codemod makes of configurations of webpack 4 is built by webpack 5, or it has said what is left to do.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { validate as validateOptions } from 'schema-utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { PROJECT_ROOT } from '../../src/build/paths.ts';
import { check, type Parse } from '../../src/model/migration/check.ts';
import { rewrite } from '../../src/model/migration/rewrite.ts';
import { CLEAN, OLD } from './fixtures.ts';
import { build, configurationsOf, evaluate } from './load-fixture.ts';

/** The package exports nothing but its class. */
const serverSchema = JSON.parse(
  readFileSync(join(PROJECT_ROOT, 'node_modules/webpack-dev-server/lib/options.json'), 'utf8'),
);

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'migration-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Files that no configuration is exported from: parts, own loaders, scripts. */
const NO_CONFIGURATION =
  /loader\.js$|parts\.js$|build\.m?js$|start\.mjs$|next\.config|storybook|karma/;

function folderOf(name: string): string {
  const folder = join(place, name.replaceAll('.', '-'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Empty if webpack 5 takes it, and webpack-dev-server what is for it. */
async function complaints(
  name: string,
  text: string,
  { isBuilt }: { isBuilt: boolean },
): Promise<string[]> {
  const folder = folderOf(name);
  try {
    const all = await configurationsOf(evaluate(name, text, folder));
    for (const { devServer, ...configuration } of all as { devServer?: object }[]) {
      webpack.validate(configuration);
      if (devServer) validateOptions(serverSchema, devServer);
      // With entries of its own, and no such function as this test cannot follow.
      const { entry } = configuration as { entry?: unknown };
      const errors = isBuilt && entry ? await build(configuration, folder) : [];
      if (errors.length > 0) return errors;
    }
    return [];
  } catch (error) {
    return [String(error)];
  }
}

test('a configuration of webpack 5 is valid and stays as it is', async () => {
  const wrong: string[] = [];
  for (const { name, text } of CLEAN) {
    expect(rewrite(text, parse as Parse).text).toBe(text);
    if (NO_CONFIGURATION.test(name)) continue;
    wrong.push(
      ...(await complaints(name, text, { isBuilt: false })).map((what) => `${name}: ${what}`),
    );
  }
  expect(wrong).toEqual([]);
});

test('after the changes webpack 5 builds it, or what stops it is in the list of what is left', async () => {
  const wrong: string[] = [];
  let built = 0;
  let named = 0;
  for (const { name, text } of OLD) {
    const after = rewrite(text, parse as Parse);
    if (NO_CONFIGURATION.test(name)) continue;
    const said = await complaints(name, after.text, { isBuilt: true });
    if (said.length === 0) built += 1;
    else if (after.left.some(({ effect }) => effect === 'stops')) named += 1;
    else wrong.push(`${name}: ${said.join('\n')}`);
  }
  console.log('measured', built, 'built,', named, 'with what stops them named');
  expect(wrong).toEqual([]);
  expect(built).toBeGreaterThan(named);
});

test('before the changes webpack 5 refuses most of them', async () => {
  let refused = 0;
  for (const { name, text } of OLD) {
    if (NO_CONFIGURATION.test(name)) continue;
    const stops = check(text, parse as Parse).findings.some(({ effect }) => effect === 'stops');
    const said = await complaints(name, text, { isBuilt: false });
    if (said.length > 0) refused += 1;
    if (said.length > 0 && !stops) expect(`${name}: ${said}`).toBe('');
  }
  expect(refused).toBeGreaterThan(OLD.length / 2);
});

test.each(OLD)('$name: a second run changes nothing, and no comment is lost', ({ text }) => {
  const once = rewrite(text, parse as Parse);
  expect(rewrite(once.text, parse as Parse)).toMatchObject({ text: once.text, made: [] });
  expect(once.errors).toEqual([]);
  const comments = [...text.matchAll(/(?<=^|\s)\/\/ .*$/gm)].map(([comment]) => comment.trim());
  for (const comment of comments) expect(once.text).toContain(comment);
});
