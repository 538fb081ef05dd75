import { expect, test } from 'vitest';
import type { SearchFile, SearchPart } from '../../../model/search/search-file.ts';
import { createEngine } from './engine.ts';

const part = (id: string, text: string, more: Partial<SearchPart> = {}): SearchPart => ({
  ...{ id, heading: id, kind: 'Page', names: [], text },
  ...more,
});
const file: SearchFile = {
  unwritten: [],
  pages: [
    {
      ...{ url: '/api/errors/', title: 'Errors', group: 'API' },
      parts: [
        part('', 'Messages.', { heading: '' }),
        part('package', 'It is not installed.', { messages: ["Can't resolve '…' in '…'"] }),
        part('alias', 'It is not defined.', { messages: ["Can't resolve '@/…' in '…'"] }),
      ],
    },
    {
      ...{ url: '/configuration/resolve/', title: 'Resolve', group: 'Configuration' },
      parts: [
        part('', "Can't resolve a file in a folder.", { heading: '' }),
        part('resolvealias', 'Names.', { names: ['resolve.alias'] }),
      ],
    },
  ],
};
const engine = createEngine(file);
const urls = (query: string): string[] =>
  engine.search(query, { url: '/' }).hits.map(({ url }) => url);

test('a message gets the entry with most of its letters, before pages with its words', () => {
  const first = "Error: Can't resolve 'folder' in '/app'";
  expect(urls(first)[0]).toBe('/api/errors/#package');
  expect(urls(first)).toContain('/configuration/resolve/');
  expect(urls("Can't resolve '@/a.js' in 'C:\\app\\resolve.alias'")[0]).toBe('/api/errors/#alias');
});

test('other queries are not touched', () => {
  expect(urls('resolve.alias')[0]).toBe('/configuration/resolve/#resolvealias');
  expect(urls("Can't resolve")[0]).toBe('/configuration/resolve/');
});

test('a message of which only paths are left is still answered', () => {
  expect(urls("'./a.js' in './b.js'")).toEqual([]);
  expect(urls("\u001b[31mCan't resolve './x' in './y'\u001b[39m")).not.toEqual([]);
});
