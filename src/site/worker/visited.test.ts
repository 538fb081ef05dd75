import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAVED_CACHE, VISITED_CACHE } from '../../model/offline.ts';
import {
  type FakeCaches,
  fakeCaches,
  fakeNetwork,
  marked,
  named,
  page,
  script,
} from './fake-caches.ts';
import { isVisited, keepVisited } from './visited.ts';

const RUNTIME = named('/assets/runtime');
const FONT = named('/assets/mono', 'font', 'woff2');
const html = (text: string): string =>
  marked('/guides/', `<script src="${RUNTIME}"></script>${text}`);
const SITE = {
  '/guides/': () => page(html('guides')),
  [RUNTIME]: () => script(),
  [FONT]: () => new Response('font', { headers: { 'content-type': 'font/woff2' } }),
};
let kept: FakeCaches;

beforeEach(() => {
  kept = fakeCaches();
});
afterEach(() => vi.unstubAllGlobals());

const visited = (files: string[]) => keepVisited({ type: 'visited', path: '/guides/', files });

test('only the message of a page counts', () => {
  expect(isVisited({ type: 'visited', path: '/', files: [] })).toBe(true);
  for (const other of [null, undefined, 'visited', { type: 'other' }]) {
    expect(isVisited(other)).toBe(false);
  }
});

test('a page the worker did not see asked for is fetched with the files it names and used', async () => {
  fakeNetwork(SITE);
  await visited([RUNTIME, FONT, '/paths.txt']);
  expect(kept.paths(VISITED_CACHE)).toEqual([RUNTIME, FONT, '/guides/']);
});

test('what is there already is not fetched again', async () => {
  fakeNetwork(SITE);
  await visited([RUNTIME]);
  const asked = fakeNetwork(SITE);
  await visited([RUNTIME, FONT]);
  expect(asked).toEqual([FONT]);
});

test('a page of another release is fetched anew', async () => {
  fakeNetwork({ ...SITE, '/guides/': () => page(marked('/guides/', 'an older one')) });
  await visited([]);
  fakeNetwork(SITE);
  await visited([RUNTIME]);
  expect(await kept.text(VISITED_CACHE, '/guides/')).toBe(html('guides'));
});

test('a file that is missing does not cost the page', async () => {
  fakeNetwork({ ...SITE, [FONT]: () => new Response('', { status: 404 }) });
  await visited([RUNTIME, FONT]);
  expect(kept.paths(VISITED_CACHE)).toEqual([RUNTIME, '/guides/']);
});

test('an address without a page is not kept', async () => {
  fakeNetwork({ '/guides/': () => new Response('', { status: 404 }) });
  await expect(visited([])).rejects.toThrow('/guides/ answered 404');
  expect(kept.paths(VISITED_CACHE)).toEqual([]);
});

test('a saved page is renewed with its files; others are not saved by a visit', async () => {
  fakeNetwork(SITE);
  await visited([RUNTIME]);
  expect(kept.paths(SAVED_CACHE)).toEqual([]);
  await (await caches.open(SAVED_CACHE)).put('/guides/', page('an older one'));
  await visited([RUNTIME]);
  expect(await kept.text(SAVED_CACHE, '/guides/')).toBe(html('guides'));
  expect(kept.paths(SAVED_CACHE)).toEqual([RUNTIME, '/guides/']);
});

test('a saved page keeps its old text while a file of the new one is missing', async () => {
  await (await caches.open(SAVED_CACHE)).put('/guides/', page('an older one'));
  fakeNetwork({ '/guides/': SITE['/guides/'] });
  await visited([RUNTIME]);
  expect(await kept.text(SAVED_CACHE, '/guides/')).toBe('an older one');
});

const WRONG: [string, string, () => Response][] = [
  ['an empty script', RUNTIME, () => script('')],
  ['a foreign script', RUNTIME, () => script('foreign')],
  ['a login page', '/guides/', () => page('<title>Sign in</title></html>')],
  ['half of the page', '/guides/', () => page(html('guides').slice(0, -7))],
  ['another page of the site', '/guides/', () => page(marked('/concepts/', 'concepts'))],
];

test.each(WRONG)('%s is asked for again and not kept', async (_what, path, wrong) => {
  const asked = fakeNetwork({ ...SITE, [path]: wrong });
  await visited([RUNTIME]).catch(() => {});
  expect(asked.filter((each) => each === path)).toHaveLength(2);
  expect(kept.paths(VISITED_CACHE)).not.toContain(path);
});

test.each(WRONG)('%s never takes the place of a whole copy', async (_what, path, wrong) => {
  fakeNetwork({ '/guides/': () => page(marked('/guides/', 'an older one')) });
  await visited([]);
  fakeNetwork({ ...SITE, [path]: wrong });
  await visited([RUNTIME]).catch(() => {});
  expect(await kept.text(VISITED_CACHE, '/guides/')).toContain('an older one');
});

test('one wrong answer costs nothing', async () => {
  let times = 0;
  fakeNetwork({ ...SITE, [RUNTIME]: () => script(times++ === 0 ? '' : 'x') });
  await visited([RUNTIME]);
  expect(await kept.text(VISITED_CACHE, RUNTIME)).toBe('x');
});
