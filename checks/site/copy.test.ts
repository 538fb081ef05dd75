// What every Copy button of the site really puts on the clipboard, fence by fence, and the page as a whole.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { collect } from '../../src/build/collect.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { copyText, isDiff } from '../../src/model/copy-text.ts';
import { twinPath } from '../../src/model/twin.ts';
import { open, origin, type Visit } from './browser.ts';
import { DIST } from './routes.ts';

const { records } = await collect(buildPaths());
const pages = records.filter(({ fences }) => fences.length > 0);

let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await launch();
  visit = await open(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
});
afterAll(() => browser.close());

/** Presses each button in turn and reads the clipboard, which held something else before. */
function pressAll(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const copies: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('#article .cbtn')) {
      await navigator.clipboard.writeText('nothing was copied');
      button.click();
      const deadline = Date.now() + 5000;
      while (!button.classList.contains('done') && Date.now() < deadline) {
        await new Promise((next) => setTimeout(next, 1));
      }
      copies.push(await navigator.clipboard.readText());
    }
    return copies;
  });
}

test.each(pages)('$url', async ({ url, fences }) => {
  const { page, complaints } = visit;
  await page.goto(origin + url);
  await page.bringToFront();
  await page.waitForSelector('body > [role=status]', { state: 'attached' });
  const copies = await pressAll(page);
  expect(copies).toEqual(fences.map(copyText));
  for (const [index, fence] of fences.entries()) {
    const copy = copies[index] ?? '';
    expect(copy).not.toMatch(/\n$/);
    if (/^(?:bash|console)$/.test(fence.lang)) expect(copy).not.toMatch(/^\s*\$ /m);
    if (fence.lang === 'json') expect(() => JSON.parse(copy)).not.toThrow();
    if (isDiff(fence.meta)) expect(copy.split('\n')).toEqual(resultOf(fence.code));
  }
  // Taken out, so that one page's complaint does not fail all that follow.
  expect(complaints.splice(0)).toEqual([]);
});

test('"Copy as Markdown" gives the shipped twin, on a page reached by a click too', async () => {
  const { page, complaints } = visit;
  // What copies comes after load; before that the link itself is followed.
  await page.goto(`${origin}/concepts/output/`, { waitUntil: 'networkidle' });
  await page.bringToFront();
  for (const url of ['/concepts/output/', '/concepts/loaders/']) {
    await page.locator(`nav a[href="${url}"]`).first().click();
    await page.waitForURL(origin + url);
    await page.getByRole('link', { name: 'Copy as Markdown' }).click();
    // Its words and its name are now "Copied".
    await page.locator('[data-twin=copied]').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync(join(DIST, twinPath(url)), 'utf8'));
  }
  expect(complaints.splice(0)).toEqual([]);
});

/** What `patch` would leave, read line by line. */
function resultOf(diff: string): string[] {
  const result: string[] = [];
  for (const line of diff.split('\n')) {
    if (line[0] !== '-') result.push(line.slice(1));
  }
  while (result.at(-1) === '') result.pop();
  return result;
}

test('the site has every kind of fence this file speaks of', () => {
  const fences = pages.flatMap((page) => page.fences);
  for (const lang of ['bash', 'console', 'text', 'js', 'json']) {
    expect(fences.some((fence) => fence.lang === lang)).toBe(true);
  }
  expect(fences.some(({ meta }) => isDiff(meta))).toBe(true);
});
