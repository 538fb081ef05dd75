// Terms tell their definitions: by pointer and by key alike, without script, until Escape, moving nothing.
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { accessibility } from './accessibility.ts';
import { open, origin } from './browser.ts';
import { DIST, routes } from './routes.ts';

const read = (path: string): string => readFileSync(`${DIST}${path}index.html`, 'utf8');
const PAGE = '/concepts/';
const TERM = /<a href="[^"]*#([^"]*)" class="gloss"/g;
const termsOf = (html: string): string[] => [...html.matchAll(TERM)].map(([, id = '']) => id);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function openTerm(page: Page, at = 0): Promise<Locator> {
  await page.goto(origin + PAGE);
  const term = page.locator('#article .gloss').nth(at);
  await term.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return term;
}

const shown = (term: Locator): Promise<boolean> =>
  term.evaluate((element) => getComputedStyle(element, '::after').content.includes('"'));

/** Below the term, or above it where there is no room, is either the text or the definition, which is the term's. */
const definitionAt = (term: Locator): Promise<{ x: number; y: number } | null> =>
  term.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = [bottom + 14, top - 14].find((at) => document.elementFromPoint(x, at) === element);
    return y === undefined ? null : { x, y };
  });

test('no page links a term twice; home and the glossary link none', () => {
  const pages = routes().filter(({ layout }) => layout !== 'printable');
  const twice = pages.flatMap(({ path }) => {
    const ids = termsOf(read(path));
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path} ${id}`);
  });
  expect(twice).toEqual([]);
  expect(termsOf(read(PAGE)).length).toBeGreaterThan(5);
  expect([...termsOf(read('/')), ...termsOf(read('/glossary/'))]).toEqual([]);
});

test.each([
  { width: 1280, javaScriptEnabled: true },
  { width: 320, javaScriptEnabled: false },
])('the pointer shows a definition and can rest on it: %o', async (options) => {
  const { width, javaScriptEnabled } = options;
  const viewport = { width, height: 800 };
  const { page, close } = await open(browser, { viewport, javaScriptEnabled });
  const term = await openTerm(page);
  // Not of the article: its height changes when sections around are laid out.
  const block = page.locator('#article p', { has: page.locator('.gloss') }).first();
  const before = await block.boundingBox();
  expect(await shown(term)).toBe(false);
  expect(await definitionAt(term)).toBeNull();
  await term.hover();
  expect(await shown(term)).toBe(true);
  await expect.poll(() => definitionAt(term)).not.toBeNull();
  const { x, y } = (await definitionAt(term)) ?? { x: 0, y: 0 };
  await page.mouse.move(x, y, { steps: 5 });
  expect(await shown(term)).toBe(true);
  expect(await block.boundingBox()).toEqual(before);
  await page.mouse.move(0, 0);
  expect(await shown(term)).toBe(false);
  await close();
});

test('no definition makes a page of 320 px scroll sideways or leaves the window', async () => {
  const { page, close } = await open(browser, { viewport: { width: 320, height: 800 } });
  await openTerm(page);
  const terms = page.locator('#article .gloss');
  for (let at = 0; at < (await terms.count()); at++) {
    const term = terms.nth(at);
    await term.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await term.hover();
    await expect.poll(() => definitionAt(term)).not.toBeNull();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const isAtAnEdge = await term.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const rows = [bottom + 14, top - 14];
      return rows.some((y) => [1, 318].some((x) => document.elementFromPoint(x, y) === element));
    });
    expect(isAtAnEdge).toBe(false);
  }
  await close();
});

test('the keyboard shows a definition, Escape hides it, and it comes back with the focus', async () => {
  const { page, complaints, close } = await open(browser);
  const term = await openTerm(page);
  // Only Escape needs script, and it comes after load.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await term.focus();
  expect(await shown(term)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await shown(term)).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await shown(term)).toBe(true);
  await term.hover();
  await page.keyboard.press('Escape');
  expect(await shown(term)).toBe(false);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/glossary\/#/);
  expect(complaints).toEqual([]);
  await close();
});

test('a shown definition passes axe, is what is read aloud, and is not printed', async () => {
  const { page, close } = await open(browser);
  const term = await openTerm(page);
  await term.hover();
  expect(await shown(term)).toBe(true);
  expect(await accessibility(page, { within: '#article' })).toEqual([]);
  const definition = (await term.getAttribute('aria-description')) ?? '';
  expect(definition.length).toBeGreaterThan(20);
  expect(await page.locator('#article').innerText()).not.toContain(definition);
  await page.emulateMedia({ media: 'print' });
  expect(await shown(term)).toBe(false);
  expect(await term.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
    'none',
  );
  await close();
});
