// The page's own behaviours in the browser: pictures, prefetch, announcements, slowness, redeploys.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { hydrated, open, origin } from './browser.ts';
import { AVATAR } from './outside.ts';
import { DIST } from './routes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function start(path: string) {
  const visit = await open(browser);
  const avatars: string[] = [];
  visit.page.on('request', (request) => {
    if (AVATAR.test(request.url())) avatars.push(request.url());
  });
  await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  await visit.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return { ...visit, avatars };
}

test('page links, previous and next, contributors stand in the order of the specification', async () => {
  const { page, close } = await start('/configuration/output/');
  const main = page.locator('main');
  expect(await main.getByRole('link', { name: 'Edit Document' }).getAttribute('href')).toBe(
    'https://github.com/webpack/webpack.js.org/edit/master/content/configuration/output.md',
  );
  expect(await main.getByRole('button', { name: 'Print Document' }).isVisible()).toBe(true);
  expect(await main.getByRole('link', { name: 'Jump to Repository' }).count()).toBe(0);
  const order = await main.evaluate((element) =>
    ['h1', '#article', '[aria-label="Previous and next page"]', '#contributors'].map((selector) => {
      const found = element.querySelector(selector);
      return found === null ? -1 : found.getBoundingClientRect().top;
    }),
  );
  expect(order.every((top) => top >= 0)).toBe(true);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  await close();
});

test('Print Document opens the print dialog', async () => {
  const { page, close } = await start('/concepts/');
  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
  );
  await page.getByRole('button', { name: 'Print Document' }).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
  await close();
});

test('pictures of contributors are fetched only when their list comes into view', async () => {
  const { page, avatars, complaints, close } = await start('/configuration/output/');
  await page.waitForTimeout(700);
  expect(avatars).toEqual([]);
  await page.locator('#contributors').scrollIntoViewIfNeeded();
  await page.locator('section[aria-labelledby=contributors] img').waitFor();
  expect(avatars).toEqual(['https://github.com/webpack.png?size=90']);
  expect(complaints).toEqual([]);
  await close();
});

test('who asked not to be tracked gets pictures on a click, and nothing moves', async () => {
  const visit = await open(browser, { viewport: { width: 320, height: 800 } });
  const { page, complaints, close } = visit;
  const avatars: string[] = [];
  page.on('request', (request) => {
    if (AVATAR.test(request.url())) avatars.push(request.url());
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto(`${origin}/configuration/output/`, { waitUntil: 'load' });
  await hydrated(page);
  const people = page.getByRole('region', { name: 'Contributors' });
  const before = (await people.boundingBox())?.height;
  await people.scrollIntoViewIfNeeded();
  const button = people.getByRole('button', { name: 'Show pictures from GitHub' });
  await button.waitFor();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const title = await people.getByRole('heading').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().right;
  });
  expect((await button.boundingBox())?.x).toBeGreaterThan(title);
  expect(avatars).toEqual([]);
  await button.click();
  await people.locator('img').first().waitFor();
  expect(avatars).toEqual(['https://github.com/webpack.png?size=90']);
  expect((await people.boundingBox())?.height).toBe(before);
  expect(complaints).toEqual([]);
  await close();
});

test('a picture that fails leaves the initial, and nothing moves', async () => {
  const { page, close } = await start('/configuration/output/');
  await page.route(AVATAR, (route) => route.abort());
  const list = page.locator('section[aria-labelledby=contributors] ul');
  await list.scrollIntoViewIfNeeded();
  const before = await list.boundingBox();
  await page.waitForTimeout(700);
  expect(await list.locator('img').count()).toBe(0);
  expect(await list.innerText()).toContain('W');
  expect((await list.boundingBox())?.height).toBe(before?.height);
  await close();
});

test('resting on a link fetches its chunk, so the click needs no request', async () => {
  const { page, requests, close } = await start('/concepts/');
  const link = page.locator('#section-nav a[href="/concepts/entry-points/"]');
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/p/concepts/entry-points.')),
    link.hover(),
  ]);
  requests.length = 0;
  await link.click();
  await page.waitForFunction(() => document.title === 'Entry Points | webpack');
  // The link that comes to lie under the pointer afterwards is another's business.
  const needed = /^\/p\/concepts\/entry-points\.|^\/s\//;
  expect(requests.filter((path) => needed.test(path))).toEqual([]);
  await close();
});

test('focus fetches it too; with Save-Data nothing is fetched ahead', async () => {
  const { page, close } = await start('/concepts/');
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/p/concepts/entry-points.')),
    page.locator('#section-nav a[href="/concepts/entry-points/"]').focus(),
  ]);
  await close();
  const saving = await open(browser);
  await saving.page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await saving.page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  await hydrated(saving.page);
  await saving.page.locator('#section-nav a[href="/concepts/entry-points/"]').hover();
  await saving.page.waitForTimeout(400);
  expect(saving.requests.filter((path) => /^\/[ps]\//.test(path))).toEqual([]);
  await saving.close();
});

test('a navigation announces the new title', async () => {
  const { page, close } = await start('/concepts/');
  await page.locator('#section-nav a[href="/concepts/entry-points/"]').click();
  await page
    .locator('[role=status]', { hasText: 'Entry Points | webpack' })
    .waitFor({ state: 'attached' });
  await close();
});

test('a skeleton after 150 ms, a word after 8 s, the error after 120 s', async () => {
  const { page, close } = await start('/concepts/');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.route('**/p/concepts/**', () => {});
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#section-nav a[href="/concepts/entry-points/"]')?.click(),
  );
  await page.clock.runFor(149);
  expect(await page.locator('main[aria-busy=true]').count()).toBe(0);
  await page.clock.runFor(2);
  await page.locator('main[aria-busy=true]').waitFor();
  expect(await page.locator('#section-nav').isVisible()).toBe(true);
  const slow = page.getByRole('link', { name: 'open it directly' });
  await page.clock.runFor(7800);
  expect(await slow.count()).toBe(0);
  await page.clock.runFor(100);
  await slow.waitFor();
  // The chunk's own timer starts when its request does, a few round trips after the click.
  await page.waitForRequest(/\/p\/concepts\//, { timeout: 5000 }).catch(() => {});
  await page.clock.runFor(120_100);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('Error loading content.');
  expect(await alert.locator('details').textContent()).toContain('timeout');
  await close();
});

test('after a redeploy the missing chunk leads to one real navigation, never to a loop', async () => {
  const { page, close } = await start('/concepts/');
  const html = readFileSync(`${DIST}/concepts/entry-points/index.html`, 'utf8');
  const redeployed = html.replace(/runtime\.[0-9a-f]+\.js/, 'runtime.000000000000.js');
  let documents = 0;
  await page.route('**/p/concepts/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.route('**/concepts/entry-points/', (route) => {
    documents += 1;
    return route.fulfill({ contentType: 'text/html', body: redeployed });
  });
  await page.locator('#section-nav a[href="/concepts/entry-points/"]').click();
  await page.waitForFunction(
    () => !('sameDocument' in window) && document.title === 'Entry Points | webpack',
  );
  // One look at what is deployed, one navigation.
  expect(documents).toBe(2);
  await close();
});
