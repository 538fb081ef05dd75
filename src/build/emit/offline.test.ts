import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OfflineList } from '../../model/offline.ts';
import type { Nav } from '../../model/record.ts';
import { SEARCH_FORMAT } from '../../model/search/search-file.ts';
import { offlineList } from './offline.ts';

/** Names a file with texts. */
const HEADS = JSON.stringify({ texts: ['/assets/search-api.123abc123abc.json'] });

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'offline-list-'));
  for (const chunk of ['cards', 'later', 'search', 'search-worker']) {
    write(`/assets/${chunk}.123abc123abc.js`, chunk);
  }
  write('/assets/main.123abc123abc.js', 'main');
  write('/assets/picture.123abc123abc.png', 'four');
  write('/assets/mono.123abc123abc.woff2', 'font');
  write('/assets/home.123abc123abc.js', 'of another screen');
  write('/assets/search-api.123abc123abc.json', '{}');
  write('/assets/search.123abc123abc.json', HEADS);
  write(
    '/search-index.json',
    JSON.stringify({ format: SEARCH_FORMAT, file: '/assets/search.123abc123abc.json' }),
  );
  for (const section of ['api', 'apis', 'guides']) {
    write(`/a/${section}.123abc123abc.js`, 'anchors');
    write(`/s/${section}.123abc123abc.js`, 'navigation');
  }
  write('/api/index.html', MAIN);
  write('/guides/index.html', `${MAIN}<img src="/assets/picture.123abc123abc.png">é`);
  write('/guides/a/index.html', `${MAIN}<b data-island="cards"></b> src="/assets/sample.js"`);
});
afterEach(() => rmSync(dist, { recursive: true }));

const MAIN = '<script src="/assets/main.123abc123abc.js"></script>';
function write(path: string, text: string): void {
  mkdirSync(dirname(dist + path), { recursive: true });
  writeFileSync(dist + path, text);
}
const nav = (section: string, ...urls: string[]): Nav => ({
  section,
  title: section.toUpperCase(),
  items: urls.map((url) => ({ title: `T ${url}`, url, anchored: false })),
});
const NAVIGATION = new Map([
  ['api', nav('api', '/api/')],
  ['blog', nav('blog', '/blog/')],
  ['guides', nav('guides', '/guides/', '/guides/a/')],
]);
const list = (): OfflineList => offlineList(dist, NAVIGATION);
const paths = (assets: readonly { path: string }[] = []): string[] =>
  assets.map(({ path }) => path).sort();

test('a section has its pages with title and size, and the files that only it needs', () => {
  const [api, guides, ...more] = list().sections;
  expect(more).toEqual([]);
  expect([api?.name, api?.title]).toEqual(['api', 'API']);
  expect(guides?.pages[0]).toEqual({
    path: '/guides/',
    title: 'T /guides/',
    bytes: Buffer.byteLength(`${MAIN}<img src="/assets/picture.123abc123abc.png">é`),
  });
  expect(paths(api?.files)).toEqual(['/a/api.123abc123abc.js', '/s/api.123abc123abc.js']);
  expect(paths(guides?.files)).toEqual([
    '/a/guides.123abc123abc.js',
    '/assets/cards.123abc123abc.js',
    '/assets/picture.123abc123abc.png',
    '/s/guides.123abc123abc.js',
  ]);
  expect(guides?.files).toContainEqual({ path: '/assets/picture.123abc123abc.png', bytes: 4 });
});

test('what every section needs is listed once, with fonts and the search', () => {
  const { files, search } = list().shared;
  expect(paths(files)).toEqual(
    ['later', 'main', 'mono', 'search-worker', 'search'].map(
      (name) => `/assets/${name}.123abc123abc.${name === 'mono' ? 'woff2' : 'js'}`,
    ),
  );
  expect(search).toEqual([
    { path: '/assets/search-api.123abc123abc.json', bytes: 2 },
    { path: '/assets/search.123abc123abc.json', bytes: HEADS.length },
  ]);
});

test('the release follows the text of pages, also when nothing else changes', () => {
  const before = list().release;
  expect(list().release).toBe(before);
  write('/api/index.html', MAIN.replace('script>', 'SCRIPT>'));
  expect(list().release).not.toBe(before);
});

test('a chunk that is not there stops the build', () => {
  rmSync(`${dist}/assets/later.123abc123abc.js`);
  expect(list).toThrow('"later"');
});
