// The gold set speaks of today's content and today's webpack; what does not any more is named.
import { expect, test, vi } from 'vitest';
import type { GoldQuery } from '../../src/model/search/gold-set.ts';
import { ERROR_CASES, errorQueries } from './errors/run-cases.ts';
import { readGoldFile, readGoldSet } from './gold-file.ts';
import { readRecords } from './records.ts';

vi.setConfig({ testTimeout: 120_000 });
const REWRITE = 'Run `npm run fix`.';
const rows = await readGoldSet();
const records = await readRecords();
const ofKinds = (...kinds: GoldQuery['kind'][]): GoldQuery[] =>
  rows.filter(({ kind }) => kinds.includes(kind));
const texts = (all: readonly GoldQuery[]): string[] => all.map((row) => JSON.stringify(row));

/** What stands in one list alone, with what to do about it. */
function differences(wanted: readonly GoldQuery[], stored: readonly GoldQuery[]): string[] {
  const [isWanted, isStored] = [new Set(texts(wanted)), new Set(texts(stored))];
  return [
    ...[...isWanted.difference(isStored)].map((row) => `missing: ${row}. ${REWRITE}`),
    ...[...isStored.difference(isWanted)].map((row) => `no longer so: ${row}. ${REWRITE}`),
  ];
}

test('every name that has a home is in the set, and none of them is committed', () => {
  const queries = new Set(ofKinds('name', 'leaf').map(({ query }) => query));
  const options = records
    .flatMap(({ documents }) => documents)
    .filter(({ set }) => set === 'options');
  expect(options.length).toBeGreaterThan(100);
  expect(options.filter(({ name }) => !queries.has(name))).toEqual([]);
  expect(readGoldFile().filter(({ kind }) => kind === 'name' || kind === 'leaf')).toEqual([]);
});

test('the errors are those of the pinned webpack', async () => {
  const errors = await errorQueries(ERROR_CASES);
  expect(differences(errors, ofKinds('error'))).toEqual([]);
  expect(differences(errors.slice(1), ofKinds('error'))).toEqual([
    expect.stringMatching(/^no longer so: [\s\S]*npm run fix/),
  ]);
});

test('the set is as large as it was meant to be', () => {
  expect(rows.length).toBeGreaterThanOrEqual(400);
  expect(ofKinds('typo').length).toBeGreaterThanOrEqual(50);
  expect(ofKinds('question').length).toBeGreaterThanOrEqual(60);
  expect(ofKinds('error').length).toBeGreaterThanOrEqual(40);
  expect(ofKinds('nonsense').length).toBeGreaterThanOrEqual(50);
});

test('nonsense has no word that a page begins a word with, except words of every sentence', () => {
  const words = new Set(
    records.flatMap(({ html, title }) => `${title} ${html}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  );
  const common = new Set(['how', 'to', 'the', 'where', 'is', 'my', 'what', 'does']);
  const known = (word: string): boolean => [...words].some((each) => each.startsWith(word));
  const meaningful = ofKinds('nonsense').flatMap(({ query }) =>
    (query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter(
      (word) => !common.has(word) && known(word),
    ),
  );
  expect(meaningful).toEqual([]);
  expect(known('webpack')).toBe(true);
});
