// A click costs less than the document it spares, counted on the wire: requests, answers, and what the service worker asks for.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { CORE_CACHE, OFFLINE_PATH } from '../../src/model/offline.ts';
import { hydrated } from './browser.ts';
import { follow, keptPaths, visitAndKeep, type WorkerSite, workerSite } from './worker-site.ts';

const FROM = '/concepts/';
const PAGES = ['/concepts/entry-points/', '/concepts/output/', '/concepts/loaders/'];
const SOON = { timeout: 60_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A reader whose browser has all that pages share, and a worker that has nothing left to do. */
async function settled(): Promise<WorkerSite> {
  const site = await workerSite(browser);
  await visitAndKeep(site, FROM);
  await expect.poll(() => keptPaths(site.page, CORE_CACHE), SOON).toContain(OFFLINE_PATH);
  await hydrated(site.page);
  await quiet(site);
  site.server.spoil(null);
  return site;
}

/** Until nothing was asked for, by page or worker, for half a second; it judges nothing by time. */
async function quiet({ page, server }: WorkerSite): Promise<void> {
  for (let known = -1; known !== server.bytes(); ) {
    known = server.bytes();
    await page.waitForTimeout(500);
  }
}

/** What each page costs one after the other, and what was asked for. */
async function costs(visit: (site: WorkerSite, path: string) => Promise<void>) {
  const site = await settled();
  const each: number[] = [];
  for (const path of PAGES) {
    const before = site.server.bytes();
    await visit(site, path);
    await quiet(site);
    each.push(site.server.bytes() - before);
  }
  const asked = [...site.server.asked];
  await site.close();
  return { each, asked };
}

test('a click costs less than the document, the first one of a visit too', async () => {
  const click = await costs(async ({ page }, path) => {
    await follow(page, path);
    await page.waitForFunction(
      (it) => location.pathname === it && document.querySelector('main h1') !== null,
      path,
    );
  });
  const load = await costs(async ({ page, server }, path) => {
    await page.goto(server.origin + path, { waitUntil: 'load' });
  });
  console.log('measured', JSON.stringify({ click: click.each, load: load.each }), ...click.asked);
  for (const [index, bytes] of click.each.entries()) {
    expect(bytes, PAGES[index]).toBeLessThan(load.each[index] ?? 0);
  }
  expect(click.asked.filter((path) => path.startsWith('/p/'))).toHaveLength(PAGES.length);
  expect(click.asked.filter((path) => path.endsWith('/'))).toEqual([]);
  expect(load.asked.filter((path) => path.endsWith('/'))).toEqual(PAGES);
});
