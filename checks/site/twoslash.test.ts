// Names that tell their types: by pointer and by key alike, over everything, moving nothing, without script.
import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { open, origin } from './browser.ts';
import { DIST, routes } from './routes.ts';

const route = routes().find(
  ({ path, layout }) =>
    layout !== 'printable' &&
    readFileSync(`${DIST}${path}index.html`, 'utf8').includes('<span class="tw"'),
);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The first name of the first such block, in the middle of the window. */
async function firstName(page: Page): Promise<Locator> {
  await page.goto(origin + (route?.path ?? '/'));
  const name = page.locator('#article .tw').first();
  await name.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return name;
}

const shownText = (name: Locator): Promise<string> =>
  name.evaluate((element) => getComputedStyle(element, '::after').content);

/** Just below the name, or above it where there is no room, is either the code or the type, which is the name's. */
const isOnTop = (name: Locator): Promise<boolean> =>
  name.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const at = left + Math.min(12, width / 2);
    return [bottom + 10, top - 10].some((y) => document.elementFromPoint(at, y) === element);
  });

const description = async (name: Locator): Promise<string> =>
  (await name.getAttribute('aria-description')) ?? '';

test('a page shows types', () => {
  expect(route).toBeDefined();
});

test.each([
  { width: 1280, javaScriptEnabled: true },
  { width: 390, javaScriptEnabled: false },
])('the pointer shows a type and takes it away: %o', async ({ width, javaScriptEnabled }) => {
  const viewport = { width, height: 800 };
  const { page, close } = await open(browser, { viewport, javaScriptEnabled });
  const name = await firstName(page);
  // Not of the article: its height changes when sections around are laid out.
  const block = page.locator('#article figure', { has: page.locator('.tw') }).first();
  const before = await block.boundingBox();
  expect(await shownText(name)).toBe('none');
  expect(await isOnTop(name)).toBe(false);
  await name.hover();
  const [firstLine = ''] = (await description(name)).split('\n');
  expect(firstLine.length).toBeGreaterThan(3);
  expect(await shownText(name)).toContain(firstLine.replaceAll('"', '\\"'));
  await expect.poll(() => isOnTop(name)).toBe(true);
  expect(await block.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.mouse.move(0, 0);
  expect(await shownText(name)).toBe('none');
  await close();
});

test('the keyboard reaches every name and shows its type', async () => {
  const { page, complaints, close } = await open(browser);
  await firstName(page);
  const block = page.locator('#article figure', { has: page.locator('.tw') }).first();
  const names = block.locator('.tw');
  await block.locator('pre').focus();
  for (let at = 0; at < (await names.count()); at++) {
    await page.keyboard.press('Tab');
    const name = names.nth(at);
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await shownText(name)).not.toBe('none');
    await expect.poll(() => isOnTop(name)).toBe(true);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('a shown type passes axe, shifts nothing and is not printed', async () => {
  const { page, close } = await open(browser);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as { value?: number } & PerformanceEntry).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const name = await firstName(page);
  await name.focus();
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
      '#article',
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await shownText(name)).toBe('none');
  await close();
});
