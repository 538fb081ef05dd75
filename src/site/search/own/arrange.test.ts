import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import type { Found } from './found.ts';

const found = (url: string, score: number): Found => {
  const [address = '', id = ''] = url.split('#');
  const group = address.split('/')[1] ?? '';
  const part = { id, heading: id, kind: 'Page' as const, names: [], text: '' };
  return {
    section: { page: page(address, group), part },
    rank: 0,
    score,
    terms: [],
  };
};

const pages = new Map<string, Found['section']['page']>();

function page(url: string, group: string): Found['section']['page'] {
  const known = pages.get(url) ?? { url, title: url, group, parts: [] };
  pages.set(url, known);
  return known;
}

const urls = (all: readonly Found[]): string[] =>
  arrange(all, { url: '/' }, null).map(({ url }) => url);

test('the five best pages come first, whatever else their sections have', () => {
  const guides = [9, 8, 7, 6, 5, 4, 3, 2].map((score) => found(`/guides/${score}/`, score));
  const others = [found('/glossary/#hash', 8.5), found('/api/one/', 3.5)];
  expect(urls([...guides, ...others])).toEqual([
    '/guides/9/',
    '/glossary/#hash',
    '/guides/8/',
    '/guides/7/',
    '/guides/6/',
    '/guides/5/',
    '/guides/4/',
    '/guides/3/',
    '/guides/2/',
    '/api/one/',
  ]);
});

test('a page has at most three headings, and itself', () => {
  const long = [9, 8, 7, 6, 5].map((score) => found(`/guides/long/#${score}`, score));
  expect(urls([...long, found('/guides/long/', 4), found('/guides/other/', 8.5)])).toEqual([
    '/guides/long/#9',
    '/guides/other/',
    '/guides/long/#8',
    '/guides/long/#7',
    '/guides/long/',
  ]);
});
