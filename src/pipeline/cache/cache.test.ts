import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Cache } from './cache.ts';
import { codeHash, filesOf } from './code-hash.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(place, { recursive: true }));

let modules = 0;
/** In a folder of its own each time: a process reads a module once. */
function code(files: Record<string, string>): string {
  modules += 1;
  const folder = join(place, `code-${modules}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return join(folder, 'src/make.ts');
}
const MAKE = { 'src/make.ts': "import { help } from './help.ts';\n", 'src/help.ts': 'old' };
const open = (files: Record<string, string> = MAKE): Cache =>
  new Cache({ folder: join(place, 'kept'), name: 'things', code: code(files) });

test('what was written is read again, by another process too, and bytes stay bytes', () => {
  const cache = open();
  expect(cache.read(['a'])).toBeNull();
  cache.write(['a'], { some: ['value'] });
  cache.write(['b'], Buffer.from([0, 255]));
  expect(open().read(['a'])).toEqual({ some: ['value'] });
  expect(open().bytes(['b'])).toEqual(Buffer.from([0, 255]));
});

test('other inputs find nothing, nor the same ones cut elsewhere', () => {
  const cache = open();
  cache.write(['ab', 'c'], 1);
  for (const inputs of [['abc'], ['a', 'bc'], ['ab', 'c', ''], ['c', 'ab'], ['ab', 'd']]) {
    expect(cache.read(inputs), inputs.join()).toBeNull();
  }
});

test('an entry that is damaged counts as none', () => {
  const cache = open();
  cache.write(['a'], { whole: true });
  writeFileSync(join(cache.folder, cache.key(['a'])), '{"whole":');
  expect(cache.read(['a'])).toBeNull();
});

test.each([
  ['the module itself', { 'src/make.ts': `${MAKE['src/make.ts']}// more` }],
  ['what it imports', { 'src/help.ts': 'new' }],
])('with other code in %s nothing is found', (_where, change) => {
  open().write(['a'], 1);
  expect(open({ ...MAKE, ...change }).read(['a'])).toBeNull();
  expect(open().read(['a'])).toBe(1);
});

test.each([
  ['imported over two files', "export * from './two.ts';", 'src/two.ts'],
  ['imported for its effect', "import './two.ts';", 'src/two.ts'],
  ['imported when needed', "await import('./two.ts');", 'src/two.ts'],
  ['in another folder', "import {\n  a,\n  b,\n} from '../model/two.ts';", 'model/two.ts'],
  ['data', "import data from './two.json' with { type: 'json' };", 'src/two.json'],
  ['a process of its own', "fork(new URL('two.ts', import.meta.url));", 'src/two.ts'],
])('code that is %s counts', (_how, help, path) => {
  const hashOf = (two: string) => codeHash(code({ ...MAKE, 'src/help.ts': help, [path]: two }));
  expect(hashOf('1')).toBe(hashOf('1'));
  expect(hashOf('1')).not.toBe(hashOf('2'));
});

test('whoever uses a package depends on the lockfile, whoever does not is spared', () => {
  const names = (source: string) =>
    [...filesOf(code({ 'src/make.ts': source }))].map((file) => basename(file));
  expect(names("import { build } from 'webpack';")).toEqual(['make.ts', 'package-lock.json']);
  expect(names("import { join } from 'node:path';\n// as from './nowhere.ts'")).toEqual([
    'make.ts',
  ]);
});

test('entries that nobody has read for a month go, those of other code after a day', () => {
  const old = open();
  old.write(['a'], 1);
  const cache = open({ 'src/make.ts': 'other' });
  cache.write(['unread'], 1);
  cache.write(['read'], 1);
  const ago = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60;
  const file = (name: string) => join(cache.folder, cache.key([name]));
  for (const name of ['unread', 'read']) utimesSync(file(name), ago(31), ago(31));
  utimesSync(old.folder, ago(2), ago(2));
  const again = open({ 'src/make.ts': 'other' });
  again.read(['read']);
  again.write(['new'], 1);
  const kept = [cache.key(['new']), cache.key(['read'])].sort();
  expect(readdirSync(cache.folder).sort()).toEqual(kept);
  expect(readdirSync(join(place, 'kept/things'))).toHaveLength(1);
});
