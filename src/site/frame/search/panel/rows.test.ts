import { expect, test } from 'vitest';
import type { SearchHit } from '../../../search/service.ts';
import { OFTEN_NEEDED } from './often-needed.ts';
import { bestRow, countOf, firstRows, groupsOf, pagesOf, runsOf, startGroups } from './rows.ts';

const hit = (url: string, group: string, trail: string[] = [group]): SearchHit => ({
  url,
  title: { text: `Title ${url}`, marks: [] },
  trail,
  excerpt: { text: 'Text', marks: [] },
  kind: 'Page',
  group,
  page: !url.includes('#'),
});

test('groups keep the order of their best hit, rows the order of the answer', () => {
  const groups = groupsOf([hit('/b/', 'B'), hit('/b/#one', 'B'), hit('/a/', 'A')]);
  expect(groups.map(({ name, rows }) => [name, rows.map(({ url }) => url)])).toEqual([
    ['B', ['/b/', '/b/#one']],
    ['A', ['/a/']],
  ]);
  expect(countOf(groups)).toBe(3);
  expect(groups[0]?.rows.map(({ icon }) => icon)).toEqual(['file', 'hash']);
});

const heading = (url: string, page: string): SearchHit => hit(url, 'B', ['B', page]);
const urlsOf = (hits: readonly SearchHit[]): string[][] =>
  pagesOf(hits).map((rows) => rows.map(({ url, inside }) => (inside ? `  ${url}` : url)));

test('headings stand below their page, which need not have been found itself', () => {
  const hits = [heading('/b/#one', 'Page B'), hit('/a/', 'A'), heading('/b/#two', 'Page B')];
  expect(urlsOf(hits)).toEqual([['/b/', '  /b/#one', '  /b/#two'], ['/a/']]);
  const [page] = pagesOf(hits)[0] ?? [];
  expect(page).toMatchObject({ title: { text: 'Page B' }, trail: ['B'], icon: 'file', page: true });
  expect(urlsOf([heading('/b/#one', 'Page B'), hit('/b/', 'B')])).toEqual([['/b/', '  /b/#one']]);
});

test('a heading that is alone, or whose page has no name, stands for itself', () => {
  expect(urlsOf([heading('/b/#one', 'Page B'), heading('/c/#one', 'Page C')])).toEqual([
    ['/b/#one'],
    ['/c/#one'],
  ]);
  expect(urlsOf([hit('/b/#one', 'B'), hit('/b/#two', 'B')])).toEqual([['/b/#one', '/b/#two']]);
});

test('the list comes back to a section whose pages stand apart', () => {
  const hits = [hit('/b/', 'B'), hit('/a/', 'A'), hit('/b/#one', 'B'), hit('/b2/', 'B')];
  const runs = runsOf(hits).map(({ name, rows }) => [name, rows.map(({ url }) => url)]);
  expect(runs).toEqual([
    ['B', ['/b/', '/b/#one']],
    ['A', ['/a/']],
    ['More in B', ['/b2/']],
  ]);
  expect(groupsOf(hits).map(({ name, rows }) => [name, rows.length])).toEqual([
    ['B', 3],
    ['A', 1],
  ]);
});

test('Enter opens the best hit, though its page stands above it', () => {
  const hits = [heading('/b/#one', 'Page B'), heading('/b/#two', 'Page B'), hit('/a/', 'A')];
  expect(bestRow(runsOf(hits), hits)).toBe(1);
  expect(bestRow(groupsOf(hits.slice(2)), hits)).toBe(0);
  expect(bestRow([], [])).toBe(0);
});

test('a list that is cut ends with all rows of its last page', () => {
  const hits = [hit('/a/', 'A'), hit('/b/', 'B'), hit('/b/#one', 'B'), hit('/c/', 'B')];
  const cut = (most: number): number[] => firstRows(runsOf(hits), most).map((g) => g.rows.length);
  expect([1, 2, 3, 4, 9].map(cut)).toEqual([[1], [1, 2], [1, 2], [1, 3], [1, 3]]);
});

test('a trail repeats neither itself nor the title', () => {
  const [group] = groupsOf([
    hit('/glossary/#hash', 'Glossary', ['Glossary', 'Glossary']),
    hit('/x/', 'X', ['X', 'Title /x/']),
  ]);
  expect(group?.rows[0]?.trail).toEqual(['Glossary']);
  expect(groupsOf([hit('/x/', 'X', ['X', 'Title /x/'])])[0]?.rows[0]?.trail).toEqual(['X']);
});

test('without a memory only what is often needed is suggested', () => {
  expect(startGroups([]).map(({ name }) => name)).toEqual(['Often needed']);
  const recent = [{ url: '/a/', title: 'A', trail: [], page: true }];
  const [first, second] = startGroups(recent);
  expect([first?.name, second?.name]).toEqual(['Recent', 'Often needed']);
  expect(first?.rows[0]?.icon).toBe('clock');
  expect(second?.rows).toHaveLength(OFTEN_NEEDED.length);
});
