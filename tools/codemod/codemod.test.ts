// The published script: what it prints, writes and refuses, alone in an empty folder.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OLD } from '../../checks/migration/fixtures.ts';
import { buildPaths, PROJECT_ROOT } from '../../src/build/paths.ts';
import { codemodConfiguration } from '../../src/build/webpack/codemod.ts';
import { runWebpack } from '../../src/build/webpack/run.ts';
import { CODEMOD_PATH } from '../../src/model/codemod.ts';
import { run } from './run.ts';

let place: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'codemod-'));
  const dist = join(place, 'dist');
  await runWebpack(codemodConfiguration({ ...buildPaths(), dist }));
  copyFileSync(dist + CODEMOD_PATH, join(place, 'webpack-4-to-5.mjs'));
  rmSync(dist, { recursive: true });
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** In this thread, with what it printed. */
function called(...args: string[]): { code: number; printed: string } {
  const printed: string[] = [];
  const code = run(args, (text) => printed.push(text));
  return { code, printed: printed.join('\n') };
}

function written(name: string, text: string): string {
  const file = join(place, name);
  writeFileSync(file, text);
  return file;
}

const BEFORE = `module.exports = {
  output: {
    jsonpFunction: 'shop', // two on one page
  },
  devServer: { before() {}, hot: true },
};
`;
const AFTER = BEFORE.replace('jsonpFunction', 'chunkLoadingGlobal');

test('by default nothing is written, and what would change is printed with what is left', () => {
  const file = written('dry.config.js', BEFORE);
  for (const args of [[file], ['--dry-run', file], ['--write', '--dry-run', file]]) {
    const { code, printed } = called(...args);
    expect(code).toBe(0);
    expect(printed.replace(file, 'FILE')).toBe(`FILE

  3 -     jsonpFunction: 'shop', // two on one page
  3 +     chunkLoadingGlobal: 'shop', // two on one page

  Changed: 1
  Nothing is written yet: add --write.

  Left for you: 1

  Line 5: devServer.before
    Write a function setupMiddlewares, which gets the list of middlewares and the server.
    https://webpack.js.org/migrate/5/#dev-server
`);
    expect(readFileSync(file, 'utf8')).toBe(BEFORE);
  }
});

test('--write changes the file, and a second time there is nothing to change', () => {
  const file = written('write.config.js', BEFORE);
  expect(called('--write', file).printed).toContain('  Written.');
  expect(readFileSync(file, 'utf8')).toBe(AFTER);
  const again = called('--write', file);
  expect(again.code).toBe(0);
  expect(again.printed).toContain('Nothing to change.');
  expect(readFileSync(file, 'utf8')).toBe(AFTER);
});

test('a file that cannot be parsed is refused, the others are changed', () => {
  const broken = written('broken.config.js', `${BEFORE}}{`);
  const other = written('other.config.js', BEFORE);
  const { code, printed } = called('--write', broken, other);
  expect(code).toBe(2);
  expect(printed).toContain(`${broken}:7:1\n\n  It cannot be parsed`);
  expect(readFileSync(broken, 'utf8')).toBe(`${BEFORE}}{`);
  expect(readFileSync(other, 'utf8')).toBe(AFTER);
});

test('wrong calls end with 1', () => {
  expect(called()).toMatchObject({ code: 1, printed: expect.stringContaining('Usage: node') });
  expect(called('--force')).toMatchObject({ code: 1, printed: expect.stringContaining('--force') });
  expect(called(join(place, 'none.js'))).toMatchObject({
    code: 1,
    printed: expect.stringContaining('It cannot be opened'),
  });
  expect(called('--help')).toMatchObject({ code: 0 });
});

test('the published file needs nothing beside itself and says the same', () => {
  const files = OLD.slice(0, 12).map(({ name, text }) => written(name, text));
  const script = join(place, 'webpack-4-to-5.mjs');
  const printed = execFileSync(process.execPath, [script, ...files], {
    cwd: place,
    encoding: 'utf8',
  });
  expect(printed).toBe(`${called(...files).printed}\n`);
  expect(readFileSync(script, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  const broken = spawnSync(process.execPath, [script, written('half.js', 'module.exports = {')]);
  expect(broken.status).toBe(2);
});

/** The oldest Node.js it has to run on does not know these. */
const TOO_NEW =
  /\.(?:toSorted|toReversed|toSpliced|with|isWellFormed|union|intersection|difference|groupBy)\(/;

test('no method of it is newer than Node.js 18', () => {
  const folders = ['src/model/migration', 'src/model/migration/rules', 'tools/codemod'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(PROJECT_ROOT, folder))
      .filter((name) => /^[^.]+\.ts$/.test(name))
      .map((name) => join(PROJECT_ROOT, folder, name)),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => TOO_NEW.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(TOO_NEW.test('[2, 1].toSorted()')).toBe(true);
});
