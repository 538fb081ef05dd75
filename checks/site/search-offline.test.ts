// The search without a network: once opened, it answers from the kept index, in this tab and in the next.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import {
  SEARCH_POINTER,
  type SearchHeads,
  type SearchPointer,
} from '../../src/model/search/search-file.ts';
import { hydrated, open, origin } from './browser.ts';
import { DIST } from './routes.ts';

const read = <T>(path: string): T => JSON.parse(readFileSync(DIST + path, 'utf8'));
const pointer = read<SearchPointer>(SEARCH_POINTER);
const { texts } = read<SearchHeads>(pointer.file);
const ALL = [...texts, pointer.file].sort();
/** Not in dist/. */
const RELEASED = '/assets/search.000000000000.json';
const WORKER = /\/assets\/search-worker\.[0-9a-f]+\.js$/;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function visit(page: Page): Promise<void> {
  await page.goto(`${origin}/concepts/`, { waitUntil: 'networkidle' });
  await hydrated(page);
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill(query);
}

const results = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('option');
/** Names that are not suggested before anything is typed. */
const found = (page: Page, text: string) =>
  results(page).filter({ hasText: text }).first().waitFor();

/** Paths of the kept files. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('search')).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  });

/** The first search leaves copies of the shipped files. */
async function keepIndex(page: Page): Promise<void> {
  await search(page, 'hashDigest');
  await found(page, 'output.hashDigest');
  await expect.poll(() => kept(page)).toEqual(ALL);
}

test('the pointer is asked for each time, what it leads to is kept for good', async () => {
  const header = async (path: string) =>
    (await fetch(origin + path)).headers.get('cache-control') ?? '';
  expect(await header(SEARCH_POINTER)).toBe('no-cache');
  expect(pointer.file).toMatch(/^\/assets\/search\.[0-9a-f]+\.json$/);
  expect(texts.length).toBeGreaterThan(5);
  for (const file of ALL) {
    expect(await header(file)).toBe('public, max-age=31536000, immutable');
  }
});

test('with the network off, this tab and a new one answer from the kept index', async () => {
  const { page, close } = await open(browser);
  await visit(page);
  const next = await page.context().newPage();
  await visit(next);
  await keepIndex(page);

  await page.context().setOffline(true);
  await search(page, 'crossOriginLoading');
  await found(page, 'output.crossOriginLoading');
  // This one starts a worker of its own, which has no index in memory.
  await next.bringToFront();
  await search(next, 'css-loader');
  await found(next, 'css-loader');
  await close();
});

test('with the network off and nothing kept there is no answer', async () => {
  const { page, close } = await open(browser);
  await visit(page);
  const next = await page.context().newPage();
  await visit(next);
  await keepIndex(page);
  await page.evaluate(() => caches.delete('search'));
  await page.context().setOffline(true);
  await next.bringToFront();
  await search(next, 'css-loader');
  await next.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await results(next).count()).toBe(0);

  await page.context().setOffline(false);
  await next.getByRole('button', { name: 'Try again' }).click();
  await found(next, 'css-loader');
  await close();
});

test('a new release is searched at once, and the file before is not kept', async () => {
  const { page, close } = await open(browser);
  await visit(page);
  await keepIndex(page);

  const { pages, ...rest } = read<SearchHeads>(pointer.file);
  const [first, ...others] = pages;
  const news = { ...first, title: 'Zebrafinch' };
  const body = JSON.stringify({ ...rest, pages: [news, ...others] });
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const released = `/assets/search.${hash}.json`;
  await page.route(origin + SEARCH_POINTER, (route) =>
    route.fulfill({ json: { ...pointer, file: released } }),
  );
  await page.route(origin + released, (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  await search(page, 'zebrafinch');
  await found(page, 'Zebrafinch');
  await expect.poll(() => kept(page)).toEqual([...texts, released].sort());
  await close();
});

test('while the file of a new release does not arrive, the kept one answers', async () => {
  const { page, close } = await open(browser);
  await visit(page);
  await keepIndex(page);
  await page.route(origin + SEARCH_POINTER, (route) =>
    route.fulfill({ json: { ...pointer, file: RELEASED } }),
  );
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  await search(page, 'crossOriginLoading');
  await found(page, 'output.crossOriginLoading');
  expect(await kept(page)).toEqual(ALL);
  await close();
});

test.each([
  ['is missing', 'delete WorkerGlobalScope.prototype.caches;'],
  ['throws', "Object.defineProperty(self, 'caches', { get() { throw new DOMException('no'); } });"],
  ['refuses', 'CacheStorage.prototype.open = async () => { throw new DOMException("no"); };'],
  ['is full', 'Cache.prototype.put = async () => { throw new DOMException("no"); };'],
])('where storage %s the search works, just not offline', async (_, before) => {
  const { page, complaints, close } = await open(browser);
  let blocked = 0;
  // A page's script cannot change its worker's globals, so the worker's own script begins with it.
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    blocked += 1;
    await route.fulfill({ response, body: `${before}\n${await response.text()}` });
  });
  await visit(page);
  await search(page, 'hashDigest');
  await found(page, 'output.hashDigest');
  expect(blocked).toBe(1);
  expect(await kept(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
