// Other hosts: asked for nothing unless the specification is about it, and missed by nobody when they fail.
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { AVATAR, BADGE, FAILURES, ISSUE } from './outside.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const PAGES = ['/', '/organization/', '/starter-kits/', '/vote/', '/blog/', '/concepts/'];
const ELSEWHERE = (url: URL): boolean => url.origin !== origin;

function watchShifts(): void {
  let shift = 0;
  Object.assign(window, { shift: () => shift });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Down the whole page, a screen at a time, as a reader goes. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await drawn(page);
  }
  await page.waitForTimeout(400);
}

describe.each(Object.keys(FAILURES))('every other host is %s', (how) => {
  test.each(PAGES)('%s reads all the same', async (path) => {
    const { page, complaints, close } = await open(browser);
    await page.addInitScript(watchShifts);
    await page.route(ELSEWHERE, FAILURES[how] as (route: Route) => void);
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await readThrough(page);
    // What the browser itself says about a request that failed is not ours to silence.
    const ours = complaints.filter(
      (line) => !/^request failed: https:|Failed to load resource|CORS policy/.test(line),
    );
    expect(ours).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shift(): number }).shift())).toBe(0);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    await close();
  });
});

test.each(PAGES)('%s asks other hosts only for what is meant', async (path) => {
  const { page, complaints, close } = await open(browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (ELSEWHERE(new URL(request.url()))) asked.push(request.url());
  });
  await page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(page);
  // Nothing tells that something is not asked for.
  await page.waitForTimeout(400);
  const kinds = () => [AVATAR, BADGE, ISSUE].filter((kind) => asked.some((url) => kind.test(url)));
  const meant = { '/organization/': [BADGE], '/vote/': [ISSUE] }[path] ?? [];
  await expect.poll(kinds, { timeout: 60_000 }).toEqual(meant);
  await readThrough(page);
  expect(complaints).toEqual([]);
  await close();
});

describe.each([
  ['Do-Not-Track', { doNotTrack: '1' }],
  ['Save-Data', { connection: { saveData: true } }],
])('a reader with %s', (_name, wish) => {
  test.each(PAGES)('causes no request elsewhere on %s', async (path) => {
    const { page, complaints, close } = await open(browser);
    await page.addInitScript((properties) => {
      for (const [key, value] of Object.entries(properties)) {
        Object.defineProperty(Navigator.prototype, key, { get: () => value });
      }
    }, wish);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (ELSEWHERE(new URL(request.url()))) asked.push(request.url());
    });
    await page.goto(origin + path, { waitUntil: 'load' });
    await hydrated(page);
    await readThrough(page);
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
