import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadReference } from '../load-reference.ts';
import { valuesOf } from '../type-values.ts';
import { readSince, sinceOf, valuesSinceOf } from './since.ts';

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

test('values that came later than their option have their own release', () => {
  for (const option of ['css', 'html', 'typescript', 'asyncWebAssembly']) {
    expect(valuesSinceOf('options', `experiments.${option}`)).toEqual({ "'auto'": '5.109.0' });
  }
  // A glob, written as an object.
  expect(valuesSinceOf('options', 'output.clean.keep')).toEqual({ object: '5.112.0' });
  expect(valuesSinceOf('options', 'output.path')).toEqual({});
});

test('every such value is one that the pinned webpack takes, and newer than its option', async () => {
  const { records } = await loadReference();
  const newer = records.filter(({ valuesSince }) => Object.keys(valuesSince).length > 0);
  expect(newer.length).toBeGreaterThan(50);
  for (const { name, type, since, valuesSince } of newer) {
    for (const [value, release] of Object.entries(valuesSince)) {
      expect(valuesOf(type), name).toContain(value);
      expect(release.localeCompare(since ?? '', 'en', { numeric: true }), name).toBe(1);
    }
  }
});
