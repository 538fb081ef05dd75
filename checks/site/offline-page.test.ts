// The offline page as a page: from the sidebar, without script, without storage, on a phone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { OFFLINE_PATH } from '../../src/model/offline.ts';
import { PRINTABLE_SECTIONS } from '../../src/model/sections.ts';
import { accessibility } from './accessibility.ts';
import { hydrated, open, origin } from './browser.ts';
import { shift, start } from './search.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const row = (page: Page) => page.locator('#migrate');

test('storage that is blocked or missing leaves the page readable and says so', async () => {
  const { page, complaints, close } = await open(browser);
  await page.addInitScript(() => {
    const blocked = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
    Object.assign(CacheStorage.prototype, { open: blocked, has: blocked, match: blocked });
  });
  await page.goto(origin + OFFLINE_PATH, { waitUntil: 'networkidle' });
  await page.getByText('This browser lets this site keep nothing').waitFor();
  expect(await page.locator('.off button:visible').count()).toBe(0);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'caches'));
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('This browser keeps no pages').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('from the sidebar to the row of the section', async () => {
  const { page, complaints, close } = await open(browser);
  await page.goto(`${origin}/guides/`, { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.locator('#section-nav').getByRole('link', { name: 'Save for offline' }).click();
  await page.waitForURL(`${origin}/offline/#guides`);
  await page.locator('#guides').waitFor();
  await expect.poll(() => page.locator('#guides[data-asked]').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('the page reads well without script', async () => {
  const { page, complaints, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(origin + OFFLINE_PATH);
  expect(await page.title()).toBe('Offline | webpack');
  expect(await page.getByText('Saving needs script.').isVisible()).toBe(true);
  expect(await page.locator('.off-l > li').count()).toBe(PRINTABLE_SECTIONS.length);
  expect(await page.locator('.off-pages').isVisible()).toBe(false);
  expect(await page.getByText('The page you asked for').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test.each(['light', 'dark'] as const)('fits a phone in %s and moves nothing', async (theme) => {
  const visit = await start(browser, OFFLINE_PATH, {
    colorScheme: theme,
    viewport: { width: 320, height: 800 },
  });
  const { page, complaints, close } = visit;
  await page.getByText('Nothing is saved yet.').waitFor();
  expect(await shift(page, 'start')).toBe(0);
  await page.getByRole('button', { name: 'Save Migrate' }).click();
  await page.getByRole('button', { name: 'Remove Migrate' }).waitFor();
  // A link half under the header would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await accessibility(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const target of await page.locator('.off :is(button, a):visible').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.reload({ waitUntil: 'networkidle' });
  await row(page).getByText('Saved on').waitFor();
  expect(await shift(page, 'start')).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
