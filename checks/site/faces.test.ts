// Our typefaces: a first page is drawn with the system's, every later one with ours, and no text ever moves for them.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { type Watched, watchDocument } from './visit/document-watch.ts';

const FROM = '/concepts/entry-points/';
const TO = '/concepts/output/';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The typefaces that the first paragraph and the first block of code are drawn with. */
async function drawnWith(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const names: string[] = [];
  for (const selector of ['#article p', '#article pre code']) {
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    names.push(fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName ?? 'none');
  }
  await cdp.detach();
  return names;
}

const OURS = [expect.stringMatching(/^Hanken Grotesk/), expect.stringMatching(/^Geist Mono/)];

const shift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched.shift);

const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => localStorage.getItem('faces') !== null);

test('the first page has the system’s to the end, the next one ours', async () => {
  const { page, close } = await open(browser);
  await page.addInitScript(watchDocument);
  await page.goto(origin + FROM, { waitUntil: 'load' });
  await hydrated(page);
  await kept(page);
  await drawn(page);
  for (const name of await drawnWith(page)) expect(name).not.toMatch(/Hanken|Geist/);
  expect(await shift(page)).toBe(0);
  await page.locator(`#section-nav a[href="${TO}"]`).click();
  await page.waitForFunction(() => document.title === 'Output | webpack');
  await drawn(page);
  expect(await drawnWith(page)).toEqual(OURS);
  await close();
});

test('so has the next document, out of the browser’s cache and without a shift', async () => {
  // Not by `open`: a page whose requests are looked at has no cache.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchDocument);
  await page.goto(origin + FROM, { waitUntil: 'load' });
  await kept(page);
  let names: string[] = [];
  // A busy machine may be late with it, and `font-display: optional` then leaves the system's.
  for (let tries = 0; tries < 10 && !names[0]?.startsWith('Hanken'); tries++) {
    await page.goto(origin + TO, { waitUntil: 'load' });
    await hydrated(page);
    await drawn(page);
    names = await drawnWith(page);
    expect(await shift(page)).toBe(0);
  }
  expect(names).toEqual(OURS);
  await context.close();
});

test('a face that is put in its place under the reader is seen to move the text', async () => {
  const { page, close } = await open(browser);
  await page.addInitScript(watchDocument);
  await page.goto(origin + FROM, { waitUntil: 'load' });
  await hydrated(page);
  await kept(page);
  await page.evaluate(() => document.documentElement.classList.add('faces'));
  await drawn(page);
  await expect.poll(() => shift(page)).toBeGreaterThan(0);
  await close();
});

test('where they cannot be had, the next document does not wait for them', async () => {
  const { page, close } = await open(browser);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(origin + FROM, { waitUntil: 'load' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => localStorage.getItem('faces'))).toBeNull();
  await close();
});
