// The kill switch: published at the worker's address, it leaves no registration and no cache behind.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { SAVED_CACHE, WORKER_PATH } from '../../src/model/offline.ts';
import { hydrated } from './browser.ts';
import { DIST } from './routes.ts';
import { switchedSite } from './switched-site.ts';
import { cacheNames, registrations, untilKept, workerSite } from './worker-site.ts';

const KILL_WORKER = readFileSync(`${buildPaths().generated}/kill-worker/sw.js`, 'utf8');
const PATH = '/concepts/';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('one visit after it is published: no registration, no cache, and the site works', async () => {
  const site = await switchedSite(DIST);
  const { page, complaints, close } = await workerSite(browser, site.origin);
  await page.goto(site.origin + PATH, { waitUntil: 'load' });
  await untilKept(page, PATH);
  await page.evaluate(
    (names) => Promise.all(names.map((name) => caches.open(name))),
    [SAVED_CACHE, 'workbox-precache-v2'],
  );
  // Our own worker stays through a visit, so the next one is what ends it.
  await page.reload({ waitUntil: 'load' });
  await untilKept(page, PATH);
  expect(await registrations(page)).toBe(1);
  expect((await cacheNames(page)).length).toBeGreaterThan(2);

  site.show(site.copy({ [WORKER_PATH]: KILL_WORKER }));
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  await expect.poll(() => registrations(page), { timeout: 60_000 }).toBe(0);
  await expect.poll(() => cacheNames(page), { timeout: 60_000 }).toEqual([]);

  const next = await page.context().newPage();
  await next.goto(site.origin + PATH, { waitUntil: 'load' });
  await hydrated(next);
  await expect.poll(() => registrations(next), { timeout: 60_000 }).toBe(0);
  expect(await cacheNames(next)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
  await site.close();
});
