// Analytics: off as shipped; with an id one view per page shown, no cookie, nobody against their wish, and nothing breaks without Google.
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Served, serve } from '../../hosting/serve.ts';
import { launch } from '../../proof/chromium.ts';
import { type BuiltCopy, buildCopy } from '../build-copy.ts';
import { hydrated, origin } from './browser.ts';
import { type Collector, collector } from './gtag.ts';
import { FAILURES } from './outside.ts';
import { DIST } from './routes.ts';

const ID = 'G-0000000001';
const FIRST = '/concepts/';
const SECOND = '/concepts/entry-points/';
/** A limit, for a busy machine. */
const SOON = { timeout: 60_000 };

let browser: Browser;
let copy: BuiltCopy;
let counted: Served;
let google: Collector;
beforeAll(async () => {
  const edit = (text: string): string =>
    text.replace('"analyticsId": null', `"analyticsId": "${ID}"`);
  [browser, google, copy] = await Promise.all([
    launch(),
    collector(),
    buildCopy({ 'data/site.json': edit }),
  ]);
  counted = await serve(copy);
}, 240_000);
afterAll(async () => {
  await Promise.all([browser.close(), google.close(), counted.close()]);
  copy.remove();
});
beforeEach(() => {
  google.views.length = 0;
});

interface Reading {
  context: BrowserContext;
  page: Page;
  complaints: string[];
  asked: string[];
}

/** A reader who opens a page; complaints are what our code says, not the browser about the network. */
async function read(prepare: (context: BrowserContext) => Promise<unknown>, from = counted.origin) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await prepare(context);
  const page = await context.newPage();
  const reading: Reading = { context, page, complaints: [], asked: [] };
  page.on('pageerror', ({ message }) => reading.complaints.push(message));
  page.on('console', (message) => {
    const own = !/Failed to load resource|Service Worker registration blocked/.test(message.text());
    const loud = ['warning', 'error'].includes(message.type());
    if (own && loud) reading.complaints.push(message.text());
  });
  page.on('request', (request) => reading.asked.push(request.url()));
  await page.goto(from + FIRST, { waitUntil: 'load' });
  await hydrated(page);
  return reading;
}

async function goOn(page: Page): Promise<void> {
  await page
    .locator(`#section-nav a[href="${SECOND}"]`)
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction((path) => location.pathname === path, SECOND);
  await page.locator('h1', { hasText: 'Entry points' }).waitFor();
}

/** Long enough for the code that comes last, if it were to come. */
const idle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

const askedGoogle = ({ asked }: Reading): string[] => asked.filter((url) => /google/.test(url));

test('each page shown is one view with its title and address, also after Back', async () => {
  const { context, page, complaints } = await read((fresh) => google.answer(fresh));
  await expect.poll(() => google.views.length, SOON).toBe(1);
  await goOn(page);
  await expect.poll(() => google.views.length, SOON).toBe(2);
  // A place on the same page is no other page.
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.goBack();
  await page.goBack();
  await page.waitForFunction((path) => location.pathname === path, FIRST);
  await expect.poll(() => google.views.length, SOON).toBe(3);
  await idle(page);
  const view = (path: string, title: string) => ({
    v: '2',
    tid: ID,
    en: 'page_view',
    dl: counted.origin + path,
    dt: title,
    gcs: 'G100',
  });
  expect(google.views).toEqual([
    view(FIRST, 'Concepts | webpack'),
    view(SECOND, 'Entry Points | webpack'),
    view(FIRST, 'Concepts | webpack'),
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the stand-in would set a cookie and count twice if it were not told otherwise', async () => {
  const { context, page } = await read((fresh) => google.answer(fresh));
  await expect.poll(() => google.views.length, SOON).toBe(1);
  await page.evaluate((id) => {
    function gtag(..._command: unknown[]): void {
      // biome-ignore lint/complexity/noArguments: as documented
      (window as unknown as { dataLayer: unknown[] }).dataLayer.push(arguments);
    }
    gtag('consent', 'update', { analytics_storage: 'granted' });
    gtag('config', id);
  }, 'G-0000000002');
  // A configured id counts at once, for itself and for the one before.
  await expect.poll(() => google.views.length, SOON).toBe(3);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
  await context.close();
});

test('what is searched for stays out of the address', async () => {
  const { context, page } = await read((fresh) => google.answer(fresh));
  await page.goto(`${counted.origin}/search/?q=secret#also`, { waitUntil: 'load' });
  await expect.poll(() => google.views.at(-1)?.['dl'], SOON).toBe(`${counted.origin}/search/`);
  await context.close();
});

test.each([
  ['Do-Not-Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('a reader with %s is not counted, and Google is not asked', async (_name, wish) => {
  const reading = await read(async (fresh) => {
    await google.answer(fresh);
    await fresh.addInitScript((properties) => {
      for (const [key, value] of Object.entries(properties)) {
        Object.defineProperty(Navigator.prototype, key, { get: () => value, configurable: true });
      }
    }, wish);
  });
  await goOn(reading.page);
  await idle(reading.page);
  expect(reading.asked.filter((url) => /later/.test(url))).toHaveLength(1);
  expect(askedGoogle(reading)).toEqual([]);
  expect(google.views).toEqual([]);
  await reading.context.close();
});

describe.each(Object.keys(FAILURES))('with a script that is %s', (how) => {
  test('nothing is counted and nothing else changes', async () => {
    const reading = await read((fresh) => google.answer(fresh, FAILURES[how]));
    await expect.poll(() => askedGoogle(reading).length, SOON).toBe(1);
    await goOn(reading.page);
    expect(google.views).toEqual([]);
    // Garbage is no script: that complaint is the browser's about Google's file.
    expect(
      reading.complaints.filter((line) => !/Invalid or unexpected token|MIME/.test(line)),
    ).toEqual([]);
    await reading.context.close();
  });
});

test('as shipped, nobody is asked and no file knows how', async () => {
  const reading = await read((fresh) => google.answer(fresh), origin);
  await goOn(reading.page);
  await idle(reading.page);
  expect(reading.asked.filter((url) => /later/.test(url))).toHaveLength(1);
  expect(reading.asked.filter((url) => /analytics|google/.test(url))).toEqual([]);
  const knowing = (dist: string): string[] =>
    readdirSync(`${dist}/assets`)
      .filter((name) => name.endsWith('.js'))
      .filter((name) =>
        /googletagmanager|dataLayer/.test(readFileSync(`${dist}/assets/${name}`, 'utf8')),
      );
  expect(knowing(copy.dist)).toHaveLength(1);
  expect(knowing(DIST)).toEqual([]);
  await reading.context.close();
});
