// What a link to a heading shows on a phone, and that a heading elsewhere is noticed; all routes are in every-route.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, hydrated, inFrames, open, origin } from './browser.ts';
import { DIST, onePerLayout, routes } from './routes.ts';
import { headingIds } from './visit/heading-ids.ts';
import { land, misplaced, misplacedOf } from './visit/landing.ts';

// In check:full every heading of the longest page.
vi.setConfig({ testTimeout: 600_000 });

const full = process.env['CHECK_FULL'] === '1';
const all = routes();

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.each(full ? all : onePerLayout(all))('a cold load on a phone: $path', async ({ path }) => {
  const { page, close } = await open(browser, { viewport: { width: 390, height: 844 } });
  expect(await misplacedOf(page, path, headingIds(path))).toEqual([]);
  await close();
});

test('a view that the browser left at the top is brought to the heading, unless the reader chose it', async () => {
  const { page, close } = await open(browser);
  // Without its fragment while the browser reads the document, so that nothing is scrolled to.
  await page.addInitScript(() => {
    const { href } = location;
    history.replaceState(history.state, '', location.pathname);
    addEventListener('load', () => history.replaceState(history.state, '', href));
  });
  expect(misplaced(await land(page, '/configuration/output/', 'outputpath'))).toBeNull();
  await page.evaluate(() => history.replaceState({ x: 0, y: 0 }, ''));
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  await drawn(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await close();
});

test('both headings and the marks of old addresses are landed on', () => {
  const isMark = all.flatMap(({ path }) => {
    const html = readFileSync(`${DIST}${path}index.html`, 'utf8');
    return headingIds(path).map((id) => html.includes(`class="alias" id="${id}"`));
  });
  const marks = isMark.filter(Boolean).length;
  expect(marks).toBeGreaterThan(20);
  expect(isMark.length - marks).toBeGreaterThan(all.length / 2);
});

test('a heading elsewhere is noticed', async () => {
  const { page, close } = await open(browser);
  await page.addInitScript(() => addEventListener('load', () => setTimeout(() => scrollBy(0, 9))));
  expect(misplaced(await land(page, '/configuration/output/', 'outputpath'))).toContain(
    'header ends',
  );
  expect(misplaced(await land(page, '/configuration/output/', 'no-such-id'))).toContain('NaN');
  await close();
});

test('a page that draws nothing is an error, and soon', async () => {
  const { page, close } = await open(browser);
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  await expect(drawn(page, 500)).rejects.toThrow('/concepts/ drew no frame in 0.5 s.');
  await close();
});

test('a wait that never ends while frames are drawn is another error', async () => {
  const { page, close } = await open(browser);
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  const never = (): Promise<never> => new Promise(() => {});
  await expect(inFrames(page, never, { limit: 2000 })).rejects.toThrow(/^(?!.*drew no frame)/);
  await close();
});
