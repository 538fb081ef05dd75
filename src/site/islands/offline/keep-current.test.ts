// Saving end to end over a server and caches that can fail: what is there afterwards, and what is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COPY_HEADER } from '../../../model/copy-header.ts';
import { type OfflineList, type OfflineSection, SAVED_CACHE } from '../../../model/offline.ts';
import { SEARCH_CACHE } from '../../../model/search/search-file.ts';
import { type FakeCaches, fakeCaches } from '../../worker/fake-caches.ts';
import { keepCurrent, NoRoom } from './keep-current.ts';
import { allBytes, readSaved, removeSaved } from './saved.ts';

const asset = (path: string, bytes = 10) => ({ path, bytes });
const section = (name: string, pages: number): OfflineSection => ({
  name,
  title: name,
  pages: Array.from({ length: pages }, (_, index) => ({
    ...asset(`/${name}/${index}/`, 100),
    title: `Page ${index}`,
  })),
  files: [asset(`/assets/${name}.js`), asset('/assets/both.png')],
});
const listOf = (release: string): OfflineList => ({
  format: 1,
  release,
  sections: [section('api', 2), section('guides', 3)],
  shared: {
    files: [asset(`/assets/runtime.${release}.js`), asset('/assets/main.css')],
    search: asset(`/assets/search.${release}.json`, 1000),
  },
});
const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  png: 'image/png',
  json: 'application/json',
};

let stored: FakeCaches;
let release: string;
let asked: string[];
let answers: Map<string, () => Response>;
beforeEach(() => {
  stored = fakeCaches();
  release = 'a';
  asked = [];
  answers = new Map();
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    await Promise.resolve();
    signal?.throwIfAborted();
    if (path !== '/offline.json') asked.push(path);
    return answers.get(path)?.() ?? server(path);
  });
});
afterEach(() => vi.unstubAllGlobals());

function server(path: string): Response {
  if (path === '/offline.json') return Response.json(listOf(release));
  const type = path.endsWith('/') ? 'text/html' : TYPES[path.slice(path.lastIndexOf('.') + 1)];
  const body = `<script src="/assets/runtime.${release}.js"></script>`;
  return new Response(body, { headers: { 'content-type': type ?? '', vary: 'x', date: 'now' } });
}
const save = (name: string, rest: { signal?: AbortSignal; onProgress?: () => void } = {}) =>
  keepCurrent({ name, signal: new AbortController().signal, onProgress: () => undefined, ...rest });
const saved = (): string[] => stored.paths(SAVED_CACHE).sort();
const GUIDES = ['/guides/0/', '/guides/1/', '/guides/2/'];
const noteOf = (name: string): string => `/offline.json?section=${name}`;

test('all of a section and what it shares is kept, the search in its own cache', async () => {
  const onProgress = vi.fn();
  await save('guides', { onProgress });
  expect(saved()).toEqual(
    [
      ...GUIDES,
      '/assets/both.png',
      '/assets/guides.js',
      '/assets/main.css',
      '/assets/runtime.a.js',
      noteOf('guides'),
    ].sort(),
  );
  expect(stored.paths(SEARCH_CACHE).sort()).toEqual(['/assets/search.a.json']);
  expect(onProgress).toHaveBeenLastCalledWith(1340, 1340);
  expect(onProgress).toHaveBeenCalledTimes(8);
  const [note] = await readSaved();
  expect(note).toMatchObject({ release: 'a', complete: true });
  const page = await (await caches.open(SAVED_CACHE)).match('/guides/0/');
  expect([page?.headers.get('vary'), page?.headers.get('date')]).toEqual([null, 'now']);
});

test('a second section fetches only what is new, and both count what they share once', async () => {
  await save('guides');
  asked = [];
  await save('api');
  expect(asked.sort()).toEqual(['/api/0/', '/api/1/', '/assets/api.js']);
  expect(allBytes(await readSaved())).toEqual({ all: 1020 + 300 + 200 + 30, shared: 1020 });
});

test('removing takes what no other section needs, and everything with the last', async () => {
  await save('guides');
  await save('api');
  await removeSaved('guides');
  expect(saved().filter((path) => path.includes('guides'))).toEqual([]);
  expect(saved()).toContain('/assets/both.png');
  expect(saved()).toContain('/assets/runtime.a.js');
  await removeSaved('api');
  expect(saved()).toEqual([]);
  expect(stored.paths(SEARCH_CACHE).sort()).toEqual([]);
});

test('a file that fails is named, and saving again fetches only the rest', async () => {
  answers.set('/guides/2/', () => new Response('', { status: 500 }));
  await expect(save('guides')).rejects.toThrow('/guides/2/ answered 500.');
  expect(await readSaved()).toMatchObject([{ complete: false }]);
  expect(saved()).toContain('/guides/0/');
  answers.clear();
  asked = [];
  await save('guides');
  expect(asked).not.toContain('/guides/0/');
  expect(asked).toContain('/guides/2/');
  expect(await readSaved()).toMatchObject([{ complete: true }]);
});

test.each([
  [
    'an answer of another type',
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'a copy from the worker',
    () => new Response('', { headers: { 'content-type': 'text/javascript', [COPY_HEADER]: '1' } }),
  ],
])('%s is not kept', async (_what, wrong) => {
  answers.set('/assets/guides.js', wrong);
  await expect(save('guides')).rejects.toThrow('/assets/guides.js');
  expect(saved()).not.toContain('/assets/guides.js');
});

test('stopped, what is there stays for another time', async () => {
  const job = new AbortController();
  await expect(
    save('guides', { signal: job.signal, onProgress: () => job.abort() }),
  ).rejects.toThrow('aborted');
  expect(await readSaved()).toMatchObject([{ complete: false }]);
  expect(asked.length).toBeLessThan(8);
});

test('without room nothing half saved stays, other sections do', async () => {
  await save('api');
  const before = saved();
  stored.limit(before.length + 3);
  await expect(save('guides')).rejects.toThrow(NoRoom);
  expect(saved()).toEqual(before);
  stored.limit(100);
  await save('guides');
  expect(saved()).toEqual(expect.arrayContaining([...before, ...GUIDES]));
});

test('without room for an update the older copy stays', async () => {
  await save('guides');
  const before = saved();
  release = 'b';
  stored.limit(before.length + 1);
  await expect(save('guides')).rejects.toThrow(NoRoom);
  expect(saved()).toEqual(before);
  expect(await readSaved()).toMatchObject([{ release: 'a', complete: true }]);
});

test('an update fetches pages anew, keeps files of the same name and drops the others', async () => {
  await save('guides');
  release = 'b';
  asked = [];
  await save('guides');
  expect(asked.sort()).toEqual(['/assets/runtime.b.js', '/assets/search.b.json', ...GUIDES]);
  expect(saved()).not.toContain('/assets/runtime.a.js');
  expect(stored.paths(SEARCH_CACHE).sort()).toEqual(['/assets/search.b.json']);
});

test('a page that the worker renewed keeps the files of its release', async () => {
  await save('guides');
  await save('api');
  const cache = await caches.open(SAVED_CACHE);
  await cache.put('/guides/0/', new Response('<script src="/assets/runtime.b.js">'));
  await cache.put('/assets/runtime.b.js', new Response(''));
  await cache.put('/assets/runtime.c.js', new Response(''));
  await removeSaved('api');
  expect(saved()).toContain('/assets/runtime.b.js');
  expect(saved()).not.toContain('/assets/runtime.c.js');
});

test('a deploy in the middle ends in one release', async () => {
  let lists = 0;
  answers.set('/offline.json', () => {
    lists += 1;
    const list = Response.json(listOf(release));
    release = 'b';
    return list;
  });
  await save('guides');
  expect(lists).toBe(2);
  expect(await readSaved()).toMatchObject([{ release: 'b', complete: true }]);
  expect(saved()).not.toContain('/assets/runtime.a.js');
});

test('a server that never agrees with its list is given up', async () => {
  answers.set(
    '/guides/0/',
    () => new Response('old', { headers: { 'content-type': 'text/html' } }),
  );
  await expect(save('guides')).rejects.toThrow('updated meanwhile');
});
