import { expect, test } from 'vitest';
import type { SearchAnswer, SearchHit } from '../../../search/service.ts';
import type { Asked } from './asker.ts';
import { noteText, resultsText, statusText } from './status-text.ts';

const hit: SearchHit = {
  url: '/a/',
  title: { text: 'A', marks: [] },
  trail: [],
  excerpt: { text: '', marks: [] },
  kind: 'Guide',
  group: 'Guides',
  page: true,
};
const asked = (over: Partial<SearchAnswer>): Asked => ({
  kind: 'answer',
  answer: {
    query: 'x ',
    hits: [hit],
    approximate: false,
    without: [],
    near: [],
    unwritten: null,
    ...over,
  },
});

test('one result is not results', () => {
  const all = (count: number): string => resultsText(count, count);
  expect([0, 1, 24].map(all)).toEqual(['0 results', '1 result', '24 results']);
  expect(resultsText(24, 61)).toBe('24 of 61 results');
});

test('results are told as a number, with the filter they are in', () => {
  expect(statusText(asked({}), resultsText(24, 24), null)).toBe('24 results');
  expect(statusText(asked({}), resultsText(8, 8), 'Guides')).toBe('8 results in Guides');
});

test('similar spellings are called that, to eyes and ears', () => {
  const near = asked({ approximate: true });
  expect(noteText(near)).toBe('Nothing matches “x” exactly. Results for similar spellings.');
  expect(statusText(near, resultsText(3, 3), null)).toBe(`${noteText(near)} 3 results`);
});

test('words that were left out are named, to eyes and ears', () => {
  const fewer = asked({ without: ['deploy', 'vite'] });
  expect(noteText(fewer)).toBe('Nothing has all these words. Results without “deploy” and “vite”.');
  expect(statusText(fewer, resultsText(3, 3), null)).toBe(`${noteText(fewer)} 3 results`);
});

test('a name that is known but not described is said so above what was found', () => {
  const known = asked({ unwritten: 'resolve.alias' });
  expect(noteText(known)).toBe('No page describes resolve.alias yet. These come near it.');
});

test('nothing found names the query, and waiting says so', () => {
  expect(statusText(asked({ hits: [] }), resultsText(0, 0), null)).toBe('No results for “x”');
  expect(noteText(asked({ hits: [], approximate: true }))).toBe('');
  expect(statusText({ kind: 'loading' }, resultsText(0, 0), null)).toBe('Searching');
});

test('before typing nothing is said; a failure is an alert of its own', () => {
  expect(statusText(null, resultsText(5, 5), null)).toBe('');
  expect(statusText({ kind: 'failed' }, resultsText(0, 0), null)).toBe('');
});
