// Every exported name is imported by some other file.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { idleExports } from './idle-exports.ts';

const ROOT = join(import.meta.dirname, '..');

test('no file exports what only it uses', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(?:src|hosting|proof|checks|tools|vitest)/.test(file))
    .filter((file) => !file.includes('/fixtures/'));
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  expect(files.length).toBeGreaterThan(500);
  expect(idleExports(sources)).toEqual([]);
});

test('every way to import a name counts, and nothing else', () => {
  const sources = new Map([
    ['a/one.ts', 'export const used = 1;\nexport const idle = used;\nexport type Shape = 1;'],
    ['a/two.ts', 'export interface Re {}\nexport function again() {}\nexport class Idle {}'],
    ['a/whole.ts', 'export const all = 1;'],
    ['a/late.ts', 'export async function start() {}'],
    ['b/user.ts', "import rest, {\n  type Shape as S,\n  used,\n} from '../a/one.ts';"],
    ['b/again.ts', "export { again } from '../a/two.ts';\nimport type { Re } from '../a/two.ts';"],
    ['b/whole.ts', "import * as whole from '../a/whole.ts';"],
    ['b/late.ts', "await import(/* webpackChunkName: 'late' */ '../a/late.ts');"],
    ['b/other/one.ts', 'export const used = 2;'],
  ]);
  expect(idleExports(sources)).toEqual([
    'a/one.ts:2 idle',
    'a/two.ts:3 Idle',
    'b/other/one.ts:1 used',
  ]);
});
