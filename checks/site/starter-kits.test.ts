// The starter kits in a real browser: a plain table without script, ordered and narrowed with it.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { starterKitsSchema } from '../../src/model/starter-kit.ts';
import { accessibility } from './accessibility.ts';
import { hydrated, open, origin } from './browser.ts';

const { kits } = starterKitsSchema.parse(
  JSON.parse(readFileSync('data/starter-kits.json', 'utf8')),
);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function show(page: Page): Promise<void> {
  await page.goto(`${origin}/starter-kits/`);
  await hydrated(page);
  await page.locator('th button').first().waitFor();
}
const rows = (page: Page): Promise<string[]> =>
  page.locator('.kits tbody th:visible').allInnerTexts();
const column = (page: Page, index: number): Promise<string[]> =>
  page.locator(`.kits tbody td:nth-child(${index}):visible`).allInnerTexts();

test('every kit is a row without script, and nothing is a control', async () => {
  const { page, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(`${origin}/starter-kits/`);
  expect(await page.title()).toBe('Starter Kits | webpack');
  expect((await rows(page)).sort()).toEqual(kits.map(({ name }) => name).sort());
  expect(kits.length).toBeGreaterThanOrEqual(8);
  expect(await page.locator('.kits th[scope=col]').allInnerTexts()).toEqual([
    'Name',
    'Description',
    'Maintainer',
    'Tags',
    'webpack',
  ]);
  expect(await page.locator('.kits :is(button, input):visible').count()).toBe(0);
  await close();
});

test('the code comes in a chunk of its own, moves nothing and makes the heads order the rows', async () => {
  const { page, requests, complaints, close } = await open(browser);
  await page.addInitScript(() => {
    let shift = 0;
    Object.assign(window, { shift: () => shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await show(page);
  expect(requests.filter((path) => /^\/assets\/starter-kits\.[\w-]+\.js$/.test(path))).toHaveLength(
    1,
  );
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { shift(): number }).shift())).toBe(0);
  const status = page.locator('.kits [role=status]');
  const before = await rows(page);
  const maintainer = page.getByRole('button', { name: 'Maintainer' });
  await maintainer.focus();
  await page.keyboard.press('Enter');
  const ascending = await column(page, 3);
  expect(ascending).toEqual(ascending.toSorted(new Intl.Collator('en').compare));
  expect(await rows(page)).not.toEqual(before);
  expect(await status.innerText()).toBe(`${kits.length} kits, by maintainer, ascending`);
  await page.keyboard.press('Enter');
  expect(await column(page, 3)).toEqual(ascending.toReversed());
  expect(await page.locator('.kits [aria-sort]').getAttribute('aria-sort')).toBe('descending');
  await page.getByRole('button', { name: 'Name' }).click();
  expect(await rows(page)).toEqual(before);
  expect(complaints).toEqual([]);
  await close();
});

test('names and tags narrow the rows', async () => {
  const { page, close } = await open(browser);
  await show(page);
  const field = page.getByRole('searchbox', { name: 'Filter starter kits' });
  const vue = kits.filter(({ name, tags }) => /vue/i.test(`${name} ${tags}`));
  await field.fill('vue');
  expect((await rows(page)).sort()).toEqual(vue.map(({ name }) => name).sort());
  expect(await page.locator('.kits [role=status]').innerText()).toBe(
    `${vue.length} of ${kits.length} kits`,
  );
  await field.fill('no such kit');
  await page.getByRole('button', { name: `Show all ${kits.length}` }).click();
  expect(await rows(page)).toHaveLength(kits.length);
  await close();
});

test('the page is accessible and fits a phone, where tags drop out; only the table scrolls', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, close } = await open(browser, {
      colorScheme,
      viewport: { width: 390, height: 800 },
    });
    await show(page);
    expect(await accessibility(page), colorScheme).toEqual([]);
    const heights = await page
      .locator('.kits :is(a, th button, label):visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.locator('.tags:visible').count()).toBe(0);
    for (const width of [320, 640, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await page.locator('.tags:visible').count()).toBe(kits.length);
    await close();
  }
});
