// The lists beside a long page follow the reading: for headings of the five longest pages, the row is in view in each list.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import type { Anchor } from '../../src/model/content.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { DIST, routes } from './routes.ts';

const EVERY = process.env['CHECK_FULL'] === '1' ? 1 : 10;
const OUTPUT = '/configuration/output/';
const SIDEBAR = '#section-nav';
const OUTLINE = '[aria-labelledby=outline-title]';
const LIST = 'details > [data-rail]';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

function anchorsOf(path: string): Anchor[] {
  const html = readFileSync(`${DIST}${path}index.html`, 'utf8');
  const [, data = 'null'] = /id="document-data">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(data)?.page?.anchors ?? [];
}

const longest = routes()
  .filter(({ layout }) => layout === 'doc' || layout === 'single')
  .map(({ path }) => ({ path, ids: anchorsOf(path).map(({ id }) => id) }))
  .sort((a, b) => b.ids.length - a.ids.length)
  .slice(0, 5);

async function start(path: string, width: number, before?: () => void) {
  const visit = await open(browser, { viewport: { width, height: 800 } });
  if (before) await visit.page.addInitScript(before);
  await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  // What follows comes after the load.
  await visit.page.locator('.drawer-ready').waitFor({ state: 'attached' });
  return visit;
}

/** Those of the headings whose row is not within the list after a jump to them; frames are waited for, not time. */
const outOfView = (page: Page, ids: readonly string[], rail: string, frames = 300) =>
  page.evaluate(
    async ([all, selector, most]) => {
      const list = document.querySelector(selector) as HTMLElement;
      const details = list.closest('details');
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const isInView = (id: string): boolean => {
        const row = list.querySelector(`a[href="#${CSS.escape(id)}"]`);
        if (!row?.checkVisibility()) return false;
        const box = list.getBoundingClientRect();
        const { top, bottom } = row.getBoundingClientRect();
        const field = list.querySelector('.rail-filter')?.getBoundingClientRect();
        const first = field && field.height > 0 ? field.bottom : box.top;
        return top >= Math.max(box.top, first) && bottom <= Math.min(box.bottom, innerHeight);
      };
      const lost: string[] = [];
      for (const id of all) {
        location.hash = id;
        let left = most;
        while (left-- > 0) {
          await frame();
          if (details) details.open = true;
          if (isInView(id)) break;
        }
        if (left < 0) lost.push(id);
        details?.removeAttribute('open');
      }
      return lost;
    },
    [ids, rail, frames] as const,
  );

test.each(longest)(
  '$path: the row of a heading is in view in every list',
  async ({ path, ids }) => {
    expect(ids.length).toBeGreaterThan(60);
    const some = ids.filter((_, index) => index % EVERY === EVERY - 1);
    const wide = await start(path, 1280);
    expect(await outOfView(wide.page, some, SIDEBAR)).toEqual([]);
    expect(await outOfView(wide.page, some.toReversed(), OUTLINE)).toEqual([]);
    expect(wide.complaints).toEqual([]);
    await wide.close();
    const phone = await start(path, 390);
    expect(await outOfView(phone.page, some, LIST)).toEqual([]);
    await phone.close();
  },
);

test('a click in the sidebar leaves the place of the new page in view', async () => {
  const { page, close } = await start('/configuration/', 1280);
  const link = page.locator(`${SIDEBAR} a[href="/configuration/mode/"]`);
  // The list of the index page's own headings, which the click closes, is above it.
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.mouse.wheel(0, 200);
  await link.click();
  await page.waitForURL('**/configuration/mode/');
  const row = page.locator(`${SIDEBAR} [aria-current=page]`);
  const isShown = (): Promise<boolean> =>
    row.evaluate((element) => {
      const box = element.closest('[data-rail]')?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return box !== undefined && top >= box.top && bottom <= box.bottom;
    });
  await expect.poll(isShown).toBe(true);
  await close();
});

test('lists that do not follow are seen', async () => {
  const { page, close } = await start(OUTPUT, 1280, () => {
    Object.defineProperty(Element.prototype, 'scrollTop', { get: () => 0, set() {} });
  });
  const deep = ['outputpublicpath'];
  expect(await outOfView(page, deep, SIDEBAR, 60)).toEqual(deep);
  expect(await outOfView(page, deep, OUTLINE, 60)).toEqual(deep);
  await close();
});

const scrolled = (page: Page, rail: string): Promise<number> =>
  page.locator(rail).evaluate((list) => list.scrollTop);

/** By script: the pointer stays where it is. */
async function jump(page: Page, id: string): Promise<void> {
  await page.evaluate((target) => {
    location.hash = target;
  }, id);
  await page.locator(`${OUTLINE} a[href="#${id}"][aria-current]`).waitFor({ state: 'attached' });
  await drawn(page);
}

test('a list that the reader has scrolled stays, until they turn to the page; the page never moves', async () => {
  const { page, close } = await start(`${OUTPUT}#outputpublicpath`, 1280);
  await expect.poll(() => scrolled(page, SIDEBAR)).toBeGreaterThan(0);
  const place = await page.evaluate(() => scrollY);
  const followed = await scrolled(page, SIDEBAR);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scrolled(page, SIDEBAR)).toBeLessThan(followed);
  await drawn(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  const own = await scrolled(page, SIDEBAR);
  const outline = await scrolled(page, OUTLINE);
  // The pointer is over it, then elsewhere; the other list follows.
  await jump(page, 'outputtrustedtypes');
  expect(await scrolled(page, OUTLINE)).toBeGreaterThan(outline);
  await page.mouse.move(640, 400);
  await jump(page, 'outputwasmloading');
  expect(Math.abs((await scrolled(page, SIDEBAR)) - own)).toBeLessThan(200);
  expect(await page.locator(`${SIDEBAR} [aria-current=location]`).count()).toBe(1);
  await page.mouse.wheel(0, 10);
  await expect
    .poll(() => outOfView(page, ['outputwasmloading'], SIDEBAR, 5), { timeout: 60_000 })
    .toEqual([]);
  await close();
});

test('entries inside others are folded until they are reached, and are all there without script', async () => {
  const inside = `${SIDEBAR} a[href="#outputlibrarytype"]`;
  const { page, close } = await start(OUTPUT, 1280);
  expect(await page.locator(inside).isVisible()).toBe(false);
  await jump(page, 'outputlibrary');
  expect(await page.locator(inside).isVisible()).toBe(true);
  // By keyboard, whatever is being read.
  await jump(page, 'outputclean');
  expect(await page.locator(inside).isVisible()).toBe(false);
  await page.locator(`${SIDEBAR} a[href="#outputlibrary"]`).focus();
  expect(await page.locator(inside).isVisible()).toBe(true);
  await close();
  const plain = await open(browser, { javaScriptEnabled: false });
  await plain.page.goto(origin + OUTPUT);
  expect(await plain.page.locator(inside).isVisible()).toBe(true);
  expect(await plain.page.locator('.rail-filter').first().isVisible()).toBe(false);
  await plain.close();
});

test.each([
  [1280, OUTLINE],
  [1100, SIDEBAR],
  [390, LIST],
])('at %i px one field narrows the list, and says how many are left', async (width, rail) => {
  const { page, complaints, close } = await start(OUTPUT, width);
  if (width === 390) await page.locator('summary', { hasText: 'On this page' }).click();
  expect(await page.locator('.rail-filter:visible').count()).toBe(1);
  const field = page.locator(`${rail} input`);
  await field.pressSequentially('output.publicp');
  const links = page.locator(`${rail} .rail-long a:visible`);
  await expect.poll(() => links.count()).toBe(1);
  const link = page.locator(rail).getByRole('link', { name: 'output.publicPath', exact: true });
  expect(await link.innerText()).toBe('publicPath');
  expect(await page.locator(`${rail} [role=status]`).innerText()).toMatch(/^1 of \d+ entries$/);
  await field.press('Escape');
  expect(await field.inputValue()).toBe('');
  expect(await links.count()).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  [1280, SIDEBAR],
  [1280, OUTLINE],
  [390, LIST],
])('forced colors at %i px: what is current has a bar of its own (%s)', async (width, rail) => {
  const { page, close } = await open(browser, {
    viewport: { width, height: 800 },
    forcedColors: 'active',
  });
  await page.goto(origin + OUTPUT, { waitUntil: 'load' });
  if (width === 390) await page.locator('summary', { hasText: 'On this page' }).click();
  const bar = await page.locator(`${rail} [aria-current=location]`).evaluate((row) => {
    const { width: wide, height, backgroundColor } = getComputedStyle(row, '::before');
    const behind = getComputedStyle(document.documentElement).backgroundColor;
    return [wide, Number.parseFloat(height) > 10, backgroundColor !== behind];
  });
  expect(bar).toEqual(['4px', true, true]);
  await close();
});
