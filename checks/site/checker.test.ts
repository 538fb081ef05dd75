// The checker on /migrate/5/ in a real browser: findings that lead to their steps, hostile texts, and nothing sent.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { CODEMOD_PATH } from '../../src/model/codemod.ts';
import { hostile } from '../migration/hostile.ts';
import { accessibility } from './accessibility.ts';
import { hydrated, open, origin } from './browser.ts';
import { DIST } from './routes.ts';

const PATH = '/migrate/5/';
const OLD = `const path = require('path');

module.exports = {
  devtool: 'cheap-module-eval-source-map',
  output: { path: path.resolve('dist'), jsonpFunction: 'shop' },
  node: { fs: 'empty' },
  devServer: { contentBase: './public' },
};
`;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function show(options = {}) {
  const visited = await open(browser, options);
  await visited.page.goto(origin + PATH, { waitUntil: 'networkidle' });
  await hydrated(visited.page);
  await field(visited.page).waitFor();
  return visited;
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Your configuration' });
const button = (page: Page) => page.getByRole('button', { name: 'Check', exact: true });
const status = (page: Page) => page.locator('.checker [role=status]');
const items = (page: Page) => page.locator('.checker-list li');

/** Checked to the end: the status says nothing of reading any more. */
async function check(page: Page, text: string): Promise<string> {
  // As pasting does, without a key for each letter.
  await field(page).evaluate((each, value) => {
    (each as HTMLTextAreaElement).value = value;
  }, text);
  await status(page).evaluate((each) => {
    each.textContent = 'Reading…';
  });
  await button(page).click();
  await expect.poll(() => status(page).textContent()).not.toBe('Reading…');
  return (await status(page).textContent()) ?? '';
}

test('findings have the line, the option and a link to a step of the page', async () => {
  const { page, complaints, close } = await show();
  expect(await check(page, OLD)).toBe('4 findings.');
  const lines = await page.locator('.checker-line').allTextContents();
  expect(lines).toEqual(['Line 4', 'Line 5', 'Line 6', 'Line 7']);
  const codes = page.locator('.checker-what code');
  expect(await codes.allTextContents()).toEqual([
    'devtool',
    'output.jsonpFunction',
    'node.fs',
    'devServer.contentBase',
  ]);
  for (const link of await items(page).locator('a').all()) {
    const hash = (await link.getAttribute('href')) ?? '';
    expect(await page.locator(`[id="${hash.slice(1)}"]`).count(), hash).toBe(1);
  }
  expect(await accessibility(page)).toEqual([]);
  await items(page).locator('a').nth(1).click();
  await expect.poll(() => page.url()).toMatch(/#jsonp-function$/);
  expect(complaints).toEqual([]);
  await close();
});

test('the keyboard alone checks, selects a line and follows a step', async () => {
  const { page, close } = await show();
  await field(page).focus();
  await page.keyboard.insertText(OLD);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => status(page).textContent()).toBe('4 findings.');
  await page.keyboard.press('Tab');
  expect(await button(page).evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const selected = await field(page).evaluate((each) => {
    const { value, selectionStart, selectionEnd } = each as HTMLTextAreaElement;
    return each === document.activeElement ? value.slice(selectionStart, selectionEnd) : null;
  });
  expect(selected).toBe('devtool');
  for (let tabs = 3; tabs > 0; tabs -= 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toMatch(/#devtool$/);
  await close();
});

test('hostile texts end, and leave a page that can be used', async () => {
  const { page, complaints, requests, close } = await show();
  for (const [name, text] of Object.entries(hostile())) {
    expect(await check(page, text), name).not.toBe('');
    expect(await page.locator('.checker-out :is(img, script, b, i)').count(), name).toBe(0);
  }
  expect(await check(page, 'x'.repeat(1_000_001))).toMatch(/^This is longer/);
  expect(await check(page, OLD)).toBe('4 findings.');
  expect(complaints).toEqual([]);
  // Other than the worker's own code, nothing is asked for.
  const after = requests.slice(requests.findIndex((path) => /\/checker-worker\./.test(path)));
  expect(new Set(after).size).toBe(1);
  await close();
});

test('what is pasted is neither sent nor stored, and the parser comes with the first check', async () => {
  const { page, complaints, requests, close } = await show();
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(request.method(), request.postData() ?? '', request.url()),
  );
  expect(requests.filter((path) => /\/checker-worker\./.test(path))).toEqual([]);
  await check(page, OLD);
  expect(requests.filter((path) => /\/checker-worker\./.test(path))).toHaveLength(1);
  expect(sent.filter((each) => each.includes('jsonpFunction'))).toEqual([]);
  expect(sent.filter((each) => each === 'POST')).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('jsonpFunction');
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  expect(await field(page).inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test.each(['light', 'dark'] as const)('in %s on a phone everything fits', async (colorScheme) => {
  const { page, close } = await show({ colorScheme, viewport: { width: 390, height: 844 } });
  await check(page, `${OLD}\nmodule.exports.output.hotUpdateFunction = '${'x'.repeat(200)}';`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  expect(await accessibility(page)).toEqual([]);
  await close();
});

test('without script a sentence says what to do, and nothing is a control', async () => {
  const { page, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(origin + PATH);
  // What is far below the screen is not laid out, and has no text that a person sees.
  await page.locator('.checker').scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.locator('.checker').innerText(), { timeout: 30_000 })
    .toMatch(/^The checker needs script\./);
  expect(await page.locator('.checker :is(button, textarea):visible').count()).toBe(0);
  await close();
});

test('paper has neither field nor list', async () => {
  const { page, close } = await show();
  await check(page, OLD);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.checker :is(button, textarea, li):visible').count()).toBe(0);
  await close();
});

test('the codemod is published as a script that starts with Node.js', async () => {
  const { page, close } = await open(browser);
  const answer = await page.request.get(origin + CODEMOD_PATH);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/javascript; charset=utf-8');
  expect(await answer.text()).toBe(readFileSync(DIST + CODEMOD_PATH, 'utf8'));
  await close();
});
