// The search page: the same search with its words in the address, and an explanation that needs no script.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { accessibility } from './accessibility.ts';
import { hydrated, open, origin } from './browser.ts';
import { answered, filters, input, options, selected, shift, start, titleOf } from './search.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('a shared address shows its results, typing changes it, and nothing shifts', async () => {
  const { page, complaints, close } = await start(browser, '/search/?q=output.filename');
  await selected(page).waitFor();
  expect(await page.title()).toBe('Search | webpack');
  expect(await input(page).inputValue()).toBe('output.filename');
  expect(await titleOf(selected(page))).toBe('output.filename');
  expect(await filters(page).count()).toBeGreaterThan(1);
  expect(await accessibility(page)).toEqual([]);
  expect(await shift(page, 'start')).toBe(0);
  await answered(page, 'css loader & more');
  await page.waitForURL(`${origin}/search/?q=css+loader+%26+more`);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.waitForURL(`${origin}/search/`);
  expect(complaints).toEqual([]);
  await close();
});

test('by key to a result and back again to the same words', async () => {
  const { page, close } = await start(browser, '/search/');
  // Ready for words, at the top of the page.
  await page.locator('main input[type=search]:focus').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await answered(page, 'entry points');
  await page.keyboard.press('ArrowDown');
  const href = await selected(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(origin + href);
  await page.goBack();
  await page.waitForURL(`${origin}/search/?q=entry+points`);
  await selected(page).waitFor();
  expect(await input(page).inputValue()).toBe('entry points');
  await close();
});

test.each(['light', 'dark'] as const)(
  'fits a phone in %s, with the switch for the slash',
  async (theme) => {
    const { page, complaints, close } = await start(browser, '/search/?q=contenthash', {
      colorScheme: theme,
      viewport: { width: 390, height: 800 },
    });
    await selected(page).waitFor();
    expect(await accessibility(page)).toEqual([]);
    expect(await page.getByRole('checkbox', { name: 'opens search' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('before a question the box ends with what is often needed, and the first letter makes room', async () => {
  const { page, close } = await start(browser, '/search/');
  await options(page).last().waitFor();
  const empty = () =>
    page.evaluate(() => {
      const rows = document.querySelectorAll('main [role=option]');
      const list = document.querySelector('main [role=listbox]');
      const end = rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0;
      return (list?.getBoundingClientRect().bottom ?? 0) - end;
    });
  expect(await empty()).toBeLessThan(40);
  expect(await empty()).toBeGreaterThanOrEqual(0);
  expect(await shift(page, 'start')).toBe(0);
  const box = page.locator('main search');
  const before = (await box.boundingBox())?.height ?? 0;
  await answered(page, 'entry');
  expect((await box.boundingBox())?.height).toBeGreaterThan(before + 200);
  await close();
});

test('the field leaves the focus to a touch screen and to a part that was asked for', async () => {
  const touch = await start(browser, '/search/', { hasTouch: true, isMobile: true });
  await options(touch.page).first().waitFor();
  expect(await touch.page.locator('main input:focus').count()).toBe(0);
  await touch.close();
  const part = await start(browser, '/search/#how-it-works');
  await options(part.page).first().waitFor();
  expect(await part.page.locator('main input:focus').count()).toBe(0);
  await part.close();
});

test('without script the field leads here, and the page says what to do', async () => {
  const { page, complaints, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(`${origin}/concepts/`);
  await page.getByRole('link', { name: 'Search the docs' }).click();
  await page.waitForURL(`${origin}/search/`);
  const text = await page.locator('main').innerText();
  expect(text).toContain('Searching needs script.');
  expect(text).toContain('What you can type');
  expect(await input(page).count()).toBe(0);
  expect(await page.locator('header .kbd').isVisible()).toBe(false);
  for (const path of ['/concepts/', '/configuration/', '/api/', '/configuration/output/']) {
    expect(await page.locator(`main a[href="${path}"]`).first().isVisible(), path).toBe(true);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('code that does not arrive leaves the sentence, and the links work', async () => {
  const visit = await open(browser);
  await visit.page.route(/\/assets\/search\.[0-9a-f]+\.js$/, (route) => route.abort());
  await visit.page.goto(`${origin}/search/?q=x`, { waitUntil: 'load' });
  await hydrated(visit.page);
  await visit.page.getByText('Searching needs script.').waitFor();
  expect(await options(visit.page).count()).toBe(0);
  await visit.close();
});

test('leaving the page ends its search', async () => {
  const { page, complaints, close } = await start(browser, '/search/?q=contenthash');
  await selected(page).waitFor();
  await page.locator('main').getByRole('link', { name: 'Guides' }).click();
  await page.waitForFunction(() => document.title === 'Guides | webpack');
  expect(await options(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
