// The site with its service worker allowed, behind a server that can fail: what tests about the worker share.
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { VISITED_CACHE } from '../../src/model/offline.ts';
import { origin as nginx } from './browser.ts';
import { type FaultyServer, faultyServer } from './faulty-server.ts';

export interface WorkerSite {
  page: Page;
  server: FaultyServer;
  /** Exceptions, console warnings and errors; what a network that is off makes the browser say is none. */
  complaints: string[];
  /** Lines of `console.info`. */
  log: string[];
  /** Nothing is answered any more, whatever is asked for. */
  unplug(): void;
  close(): Promise<void>;
}

const FAILED_REQUEST = /^Failed to load resource: (?:net::ERR_|the server responded)/;

export async function workerSite(browser: Browser, behind = nginx): Promise<WorkerSite> {
  const server = await faultyServer(behind);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const log: string[] = [];
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'info') log.push(text);
    if (!['warning', 'error'].includes(message.type()) || FAILED_REQUEST.test(text)) return;
    complaints.push(`${message.type()}: ${text}`);
  });
  return {
    page,
    server,
    complaints,
    log,
    unplug: () => server.spoil({ paths: /./, fault: 'reset' }),
    close: async () => {
      await context.close();
      await server.close();
    },
  };
}

/** Paths in a cache of the site. */
export const keptPaths = (page: Page, name = VISITED_CACHE): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

/** Opens a page and waits until the worker has it, with the files it has used. */
export async function visitAndKeep({ page, server }: WorkerSite, path: string): Promise<void> {
  await page.goto(server.origin + path, { waitUntil: 'load' });
  await untilKept(page, path);
}

/** Files are kept before their page. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain(path);
  await expect
    .poll(() => keptPaths(page), { timeout: 60_000 })
    .toContainEqual(expect.stringMatching(/\/later\./));
}

export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Above a page that is shown in the network's place. */
export const line = (page: Page): Locator => page.locator('.offline-copy');
export const LINE = /^Offline copy from \w+ \d+, \d{4}\. Load it again$/;

export const heading = (page: Page): Promise<string> => page.locator('h1').innerText();

export const follow = (page: Page, path: string): Promise<void> =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
