// The index pages of loaders and plugins in a real browser: cards narrowed by word, chip and key, or all without script.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { packagesSchema } from '../../src/model/package.ts';
import { accessibility } from './accessibility.ts';
import { drawn, hydrated, open, origin } from './browser.ts';

const packages = packagesSchema.parse(JSON.parse(readFileSync('data/packages.json', 'utf8')));
const LOADERS = packages.filter(({ kind }) => kind === 'loader');
const PLUGINS = packages.filter(({ kind }) => kind === 'plugin');
const CURRENT = LOADERS.filter(({ status }) => status === 'current');
const STYLES = LOADERS.filter(({ category }) => category === 'Styles');
const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name).sort();
const PAGES = [
  { path: '/loaders/', all: LOADERS },
  { path: '/plugins/', all: PLUGINS },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function show(page: Page, path: string): Promise<void> {
  // The cards' own code comes after the page.
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.waitForSelector('body > [role=status]', { state: 'attached' });
}
const shown = async (page: Page): Promise<string[]> =>
  (await page.locator('.card:visible .card-a').allInnerTexts()).sort();
const status = (page: Page): Promise<string> => page.locator('.cards-n').innerText();
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} `) });

test('words, categories and retired packages narrow the loaders, and a status says to how many', async () => {
  const { page, complaints, close } = await open(browser);
  await show(page, '/loaders/');
  expect(await shown(page)).toEqual(names(LOADERS));
  await page.getByRole('searchbox', { name: 'Filter loaders' }).fill('sass comp');
  expect(await shown(page)).toEqual(['sass-loader']);
  expect(await status(page)).toBe(`1 of ${LOADERS.length} loaders`);
  await page.getByRole('searchbox', { name: 'Filter loaders' }).fill('');
  await chip(page, 'Styles').click();
  expect(await shown(page)).toEqual(names(STYLES));
  expect(await chip(page, 'Styles').getAttribute('aria-pressed')).toBe('true');
  expect(await chip(page, 'All').getAttribute('aria-pressed')).toBe('false');
  await chip(page, 'All').click();
  await chip(page, 'Also retired').click();
  expect(await shown(page)).toEqual(names(CURRENT));
  expect(await status(page)).toBe(`${CURRENT.length} of ${LOADERS.length} loaders`);
  expect(await chip(page, 'All').innerText()).toMatch(new RegExp(`${CURRENT.length}$`));
  expect(complaints).toEqual([]);
  await close();
});

test('everything is done by key, the focus stays, and a card opens its page', async () => {
  const { page, close } = await open(browser);
  await show(page, '/loaders/');
  await page.getByRole('searchbox', { name: 'Filter loaders' }).focus();
  await page.keyboard.type('no such thing');
  expect(await shown(page)).toEqual([]);
  await page.getByRole('button', { name: /^Show all/ }).focus();
  await page.keyboard.press('Enter');
  expect(await shown(page)).toEqual(names(LOADERS));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await shown(page)).toEqual(names(CURRENT));
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toContain('Also retired');
  // All, Scripts, Styles.
  for (const _ of 'abc') await page.keyboard.press('Tab');
  expect(await focused()).toContain('Styles');
  await page.keyboard.press('Enter');
  const first = page.locator('.card:visible .card-a').first();
  const name = await first.innerText();
  expect(STYLES.map((each) => each.name)).toContain(name);
  await first.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/loaders/${name}/`);
  await close();
});

test('a link of the outline to a group that is filtered away leads there', async () => {
  const { page, close } = await open(browser, { viewport: { width: 1440, height: 800 } });
  await show(page, '/loaders/');
  await chip(page, 'Styles').click();
  expect(await page.locator('#loaders-tools').isVisible()).toBe(false);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Tools' })
    .click();
  await page.waitForURL('**#loaders-tools');
  const top = await page.locator('#loaders-tools').evaluate((h) => h.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(300);
  expect(await shown(page)).toEqual(names(LOADERS));
  await close();
});

test.each(PAGES)('$path shows every card without script, and no control', async ({ path, all }) => {
  const { page, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(origin + path);
  expect(await shown(page)).toEqual(names(all));
  expect(await page.locator('.cards-bar').count()).toBe(1);
  expect(await page.locator('.cards-bar:visible').count()).toBe(0);
  await close();
});

test.each(PAGES)(
  '$path does not move while it loads, and chips stay put while narrowing',
  async ({ path }) => {
    const { page, close } = await open(browser);
    await page.addInitScript(() => {
      let shift = 0;
      Object.assign(window, { shift: () => shift });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await show(page, path);
    await drawn(page);
    expect(await page.evaluate(() => (window as unknown as { shift: () => number }).shift())).toBe(
      0,
    );
    const places = () =>
      page
        .locator('.chip, .cards-q')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    // Typing would scroll to a field below the fold, and everything with it.
    await page.locator('.cards-q input').scrollIntoViewIfNeeded();
    const before = await places();
    await page.locator('.cards-q input').fill('css');
    expect(await places()).toEqual(before);
    await close();
  },
);

test.each(PAGES)('$path is accessible and fits a phone, narrowed or not', async ({ path }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, close } = await open(browser, {
      colorScheme,
      viewport: { width: 390, height: 800 },
    });
    await show(page, path);
    expect(await accessibility(page), colorScheme).toEqual([]);
    await chip(page, 'Styles').click();
    expect(await accessibility(page), colorScheme).toEqual([]);
    await page.locator('.cards-q input').fill('nothing like it');
    await page.locator('.cards-none').waitFor();
    expect(await accessibility(page), colorScheme).toEqual([]);
    const heights = await page
      .locator('.chip:visible, .cards-q, .cards-none button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.locator('.cards-none button').click();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const lefts = await page
        .locator('.card:visible')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(1);
    }
    await close();
  }
});

test('paper has the cards in two columns and no controls', async () => {
  const { page, close } = await open(browser, { viewport: { width: 658, height: 1000 } });
  await show(page, '/loaders/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.cards-bar:visible').count()).toBe(0);
  expect(await shown(page)).toEqual(names(LOADERS));
  const lefts = await page
    .locator('.card')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  await page.emulateMedia({ media: null });
  await page.goto(`${origin}/loaders/printable/`);
  expect(await page.locator('.cards-bar:visible').count()).toBe(0);
  expect(await page.locator('.card:visible').count()).toBe(LOADERS.length);
  await close();
});
