import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleRecord } from '../../pipeline/testing/sample-record.ts';
import { makeTwins } from './twins.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'twins-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const FACTS = { origin: 'https://webpack.example', webpack: '5.0.0' };
const make = (facts: Partial<typeof FACTS> = {}, html = '<p>Text</p>'): string | undefined =>
  makeTwins([sampleRecord('guides/a.md', { html })], { ...FACTS, ...facts, cache }).get(
    '/guides/a/',
  );
const kept = (): string[] => globSync(`${cache}/twins/*/*`);

test('a page that has not changed is not converted again', () => {
  expect(make()).toContain('Text');
  writeFileSync(kept()[0] ?? '', '"from the cache"');
  expect(make()).toBe('from the cache');
});

test.each([
  ['the page', () => make({}, '<p>Other</p>')],
  ['webpack', () => make({ webpack: '5.1.0' })],
  ['the site', () => make({ origin: 'https://other.example' })],
])('another twin when %s has changed', (_what, again) => {
  make();
  again();
  expect(kept()).toHaveLength(2);
});
