// The bench's figures mean something only if its pages are valid, realistic and always the same.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { compilePage } from '../../src/pipeline/compile-page.ts';
import { checkLinks, checkUnique } from '../../src/pipeline/link-check/link-check.ts';
import { createProcessor } from '../../src/pipeline/markdown/processor.ts';
import { NO_REFERENCE } from '../../src/pipeline/testing/no-reference.ts';
import { sectionNames, syntheticPages, syntheticPaths, writeSynthetic } from './synthetic.ts';

const root = mkdtempSync(join(tmpdir(), 'synthetic-'));
// Generous: on a busy machine a second's work takes many.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => rmSync(root, { recursive: true }));

test('the same count gives the same pages', () => {
  expect([...syntheticPages(40)]).toEqual([...syntheticPages(40)]);
});

test('pages differ from each other', () => {
  const sources = [...syntheticPages(40)].map(({ source }) => source);
  const fences = sources.map((source) => source.match(/```js file="src[\s\S]*?```/)?.[0]);
  expect(new Set(sources).size).toBe(40);
  expect(new Set(fences).size).toBeGreaterThan(30);
});

test('more pages mean more sections, the real ones first', () => {
  const sections = (count: number): number =>
    new Set(syntheticPaths(count).map((path) => path.split('/')[0])).size;
  expect(sections(10_000)).toBeGreaterThan(9 * sections(1000));
  expect(sectionNames().slice(0, 1)).toEqual(['api']);
  expect(sectionNames()).toContain('v4-guides');
  expect(new Set(syntheticPaths(10_000)).size).toBe(10_000);
});

test('too many pages are refused with the limit', () => {
  expect(() => syntheticPaths(1_000_000)).toThrow(/At most \d+ synthetic pages, not 1000000/);
});

test('pages compile without a problem and look like real ones', async () => {
  writeSynthetic(root, 35);
  const toHtml = await createProcessor(NO_REFERENCE);
  const records = syntheticPaths(35).map((path) => {
    const { record, problems } = compilePage({ root, path, label: 'content', toHtml });
    expect(problems).toEqual([]);
    if (record === null) throw new Error(`${path} has no record.`);
    return record;
  });
  expect([...checkLinks(records, 'content'), ...checkUnique(records, 'content')]).toEqual([]);
  const average = (of: (record: (typeof records)[number]) => number): number =>
    records.reduce((sum, record) => sum + of(record), 0) / records.length;
  expect(average((record) => record.size)).toBeGreaterThan(7000);
  expect(average((record) => record.size)).toBeLessThan(9500);
  for (const { fences, anchors, links, html } of records) {
    expect(fences.length).toBeGreaterThanOrEqual(8);
    expect(fences.length).toBeLessThanOrEqual(10);
    expect(anchors.length).toBe(8);
    expect(links.length).toBeGreaterThan(8);
    expect(html).toContain('<table>');
    expect(html).toContain('<aside');
  }
});
