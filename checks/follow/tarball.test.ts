// A tarball is read by the system's tar as it was packed: names, long ones too, bytes and modes.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesInFolder } from './project-files.ts';
import { tarballOf } from './tarball.ts';

const DEEP = `lib/${'folder/'.repeat(16)}${'name'.repeat(20)}.js`;
const FILES: Record<string, string> = {
  'package.json': '{}\n',
  'empty.js': '',
  'bin/run.js': '#!/usr/bin/env node\n',
  'lib/block.txt': 'x'.repeat(512),
  'lib/node_modules/kept.js': 'a name, deeper down, is only a name',
  [DEEP]: 'deep',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tarball-'));
  for (const [path, text] of Object.entries({ ...FILES, 'node_modules/other/index.js': 'other' })) {
    const file = join(root, 'from', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  chmodSync(join(root, 'from/bin/run.js'), 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

test('every file comes out as it went in, without the packages inside', () => {
  const input = Buffer.concat([...tarballOf(join(root, 'from'))]);
  mkdirSync(join(root, 'to'));
  execFileSync('tar', ['--extract', `--directory=${root}/to`], { input });
  const unpacked = filesInFolder(join(root, 'to'));
  expect([...unpacked.keys()].sort()).toEqual(
    Object.keys(FILES)
      .map((path) => `package/${path}`)
      .sort(),
  );
  for (const [path, text] of Object.entries(FILES)) {
    expect(readFileSync(join(root, 'to/package', path), 'utf8'), path).toBe(text);
  }
  expect(statSync(join(root, 'to/package/bin/run.js')).mode & 0o777).toBe(0o755);
});

test('a name that does not fit is an error, not another name', () => {
  writeFileSync(join(root, 'from', 'n'.repeat(120)), '');
  expect(() => [...tarballOf(join(root, 'from'))]).toThrow('is too long for a tarball');
});
