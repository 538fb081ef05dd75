import { expect, test } from 'vitest';
import { type SearchFile, withTexts } from '../../model/search/search-file.ts';
import { splitSearch } from './split-search.ts';

const part = (id: string, text: string) => ({
  id,
  heading: id,
  kind: 'Guide' as const,
  names: [],
  text,
});
const page = (url: string, ...texts: string[]) => ({
  url,
  title: url,
  group: 'Guides',
  parts: texts.map((text, at) => part(at === 0 ? '' : `part-${at}`, text)),
});
const LONG = 'one two '.repeat(100).trim();
const FILE: SearchFile = {
  pages: [
    page('/guides/', 'Guides.', 'First.', ''),
    page('/guides/caching/', LONG, 'Second.'),
    page('/glossary/', 'Words.', 'A chunk.'),
    page('/api/', 'API.'),
  ],
  unwritten: ['compiler.hooks.new'],
};

test('headings come with the beginning of each page, and texts by section', () => {
  const { heads, texts } = splitSearch(FILE);
  expect(heads.unwritten).toEqual(FILE.unwritten);
  expect(heads.pages.map(({ parts }) => parts.map(({ heading }) => heading))).toEqual(
    FILE.pages.map(({ parts }) => parts.map(({ heading }) => heading)),
  );
  expect(heads.pages[0]?.parts.map(({ text }) => text)).toEqual(['Guides.', '', '']);
  const beginning = heads.pages[1]?.parts[0]?.text ?? '';
  expect(LONG.startsWith(`${beginning} `)).toBe(true);
  expect(beginning.length).toBeGreaterThan(140);
  expect(beginning.length).toBeLessThan(165);
  expect([...texts.keys()]).toEqual(['guides', 'pages', 'api']);
  expect(texts.get('pages')).toEqual({ '/glossary/': ['Words.', 'A chunk.'] });
});

test('together they are what was split', () => {
  const { heads, texts } = splitSearch(FILE);
  expect(withTexts(heads, Object.assign({}, ...texts.values()))).toEqual(FILE);
});
