// The whole configuration on /configuration/ in a real browser: plain code without script, narrowed by typing with it.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { accessibility } from './accessibility.ts';
import { hydrated, open, origin } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Far from the screen it has no text to see. */
async function show(page: Page): Promise<void> {
  await page.locator('.keys').scrollIntoViewIfNeeded();
  await expect.poll(() => lines(page)).toContain('export default {');
}
const lines = async (page: Page): Promise<string[]> =>
  (await page.locator('.keys .l:visible').allInnerTexts()).map((line) => line.trim());

test('without script every line is there, keys are links and nothing is a control', async () => {
  const { page, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(`${origin}/configuration/`);
  await show(page);
  const shown = await lines(page);
  for (const key of ['mode', 'output', 'resolve', 'watchOptions', 'recordsPath']) {
    expect(shown.filter((line) => line.startsWith(`${key}:`))).toHaveLength(1);
  }
  expect(await page.locator('.keys input:visible').count()).toBe(0);
  const alias = page.locator('.keys a', { hasText: /^alias$/ });
  expect(await alias.getAttribute('href')).toBe('/configuration/resolve/#resolvealias');
  await close();
});

test('typing leaves the options that match and the blocks around them, and a key leads to its entry', async () => {
  const { page, complaints, close } = await open(browser);
  await page.goto(`${origin}/configuration/`);
  await hydrated(page);
  await show(page);
  const field = page.getByRole('searchbox', { name: 'Filter options' });
  const status = page.locator('.keys [role=status]');
  const all = await status.innerText();
  await field.fill('resolve alias');
  await expect.poll(() => status.innerText()).toMatch(/^1 of \d+ options$/);
  expect(await lines(page)).toEqual([
    'export default {',
    expect.stringMatching(/^resolve: \{/),
    expect.stringMatching(/^alias: \{/),
    '},',
    '},',
    '};',
  ]);
  expect(await accessibility(page)).toEqual([]);
  await field.fill('no such option');
  await page.getByRole('button', { name: /^Show all/ }).click();
  expect(await status.innerText()).toBe(all);
  await page.locator('.keys a', { hasText: /^alias$/ }).click();
  await page.waitForURL('**/configuration/resolve/#resolvealias');
  expect(complaints).toEqual([]);
  await close();
});
