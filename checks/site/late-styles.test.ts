// The style that comes after the first frame changes nothing in it, whether it comes or not.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { type ChangedSite, serveChanged } from './changed-site.ts';
import { differences, type Look, looks } from './looks.ts';
import { onePerLayout, routes } from './routes.ts';

/** With a query where they are asked for again. */
const LATE = /\/assets\/late\.[^/]*\.css/;
const SCRIPT = /\.js(?:\?|$)/;
/** Pages with parts of their own, beside one of each layout. */
const PARTS = ['/vote/', '/organization/', '/offline/', '/configuration/', '/concepts/plugins/'];
const LAYOUTS = onePerLayout(routes()).filter(({ layout }) => layout !== 'printable');
const PATHS = new Set([...LAYOUTS.map(({ path }) => path), ...PARTS]);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** With every script held back, so that nothing else changes the page. */
async function look(address: string, { late }: { late: boolean }): Promise<Look[]> {
  const { page, close } = await open(browser, { reducedMotion: 'reduce' });
  await page.route(SCRIPT, (route) => route.abort());
  if (!late) await page.route(LATE, (route) => route.abort());
  await page.goto(address, { waitUntil: 'load' });
  await asked(page);
  if (late) await page.waitForFunction(allApplied);
  await drawn(page);
  const seen = await looks(page);
  await close();
  return seen;
}

/** What waits for the first frame has been asked for. */
const asked = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => !document.querySelector<HTMLTemplateElement>('#late')?.content.firstElementChild,
  );

const allApplied = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet !== null,
  );

test.each([...PATHS])('%s looks the same before and after it', async (path) => {
  const before = await look(origin + path, { late: false });
  expect(differences(before, await look(origin + path, { late: true }))).toEqual([]);
});

test('a part whose style comes only then is noticed', async () => {
  // As if nobody had seen that the article needs it.
  const change = (html: string): string =>
    html.replace(/<\/style>\n<style>.*?<\/style>/s, '</style>');
  const files: ChangedSite['files'] = { 'vote/index.html': change };
  const site = await serveChanged({ files });
  const whole = await look(`${origin}/vote/`, { late: true });
  expect(differences(await look(`${site.origin}/vote/`, { late: false }), whole)).not.toEqual([]);
  await site.close();
});

test('one that never answers holds nothing up', async () => {
  const { page, close } = await open(browser);
  await page.route(LATE, () => {});
  await page.goto(`${origin}/concepts/`, { waitUntil: 'commit' });
  await hydrated(page);
  const header = page.getByRole('banner');
  expect(await header.evaluate((it) => getComputedStyle(it).position)).toBe('sticky');
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(
    0,
  );
  await close();
});
