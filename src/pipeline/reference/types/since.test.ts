import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSince, sinceOf } from './since.ts';

const folder = mkdtempSync(join(tmpdir(), 'since-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('first releases are found by set and name', () => {
  expect(sinceOf('options', 'output.clean')).toBe('5.20.0');
  expect(sinceOf('options', 'output.filename')).toBe('5.0.0');
  expect(sinceOf('options', 'no.such.option')).toBeNull();
  expect(sinceOf('stats', 'StatsAsset.name')).toBeNull();
});

test('without a file nothing is known', () => {
  expect(readSince(join(folder, 'absent.json'))).toEqual({});
});

test('a broken file is named with the way to renew it', () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{');
  expect(() => readSince(file)).toThrow(/broken\.json.*npm run refresh -- since/s);
});
