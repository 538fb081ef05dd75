import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { LONG_AGO, makeOld } from './make-old.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'make-old-'));
  folders.push(folder);
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/index.js'), '');
  return folder;
}

/** Watches a file and its folder, as after a build, and says what is taken for changed once both are known. */
const WATCH = `
import webpack from 'webpack';
const { watchFileSystem } = webpack({ context: process.argv[1] });
const files = ['/src/index.js', '/src'].map((path) => process.argv[1] + path);
const changed = [];
const watcher = watchFileSystem.watch(
  files, [], [], Date.now(), { aggregateTimeout: 0 }, () => {}, (path) => changed.push(path),
);
const look = () => {
  const { fileTimeInfoEntries } = watcher.getInfo();
  if (!files.every((path) => fileTimeInfoEntries.has(path))) return setTimeout(look, 5);
  console.log(JSON.stringify(changed));
  watcher.close();
};
look();
`;

/** In a process of its own, because watchpack keeps what it has learned of the file system. */
const takenForChanged = (folder: string): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', WATCH, folder], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }),
  );

test('a watcher takes nothing for changed in a project that has just been written', () => {
  const folder = project();
  makeOld(folder, 'src/index.js');
  expect(takenForChanged(folder)).toEqual([]);
});

test('times in whole seconds make it report a folder', () => {
  const folder = project();
  const whole = new Date(Math.floor(LONG_AGO.getTime() / 1000) * 1000);
  for (const path of ['src/index.js', 'src']) utimesSync(join(folder, path), whole, whole);
  expect(takenForChanged(folder)).toEqual([join(folder, 'src')]);
});
