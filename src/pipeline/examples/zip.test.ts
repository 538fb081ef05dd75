// A download has the files of the last step that has a number, below the folder a reader works in, always in the same bytes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { zipOf } from './zip.ts';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'zip-'));
  const files = {
    'example.json': '{ "folder": "my-app" }',
    'package.json': '{}\n',
    'steps/01-a/step.json': '{}',
    'steps/01-a/src/index.js': '// #region a\nold\n// #endregion\n',
    'steps/02-b/step.json': '{}',
    'steps/02-b/src/index.js': '// #region a\nnew\n// #endregion\n',
    'steps/wrong-1/step.json': '{}',
    'steps/wrong-1/src/index.js': 'wrong\n',
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(project, 'examples/app', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
afterEach(() => rmSync(project, { recursive: true }));

test('the files as a reader has them at the end', () => {
  const files = Object.entries(unzipSync(zipOf(project, 'app')));
  expect(files.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['my-app/package.json', '{}\n'],
    ['my-app/src/index.js', 'new\n'],
  ]);
});

test('neither the day nor the time zone changes a byte', () => {
  const before = zipOf(project, 'app');
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Asia/Kathmandu';
  expect(Buffer.from(zipOf(project, 'app')).equals(Buffer.from(before))).toBe(true);
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});
