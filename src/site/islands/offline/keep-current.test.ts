// Saving end to end over a server and caches that can fail: what is there afterwards, and what is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COPY_HEADER } from '../../../model/copy-header.ts';
import {
  OFFLINE_FORMAT,
  type OfflineList,
  type OfflineSection,
  SAVED_CACHE,
} from '../../../model/offline.ts';
import { SEARCH_CACHE } from '../../../model/search/search-file.ts';
import { type FakeCaches, fakeCaches, marked, named } from '../../worker/fake-caches.ts';
import { keepCurrent, NoRoom } from './keep-current.ts';
import { allBytes, readSaved, removeSaved } from './saved.ts';

/** Some files are of one release; each has its own name as its text. */
const file = (path: string, of = ''): string => {
  const [, name = '', extension] = /^(.*)\.(\w+)$/.exec(path) ?? [];
  texts.set(named(name, path + of, extension), path + of);
  return named(name, path + of, extension);
};
const texts = new Map<string, string>();
const runtime = (of: string): string => file('/assets/runtime.js', of);
const search = (of: string): string => file('/assets/search.json', of);
const [BOTH, MAIN] = [file('/assets/both.png'), file('/assets/main.css')];
const own = (name: string): string => file(`/assets/${name}.js`);
const asset = (path: string, bytes = 10) => ({ path, bytes });
const section = (name: string, pages: number): OfflineSection => ({
  name,
  title: name,
  pages: Array.from({ length: pages }, (_, index) => ({
    ...asset(`/${name}/${index}/`, 100),
    title: `Page ${index}`,
  })),
  files: [asset(own(name)), asset(BOTH)],
});
const listOf = (release: string): OfflineList => ({
  format: OFFLINE_FORMAT,
  release,
  sections: [section('api', 2), section('guides', 3)],
  shared: {
    files: [asset(runtime(release)), asset(MAIN)],
    search: [asset(search(release), 1000)],
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
  const html = marked(path, `<script src="${runtime(release)}"></script>`);
  const body = texts.get(path) ?? html;
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
    [...GUIDES, BOTH, own('guides'), MAIN, runtime('a'), noteOf('guides')].sort(),
  );
  expect(stored.paths(SEARCH_CACHE).sort()).toEqual([search('a')]);
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
  expect(asked.sort()).toEqual(['/api/0/', '/api/1/', own('api')]);
  expect(allBytes(await readSaved())).toEqual({ all: 1020 + 300 + 200 + 30, shared: 1020 });
});

test('removing takes what no other section needs, and everything with the last', async () => {
  await save('guides');
  await save('api');
  await removeSaved('guides');
  expect(saved().filter((path) => path.includes('guides'))).toEqual([]);
  expect(saved()).toContain(BOTH);
  expect(saved()).toContain(runtime('a'));
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
    'an empty answer of its type',
    () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
  ],
  [
    'a copy from the worker',
    () =>
      new Response('/assets/guides.js', {
        headers: { 'content-type': 'text/javascript', [COPY_HEADER]: '1' },
      }),
  ],
])('%s is not kept', async (_what, wrong) => {
  answers.set(own('guides'), wrong);
  await expect(save('guides')).rejects.toThrow(own('guides'));
  expect(saved()).not.toContain(own('guides'));
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
  expect(asked.sort()).toEqual([runtime('b'), search('b'), ...GUIDES]);
  expect(saved()).not.toContain(runtime('a'));
  expect(stored.paths(SEARCH_CACHE).sort()).toEqual([search('b')]);
});

test('a page that the worker renewed keeps the files of its release', async () => {
  await save('guides');
  await save('api');
  const cache = await caches.open(SAVED_CACHE);
  await cache.put('/guides/0/', new Response(`<script src="${runtime('b')}">`));
  await cache.put(runtime('b'), new Response(''));
  await cache.put(runtime('c'), new Response(''));
  await removeSaved('api');
  expect(saved()).toContain(runtime('b'));
  expect(saved()).not.toContain(runtime('c'));
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
  expect(saved()).not.toContain(runtime('a'));
});

test('a server that never agrees with its list is given up', async () => {
  answers.set(
    '/guides/0/',
    () => new Response(marked('/guides/0/', 'old'), { headers: { 'content-type': 'text/html' } }),
  );
  await expect(save('guides')).rejects.toThrow('updated meanwhile');
});

test('a login page takes the place of no saved page', async () => {
  await save('guides');
  release = 'b';
  answers.set(
    '/guides/0/',
    () => new Response('Sign in</html>', { headers: { 'content-type': 'text/html' } }),
  );
  await expect(save('guides')).rejects.toThrow('/guides/0/ answered something else.');
  expect(await stored.text(SAVED_CACHE, '/guides/0/')).toContain(runtime('a'));
});
