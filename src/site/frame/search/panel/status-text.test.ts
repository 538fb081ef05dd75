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
  expect([0, 1, 24].map(resultsText)).toEqual(['0 results', '1 result', '24 results']);
});

test('results are told as a number, with the filter they are in', () => {
  expect(statusText(asked({}), 24, null)).toBe('24 results');
  expect(statusText(asked({}), 8, 'Guides')).toBe('8 results in Guides');
});

test('similar spellings are called that, to eyes and ears', () => {
  const near = asked({ approximate: true });
  expect(noteText(near)).toBe('Nothing matches “x” exactly. Results for similar spellings.');
  expect(statusText(near, 3, null)).toBe(`${noteText(near)} 3 results`);
});

test('words that were left out are named, to eyes and ears', () => {
  const fewer = asked({ without: ['deploy', 'vite'] });
  expect(noteText(fewer)).toBe('Nothing has all these words. Results without “deploy” and “vite”.');
  expect(statusText(fewer, 3, null)).toBe(`${noteText(fewer)} 3 results`);
});

test('a name that is known but not described is said so above what was found', () => {
  const known = asked({ unwritten: 'resolve.alias' });
  expect(noteText(known)).toBe('No page describes resolve.alias yet. These come near it.');
});

test('nothing found names the query, and waiting says so', () => {
  expect(statusText(asked({ hits: [] }), 0, null)).toBe('No results for “x”');
  expect(noteText(asked({ hits: [], approximate: true }))).toBe('');
  expect(statusText({ kind: 'loading' }, 0, null)).toBe('Searching');
});

test('before typing nothing is said; a failure is an alert of its own', () => {
  expect(statusText(null, 5, null)).toBe('');
  expect(statusText({ kind: 'failed' }, 0, null)).toBe('');
});
