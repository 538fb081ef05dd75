// Every error of the specification's section 8, produced for real: what the reader sees and the log says.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { CHUNK_LOAD_TIMEOUT_MS } from '../../src/model/constants.ts';
import { hydrated, open, origin, type Visit } from './browser.ts';

const FROM = '/concepts/';
const TO = '/concepts/entry-points/';
const CHUNK = '**/p/concepts/entry-points.*';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Notes every `code` that is set on an error, since the reader is shown a screen instead of it. */
function watchCodes(): void {
  const codes: string[] = [];
  Object.assign(window, { codes });
  Object.defineProperty(Error.prototype, 'code', {
    set(this: Error, code: string) {
      codes.push(`${code}: ${this.message}`);
      Object.defineProperty(this, 'code', { value: code, writable: true });
    },
  });
}

async function start(prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<Visit> {
  const visit = await open(browser);
  await visit.page.addInitScript(watchCodes);
  await prepare(visit.page);
  await visit.page.goto(origin + FROM, { waitUntil: 'load' });
  await hydrated(visit.page);
  return visit;
}

const codes = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { codes: string[] }).codes);

/** By the link alone: a pointer that rests on it a moment fetches the page, too, and fails as well. */
const follow = (page: Page, link: string): Promise<void> =>
  page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());

const goThere = (page: Page): Promise<void> => follow(page, `#section-nav a[href="${TO}"]`);

/** The text of the error screen's details, once it is there. */
async function details(page: Page): Promise<string> {
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading content.' });
  await alert.waitFor();
  expect(await alert.locator(`a[href="${TO}"]`).count()).toBe(1);
  return (await alert.locator('details').textContent()) ?? '';
}

const failed = (type: string): RegExp =>
  new RegExp(`Loading chunk \\S+ failed\\.\\s*\\(${type}: ${origin}/p/concepts/entry-points\\.`);

test('a chunk the server does not have: type error and its address', async () => {
  const { page, close } = await start();
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await goThere(page);
  expect(await details(page)).toMatch(failed('error'));
  await close();
});

test('a chunk with another body: type missing and its address', async () => {
  const { page, close } = await start();
  await page.route(CHUNK, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: '/* another file */' }),
  );
  await goThere(page);
  expect(await details(page)).toMatch(failed('missing'));
  await close();
});

test('a chunk that never comes: type timeout after 120 seconds, not before', async () => {
  const { page, close } = await start((fresh) => fresh.clock.install());
  await page.route(CHUNK, () => {});
  // Time stands still from before the click, so the limit is seen to the millisecond.
  await page.clock.pauseAt(Date.now() + 60_000);
  const requested = page.waitForRequest(CHUNK);
  await goThere(page);
  await requested;
  await page.clock.fastForward(CHUNK_LOAD_TIMEOUT_MS - 1);
  await page.waitForTimeout(200);
  expect(await page.getByText('Error loading content.').count()).toBe(0);
  await page.clock.fastForward(1);
  expect(await details(page)).toMatch(failed('timeout'));
  await close();
});

test('a stylesheet the server does not have: its code in the log, the text on the screen', async () => {
  const { page, complaints, close } = await start();
  await page.route('**/home.*.css', (route) => route.fulfill({ status: 404, body: '' }));
  await follow(page, 'header a[href="/"]');
  await page.waitForFunction(() => document.title === 'webpack');
  expect(await page.locator('#article').isVisible()).toBe(true);
  expect((await page.locator('#article').innerText()).length).toBeGreaterThan(200);
  expect(complaints.join('\n')).toContain('CSS_CHUNK_LOAD_FAILED');
  expect(await codes(page)).toEqual([
    expect.stringMatching(/^CSS_CHUNK_LOAD_FAILED: Loading css/i),
  ]);
  await close();
});

test('a page that does not exist: Cannot find module, code MODULE_NOT_FOUND, Page Not Found', async () => {
  const { page, close } = await start();
  await page.locator(`#section-nav a[href="${TO}"]`).evaluate((link: HTMLAnchorElement) => {
    link.href = '/concepts/nowhere/';
    link.click();
  });
  await page.waitForFunction(() => document.title === 'Page Not Found | webpack');
  expect(await page.locator('h1').innerText()).toBe('Page Not Found');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await codes(page)).toEqual([
    expect.stringMatching(/^MODULE_NOT_FOUND: Cannot find module '.*nowhere/),
  ]);
  await close();
});
