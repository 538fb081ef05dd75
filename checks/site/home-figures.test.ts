// The numbers of the home page are the build's own, and they reach the reader through the document alone.
import { globSync, readFileSync, statSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { HASHED_FOLDERS } from '../../src/model/hashed-folders.ts';
import { formatBytes, formatCount } from '../../src/model/numbers.ts';
import { hydrated, open, origin } from './browser.ts';
import { DIST } from './routes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const BIG = { viewport: { width: 1440, height: 900 } };

const figure = (page: Page, name: string): Promise<string> =>
  page.locator(`[data-figure=${name}]`).innerText();

test('the numbers are those of the files on disk', async () => {
  const { page, close } = await open(browser, { ...BIG, javaScriptEnabled: false });
  await page.goto(`${origin}/`);
  const emitted = globSync(`{${HASHED_FOLDERS.replaceAll('|', ',')}}/**`, { cwd: DIST }).filter(
    (file) => /^(?!assets\/images\/).*\.(?:js|css|svg|png|woff2)$/.test(file),
  );
  const sizeOf = (file: string): number => statSync(`${DIST}/${file}`).size;
  expect(await figure(page, 'assets')).toBe(formatCount(emitted.length));
  const bytes = emitted.reduce((sum, file) => sum + sizeOf(file), 0);
  expect(await figure(page, 'bytes')).toBe(formatBytes(bytes));

  const html = readFileSync(`${DIST}/index.html`, 'utf8');
  const plates = await page
    .getByRole('list', { name: 'Files this page loads' })
    .locator('li')
    .all();
  expect(plates).toHaveLength(4);
  for (const plate of plates) {
    const file = `assets/${await plate.locator('b').innerText()}`;
    expect(html).toContain(`"/${file}"`);
    expect(await plate.innerText()).toContain(formatBytes(sizeOf(file)));
    expect(await plate.innerText()).toMatch(/from \d+ modules?/);
  }

  const kinds = await Promise.all(
    ['script', 'style', 'image', 'data'].map(async (kind) => Number(await figure(page, kind))),
  );
  expect(await figure(page, 'modules')).toBe(formatCount(kinds.reduce((sum, one) => sum + one)));
  expect(kinds[2]).toBe(emitted.filter((file) => /\.(?:svg|png)$/.test(file)).length);
  const pages = emitted.filter((file) => /^[ap]\//.test(file)).length;
  expect(kinds[3]).toBeGreaterThan(pages);
  await close();
});

test('no script holds the drawing or its numbers', () => {
  const home = readFileSync(`${DIST}/index.html`, 'utf8');
  expect(home).toContain('data-figure');
  const scripts = globSync(['assets/*.js', 'p/**/*.js', 's/*.js'], { cwd: DIST });
  expect(scripts.length).toBeGreaterThan(10);
  const holding = scripts.filter((file) =>
    /data-figure|entry\.client\.tsx/.test(readFileSync(`${DIST}/${file}`, 'utf8')),
  );
  expect(holding).toEqual([]);
});

test('client navigation brings the drawing too, and nothing moves when it arrives', async () => {
  const { page, complaints, close } = await open(browser, BIG);
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  await hydrated(page);
  let arrive: () => void = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(`${origin}/`, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('header a[href="/"]').first().click();
  await page.waitForFunction(() => document.title === 'webpack');
  const below = () =>
    page.locator('#write-your-code').evaluate((node) => node.getBoundingClientRect().top);
  const before = await below();
  expect(await page.locator('[data-figure]').count()).toBe(0);
  arrive();
  await page.locator('[data-figure=modules]').waitFor();
  expect(await below()).toBe(before);
  const plain = await open(browser, { javaScriptEnabled: false });
  await plain.page.goto(`${origin}/`);
  const served = await plain.page.locator('#stage').innerHTML();
  await plain.close();
  expect(await page.locator('#stage').innerHTML()).toBe(served);
  expect(complaints).toEqual([]);
  await close();
});

test.each([320, 390, 768, 1024])(
  'at %i px the room kept for the drawing is its own',
  async (width) => {
    const { page, close } = await open(browser, { viewport: { width, height: 800 } });
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await hydrated(page);
    const heights = await page.locator('#stage').evaluate((stage) => {
      const full = stage.getBoundingClientRect().height;
      stage.replaceChildren();
      return [full, stage.getBoundingClientRect().height];
    });
    expect(heights[1]).toBe(heights[0]);
    await close();
  },
);
