// An entry without an example is red until it shows one or says why; saying why has its limit.
import { expect, test } from 'vitest';
import type { PageRecord } from '../../src/model/record.ts';
import { entriesOf } from '../../src/pipeline/proof-report/entries.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { entryProblems, proveEntries } from './prove-entries.ts';

interface Written {
  name: string;
  depth?: number;
  fence?: boolean;
  noExample?: string;
  /** Some heading of the page, without a record. */
  plain?: boolean;
}

/** Each heading takes ten lines: component on the second, fence on the fifth. */
function page(...written: Written[]): PageRecord {
  const at = (index: number): number => index * 10 + 1;
  const each = written.map((one, index) => ({ ...one, line: at(index) }));
  return sampleRecord('configuration/x.md', {
    headings: each.map(({ name, depth = 2, line, plain = false }) => {
      return { depth, text: name, id: name, line, option: !plain };
    }),
    documents: each
      .filter(({ plain }) => !plain)
      .map(({ name, line, noExample }) => {
        return { set: 'options', name, id: name, line: line + 1, noExample };
      }),
    fences: each
      .filter(({ fence }) => fence)
      .map(({ line }) => ({ line: line + 4, lang: 'js', meta: '', code: '' })),
  });
}

const whats = (record: PageRecord) =>
  entryProblems(record).map(({ line, what }) => `${line} ${what}`);

test('an entry has the fences of its own section and of plain sections below it', () => {
  const record = page(
    { name: 'a' },
    { name: 'More', depth: 3, fence: true, plain: true },
    { name: 'b' },
    { name: 'b.c', depth: 3, fence: true },
  );
  expect(entriesOf(record).map(({ name, hasExample }) => [name, hasExample])).toEqual([
    ['a', true],
    ['b', false],
    ['b.c', true],
  ]);
  expect(whats(record)).toEqual(['22 The entry of b has no example.']);
});

test('a reason excuses one entry, and is refused where there is an example', () => {
  expect(whats(page({ name: 'a', noExample: 'renamed to b' }))).toEqual([]);
  expect(whats(page({ name: 'a', fence: true, noExample: 'renamed to b' }))).toEqual([
    expect.stringContaining('has an example, and no-example='),
  ]);
});

test('more than fifteen percent of excuses are too many', () => {
  const excused = (count: number) =>
    page(
      ...Array.from({ length: 20 }, (_, index): Written => {
        const name = `o${index}`;
        return index < count ? { name, noExample: 'renamed to b' } : { name, fence: true };
      }),
    );
  expect(whats(excused(3))).toEqual([]);
  expect(whats(excused(4))).toEqual(['32 4 of 20 entries have no example; at most 3 may.']);
  expect(proveEntries({ records: [excused(4)] }).rows).toMatchObject([
    { total: 20, proven: 16, unproven: 4, failing: 0 },
  ]);
});
