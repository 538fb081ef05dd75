// Readers come with the old site's worker, which never asks the network: ours takes over on their first visit.
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { CORE_CACHE, VISITED_CACHE } from '../../src/model/offline.ts';
import { SEARCH_CACHE } from '../../src/model/search/search-file.ts';
import { DIST } from './routes.ts';
import { type SwitchedSite, switchedSite } from './switched-site.ts';
import { cacheNames, untilKept, workerSite } from './worker-site.ts';

const OLD_SITE = join(import.meta.dirname, 'fixtures/old-site');
const PATH = '/concepts/';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A reader of the old site: its worker controls the page and has its caches. */
async function readOldSite(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect.poll(() => cacheNames(page), { timeout: 60_000 }).toHaveLength(2);
  expect((await cacheNames(page)).every((name) => name.startsWith('workbox-'))).toBe(true);
}

async function start(): Promise<{ old: SwitchedSite; page: Page; close(): Promise<void> }> {
  const old = await switchedSite(OLD_SITE);
  const { page, close } = await workerSite(browser, old.origin);
  await readOldSite(page, old.origin);
  return {
    old,
    page,
    close: async () => {
      await close();
      await old.close();
    },
  };
}

test('the first visit ends on the new page, and the old caches are gone', async () => {
  const { old, page, close } = await start();
  // What the reader had searched before stays his.
  await page.evaluate((name) => caches.open(name), SEARCH_CACHE);
  old.show(DIST);
  const documents: string[] = [];
  page.on('domcontentloaded', async () => documents.push(await page.title()));
  await page.goto(old.origin + PATH);
  await page.waitForFunction(() => document.title === 'Concepts | webpack');
  await untilKept(page, PATH);
  expect((await cacheNames(page)).sort()).toEqual([CORE_CACHE, VISITED_CACHE, SEARCH_CACHE].sort());
  expect(new URL(page.url()).pathname).toBe(PATH);
  await page.reload();
  expect(await page.title()).toBe('Concepts | webpack');
  // The old shell, the new page in its place once, and the reload: nothing loads in a circle.
  expect(documents).toEqual(['The old site', 'Concepts | webpack', 'Concepts | webpack']);
  await close();
});

test('a worker that does not purge leaves readers on the old site', async () => {
  const { old, page, close } = await start();
  const idle = 'addEventListener("install", () => skipWaiting());';
  old.show(old.copy({ '/sw.js': idle }));
  await page.goto(old.origin + PATH);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting === null && registration.installing === null;
  });
  expect((await cacheNames(page)).filter((name) => name.startsWith('workbox-'))).toHaveLength(2);
  expect(await page.title()).toBe('The old site');
  await close();
});
