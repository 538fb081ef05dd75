// Reading without a network: what was visited reads as before and says its day, all else is the offline page.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { longDate } from '../../src/model/long-date.ts';
import { CORE_CACHE, OFFLINE_PATH, VISITED_CACHE } from '../../src/model/offline.ts';
import { accessibility } from './accessibility.ts';
import { hydrated } from './browser.ts';
import { follow, heading, keptPaths, line, visitAndKeep, workerSite } from './worker-site.ts';

const READ = '/concepts/';
const CLICKED = '/concepts/entry-points/';
const UNREAD = '/guides/getting-started/';
const SOON = { timeout: 60_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const today = (): string => longDate(new Date().toISOString());

async function coreKept(page: Page): Promise<void> {
  await expect.poll(() => keptPaths(page, CORE_CACHE), SOON).toContain(OFFLINE_PATH);
}

test('without a network a visited page reads as before, under a line with its day', async () => {
  const site = await workerSite(browser);
  const { page } = site;
  const days = [today()];
  await visitAndKeep(site, READ);
  // Our typefaces are in use from the second page on.
  await page.waitForFunction(() => localStorage.getItem('faces') !== null);
  await page.reload();
  await hydrated(page);
  // A visit may end on the day after.
  days.push(today());
  const look = () =>
    page.evaluate(() => ({
      text: document.getElementById('article')?.innerText,
      font: getComputedStyle(document.body).fontFamily,
      header: document.querySelector('header')?.getBoundingClientRect().height,
      // How many is the machine's affair: one that comes late is left out for good.
      faces: [...document.fonts].some(({ status }) => status === 'loaded'),
    }));
  await page.evaluate(() => document.fonts.ready);
  const before = await look();
  expect(before.faces).toBe(true);
  expect(await line(page).count()).toBe(0);

  site.unplug();
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(days).toContain(/from (.*)\./.exec(await line(page).innerText())?.[1]);
  expect(await look()).toEqual(before);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibility(page, { within: '.offline-copy' })).toEqual([]);
  }
  expect(site.complaints).toEqual([]);

  // With the copies gone the same visit shows the offline page, so they were what was shown.
  await page.evaluate((name) => caches.delete(name), VISITED_CACHE);
  await page.reload();
  expect(await page.title()).toBe('Offline | webpack');
  await site.close();
});

test('without a network theme and search work', async () => {
  const site = await workerSite(browser);
  const { page } = site;
  await visitAndKeep(site, READ);
  const search = async (query: string, name: string): Promise<void> => {
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill(query);
    await dialog.getByRole('option').filter({ hasText: name }).first().waitFor();
    await page.keyboard.press('Escape');
  };
  await search('hashDigest', 'output.hashDigest');
  await expect
    .poll(() => keptPaths(page), SOON)
    .toEqual(expect.arrayContaining([expect.stringMatching(/\/search-worker\.[0-9a-f]+\.js$/)]));

  site.unplug();
  await page.reload();
  await hydrated(page);
  await search('crossOriginLoading', 'output.crossOriginLoading');
  const theme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const before = await theme();
  await page.getByRole('button', { name: /theme/i }).first().click();
  await expect.poll(theme, SOON).not.toBe(before);
  expect(site.complaints).toEqual([]);
  await site.close();
});

test('a page reached by a click has no document, but its chunk is kept: without a network it can be loaded', async () => {
  const site = await workerSite(browser);
  const { page } = site;
  await visitAndKeep(site, READ);
  await coreKept(page);
  await follow(page, CLICKED);
  await expect
    .poll(() => keptPaths(page), SOON)
    .toContainEqual(expect.stringMatching(/^\/p\/concepts\/entry-points\./));
  const title = await heading(page);
  const text = await page.locator('#article').innerText();

  site.unplug();
  await page.reload();
  await page.waitForFunction((it) => document.querySelector('h1')?.innerText === it, title);
  expect(await page.locator('#article').innerText()).toBe(text);
  expect(await page.title()).toBe('Entry Points | webpack');
  expect(await keptPaths(page)).not.toContain(CLICKED);
  await follow(page, READ);
  await expect.poll(() => heading(page), SOON).toBe('Concepts');
  expect(site.complaints).toEqual([]);
  await site.close();
});

test('without a network a page never visited is the offline page, by address and by click', async () => {
  const site = await workerSite(browser);
  const { page, server } = site;
  await visitAndKeep(site, READ);
  await coreKept(page);

  site.unplug();
  const response = await page.goto(server.origin + UNREAD);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  expect(await page.title()).toBe('Offline | webpack');
  expect(new URL(page.url()).pathname).toBe(UNREAD);
  expect(await line(page).count()).toBe(0);
  expect(site.complaints).toEqual([]);

  await page.goto(server.origin + READ);
  await hydrated(page);
  await follow(page, CLICKED);
  await page.waitForFunction(() => document.title === 'Offline | webpack');
  expect(new URL(page.url()).pathname).toBe(CLICKED);

  // Plugged in again, the same address is the page itself.
  server.spoil(null);
  await page.reload();
  expect(await page.title()).not.toBe('Offline | webpack');
  expect(await line(page).count()).toBe(0);
  await site.close();
});

test('when the kept pages grow too large, the oldest go with the next visit', async () => {
  const site = await workerSite(browser);
  const { page } = site;
  await visitAndKeep(site, READ);
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const first = new Response('', { headers: { 'x-size': '29900000', 'x-files': '' } });
    // Put before the page, so that it is the oldest.
    const page = (await cache.match(location.pathname)) as Response;
    await cache.put('/large/', first);
    await cache.put(location.pathname, page);
  }, VISITED_CACHE);
  expect(await keptPaths(page)).toContain('/large/');
  await visitAndKeep(site, CLICKED);
  await expect.poll(() => keptPaths(page), SOON).not.toContain('/large/');
  expect(await keptPaths(page)).toContain(READ);
  await site.close();
});
