import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COPY_HEADER } from '../../model/copy-header.ts';
import { CORE_CACHE, OFFLINE_PATH, SAVED_CACHE, VISITED_CACHE } from '../../model/offline.ts';
import { answer } from './answer.ts';
import {
  cutOff,
  type FakeCaches,
  fakeCaches,
  fakeNetwork,
  marked,
  named,
  page,
  script,
} from './fake-caches.ts';
import type { WorkerFetchEvent } from './scope.ts';

const FILE = named('/assets/a', 'code');
const ROOT = '<div id="root">text</div>';
const SEARCH = marked('/search/', ROOT);
const LINE = 'Offline copy from November 15, 2026.';
let kept: FakeCaches;

beforeEach(() => {
  kept = fakeCaches();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Asked {
  mode?: RequestMode;
  method?: string;
  cache?: RequestCache;
  destination?: RequestDestination;
  headers?: Record<string, string>;
}

/** What the browser would get, and all that the worker does beside. */
function ask(path: string, { mode = 'no-cors', destination = '', ...init }: Asked = {}) {
  const work: Promise<unknown>[] = [];
  const request = new Request(new URL(path, 'https://site.example'), init);
  // Only a browser makes requests of this mode.
  Object.defineProperty(request, 'mode', { value: mode });
  Object.defineProperty(request, 'destination', { value: destination });
  const event = {
    request,
    waitUntil: (more: Promise<unknown>) => work.push(more),
  } as unknown as WorkerFetchEvent;
  return { answered: answer(event), done: () => Promise.all(work) };
}

async function visit(path: string): Promise<{ status: number; text: string }> {
  const { answered, done } = ask(path, { mode: 'navigate' });
  const response = await answered;
  const text = (await response?.text()) ?? '';
  await done();
  return { status: response?.status ?? 0, text };
}

const put = async (name: string, path: string, response: Response): Promise<void> =>
  (await caches.open(name)).put(path, response);

test.each<[string, string, Asked]>([
  ['other hosts', 'https://other.example/', { mode: 'navigate' }],
  ['other methods', '/guides/', { method: 'POST' }],
  ['parts of a file', FILE, { headers: { range: 'bytes=0-9' } }],
  ['hashed files with a query', `${FILE}?x`, {}],
  ["the search's own file", named('/assets/search', '{}', 'json'), {}],
  ['other files', '/paths.txt', {}],
  ['who asks for the network only', '/guides/', { cache: 'reload' }],
])('%s are left to the browser', (_what, path, asked) => {
  expect(ask(path, asked).answered).toBeNull();
});

test('a page comes from the network and is kept, whatever its query is', async () => {
  fakeNetwork({ '/search/': () => page(SEARCH) });
  expect((await visit('/search/?q=x')).text).toBe(SEARCH);
  expect(kept.paths(VISITED_CACHE)).toEqual(['/search/']);
});

test('a whole older page stays until the files of the new one are there', async () => {
  await put(VISITED_CACHE, '/guides/', page('older'));
  const html = marked('/guides/', `<script src="${FILE}"></script>`);
  fakeNetwork({ '/guides/': () => page(html) });
  expect((await visit('/guides/')).text).toBe(html);
  expect(await kept.text(VISITED_CACHE, '/guides/')).toBe('older');
  await put(VISITED_CACHE, FILE, script());
  await visit('/guides/');
  expect(await kept.text(VISITED_CACHE, '/guides/')).toBe(html);
});

test('without a network the kept page comes with the line of its day, outside the root', async () => {
  fakeNetwork({ '/search/': () => page(SEARCH) });
  await visit('/search/');
  fakeNetwork({});
  for (const path of ['/search/?q=y', '/search']) {
    const { status, text } = await visit(path);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<aside.*${LINE}.*</aside>${ROOT}`));
  }
});

test('a script that asks for a page gets the copy as it was, and its mark', async () => {
  await put(VISITED_CACHE, '/guides/', page(ROOT));
  fakeNetwork({});
  const response = await ask('/guides/', { cache: 'no-store' }).answered;
  expect(response?.headers.has(COPY_HEADER)).toBe(true);
  expect(await response?.text()).toBe(ROOT);
});

test('a saved page is preferred to a visited one', async () => {
  await put(VISITED_CACHE, '/guides/', page('visited'));
  await put(SAVED_CACHE, '/guides/', page('saved'));
  fakeNetwork({});
  expect((await visit('/guides/')).text).toBe('saved');
});

test('a page never visited: the offline page, without a line; without that an error', async () => {
  fakeNetwork({});
  expect(await visit('/guides/')).toEqual({ status: 0, text: '' });
  await put(CORE_CACHE, OFFLINE_PATH, page(ROOT));
  expect(await visit('/guides/')).toEqual({ status: 200, text: ROOT });
});

test('an error of the server: the kept page, without one the error itself', async () => {
  fakeNetwork({ '/guides/': () => new Response('broken', { status: 502 }) });
  expect(await visit('/guides/')).toEqual({ status: 502, text: 'broken' });
  await put(VISITED_CACHE, '/guides/', page(ROOT));
  expect((await visit('/guides/')).text).toContain(LINE);
});

test('a page that is gone is gone, and its answer is not kept', async () => {
  await put(VISITED_CACHE, '/guides/', page(ROOT));
  fakeNetwork({ '/guides/': () => new Response('gone', { status: 404 }) });
  expect(await visit('/guides/')).toEqual({ status: 404, text: 'gone' });
  expect(await kept.text(VISITED_CACHE, '/guides/')).toBe(ROOT);
});

test('no answer in 3 seconds: the kept page; the late answer is kept for the next time', async () => {
  vi.useFakeTimers();
  await put(VISITED_CACHE, '/guides/', page(ROOT));
  let arrive = (_response: Response): void => {};
  fakeNetwork({ '/guides/': () => new Promise((resolve) => (arrive = resolve)) });
  const { answered, done } = ask('/guides/', { mode: 'navigate' });
  let settled = false;
  answered?.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answered)?.text()).toContain(LINE);
  arrive(page(marked('/guides/', 'new')));
  await done();
  expect(await kept.text(VISITED_CACHE, '/guides/')).toContain('new');
});

test('who asks again does not wait behind the request that was not answered', async () => {
  vi.useFakeTimers();
  await put(VISITED_CACHE, '/guides/', page(ROOT));
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  const first = ask('/guides/', { mode: 'navigate' });
  ask('/guides/', { mode: 'navigate' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1000);
  await first.answered;
  ask('/guides/', { mode: 'navigate' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
});

test('no answer in 3 seconds and no copy: it waits on', async () => {
  vi.useFakeTimers();
  let arrive = (_response: Response): void => {};
  fakeNetwork({ '/guides/': () => new Promise((resolve) => (arrive = resolve)) });
  const { answered } = ask('/guides/', { mode: 'navigate' });
  await vi.advanceTimersByTimeAsync(60_000);
  arrive(page('late'));
  expect(await (await answered)?.text()).toBe('late');
});

test('a hashed file is asked for once', async () => {
  const asked = fakeNetwork({ [FILE]: () => script('code') });
  for (let time = 0; time < 2; time += 1) {
    const { answered, done } = ask(FILE);
    expect(await (await answered)?.text()).toBe('code');
    await done();
  }
  expect(asked).toEqual([FILE]);
});

test.each<[string, () => Response]>([
  ['is missing', () => new Response('', { status: 404 })],
  ['has another type', () => page('portal')],
  ['is empty', () => script('')],
  ['is another one', () => script('foreign')],
])('a hashed file that %s is handed on and not kept', async (_what, response) => {
  fakeNetwork({ [FILE]: response });
  const { answered, done } = ask(FILE);
  expect((await answered)?.status).toBe(response().status);
  await done();
  expect(kept.paths(VISITED_CACHE)).toEqual([]);
});

test('a hashed file that was cut off is an error, and not kept', async () => {
  fakeNetwork({ [FILE]: () => cutOff(script()) });
  const { answered, done } = ask(FILE);
  await expect(answered).rejects.toThrow('network error');
  await done();
  expect(kept.paths(VISITED_CACHE)).toEqual([]);
});

test('a wrong answer that the browser holds is passed by', async () => {
  const fetch = vi.fn(async (_path: string, { cache }: RequestInit) =>
    script(cache === 'reload' ? 'code' : ''),
  );
  vi.stubGlobal('fetch', fetch);
  const { answered, done } = ask(FILE);
  expect(await (await answered)?.text()).toBe('code');
  await done();
  expect(await kept.text(VISITED_CACHE, FILE)).toBe('code');
});

test('what is not whole is not to be kept by the page either, and a font is none at all', async () => {
  const font = named('/assets/sans', 'font', 'woff2');
  const empty = () => new Response('', { headers: { 'content-type': 'font/woff2' } });
  fakeNetwork({ [FILE]: () => script(''), [font]: empty });
  expect((await ask(FILE).answered)?.headers.get('cache-control')).toBe('no-store');
  expect((await ask(font, { destination: 'font' }).answered)?.type).toBe('error');
});

test('a login page is shown and takes the place of no copy', async () => {
  await put(VISITED_CACHE, '/guides/', page(ROOT));
  fakeNetwork({ '/guides/': () => page('Sign in') });
  expect((await visit('/guides/')).text).toBe('Sign in');
  expect(await kept.text(VISITED_CACHE, '/guides/')).toBe(ROOT);
});

test('a page that cannot use its copy of a file gets another, and so do all caches', async () => {
  for (const name of [SAVED_CACHE, CORE_CACHE]) await put(name, FILE, script(''));
  fakeNetwork({ [FILE]: () => script('code') });
  expect(await (await ask(FILE, { cache: 'reload' }).answered)?.text()).toBe('code');
  expect(await (await ask(FILE).answered)?.text()).toBe('code');
  expect(await kept.text(CORE_CACHE, FILE)).toBe('code');
});

test('a copy stays when only something else is to be had', async () => {
  await put(SAVED_CACHE, FILE, script('code'));
  fakeNetwork({ [FILE]: () => script('') });
  expect(await (await ask(FILE, { cache: 'reload' }).answered)?.text()).toBe('');
  expect(await kept.text(SAVED_CACHE, FILE)).toBe('code');
});

test.each(['match', 'open'])('where storage throws at %s, the network answers', async (method) => {
  const refuse = async () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('caches', { ...caches, [method]: refuse });
  fakeNetwork({ '/guides/': () => page(ROOT), [FILE]: () => script('code') });
  expect(await visit('/guides/')).toEqual({ status: 200, text: ROOT });
  const { answered, done } = ask(FILE);
  expect(await (await answered)?.text()).toBe('code');
  await done();
});
