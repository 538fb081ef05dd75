// The tables of all flags on /api/cli/ in a real browser: complete without script, narrowed by typing, every row an address.
import { readFileSync, statSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { formatCount } from '../../src/model/numbers.ts';
import { MOST_AT_ONCE } from '../../src/site/islands/flags/flags.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { accessibility } from './accessibility.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { DIST } from './routes.ts';

const PATH = '/api/cli/';
const ALL = JSON.parse(readFileSync(`${DIST}/reference/flags.json`, 'utf8')).records.filter(
  ({ set }: { set: string }) => set === 'cli-arguments',
).length;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function show(hash = '', options = {}) {
  const visited = await open(browser, options);
  await visited.page.goto(`${origin}${PATH}${hash}`, { waitUntil: 'networkidle' });
  await hydrated(visited.page);
  return visited;
}
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter flags' });
/** Far from the screen it has no text to see. */
const status = async (page: Page): Promise<string | null> =>
  page.locator('.flag-filter [role=status]').textContent();
/** Ids of the rows that are not filtered away, laid out or not. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.flags tbody th')]
      .filter((each) => each.closest('[hidden]') === null)
      .map(({ id }) => id),
  );

test('without script every flag has a row that leads to itself and to its option', async () => {
  const { page, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(`${origin}${PATH}`);
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('.flags tbody tr')].map((row) => ({
      id: row.querySelector('th')?.id ?? '',
      own: row.querySelector('th a')?.getAttribute('href') ?? '',
      option: row.querySelector('td:last-child a')?.getAttribute('href') ?? '',
    })),
  );
  expect(rows).toHaveLength(ALL);
  expect(rows.filter(({ id, own }) => own !== `#${id}`)).toEqual([]);
  expect(rows.filter(({ option }) => !/^\/.*\/#./.test(option))).toEqual([]);
  expect(await page.locator('.flag-filter input:visible').count()).toBe(0);
  await close();
});

test('words narrow the rows to flags and options that have them, and a status says to how many', async () => {
  const { page, complaints, close } = await show();
  expect(await status(page)).toBe(`${formatCount(ALL)} flags`);
  await field(page).fill('unique name output');
  await expect.poll(() => status(page)).toBe(`1 of ${formatCount(ALL)} flags`);
  await expect.poll(() => shown(page)).toEqual(['output-unique-name']);
  await field(page).fill('resolveLoader.aliasFields');
  await expect
    .poll(() => shown(page))
    .toEqual(['resolve-loader-alias-fields', 'resolve-loader-alias-fields-reset']);
  expect(await accessibility(page)).toEqual([]);
  // The link of the group's heading, then the first row.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(
    /resolveLoader|--resolve-loader/,
  );
  await field(page).fill('no such flag');
  await page.getByRole('button', { name: /^Show all/ }).focus();
  await page.keyboard.press('Enter');
  expect(await shown(page)).toHaveLength(ALL);
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('no task of a keystroke shows more rows than it may', async () => {
  const { page, close } = await show();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    const rows = [...document.querySelectorAll('.flags tbody tr')];
    const shown = (): Set<Element> =>
      new Set(rows.filter((row) => row.closest('[hidden]') === null));
    let before = shown();
    new MutationObserver(() => {
      const now = shown();
      // What was hidden as a whole and has come back is laid out anew.
      tasks.push([...now].filter((row) => !before.has(row)).length);
      before = now;
    }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['hidden'] });
  });
  for (const text of ['reset', 'output', 'e']) {
    await field(page).fill('');
    await expect.poll(() => shown(page)).toHaveLength(ALL);
    await field(page).pressSequentially(text);
    const left = Number((await status(page))?.split(' ')[0]?.replace(',', ''));
    await expect.poll(async () => (await shown(page)).length).toBe(left);
  }
  const tasks = await page.evaluate(() => Reflect.get(window, 'tasks') as number[]);
  console.log('measured', Math.max(...tasks), 'rows in a task');
  expect(Math.max(...tasks)).toBeGreaterThan(0);
  expect(Math.max(...tasks)).toBeLessThanOrEqual(MOST_AT_ONCE);
  await close();
});

test.each([1280, 390])(
  'at %i px the address of a row shows it, also when the field hides it',
  async (width) => {
    const id = 'output-unique-name';
    const { page, close } = await show(`#${id}`, { viewport: { width, height: 800 } });
    const top = (): Promise<number> =>
      page.locator(`#${id}`).evaluate((row) => row.getBoundingClientRect().top);
    await drawn(page);
    expect(await top()).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(400);
    await field(page).fill('stats.children');
    await expect.poll(() => shown(page)).not.toContain(id);
    // What is hidden has no place, whatever the width makes of a row.
    expect(await page.locator(`#${id}`).isVisible()).toBe(false);
    await field(page).fill('output unique');
    await expect.poll(() => shown(page)).toEqual([id]);
    const rows = await page
      .locator('.flags tbody tr')
      .evaluateAll((all) => all.filter((row) => row.checkVisibility()).length);
    expect(rows).toBe(1);
    await field(page).fill('stats.children');
    await expect.poll(() => shown(page)).not.toContain(id);
    await page.evaluate((hash) => {
      location.hash = '';
      location.hash = hash;
    }, id);
    await expect.poll(() => shown(page)).toContain(id);
    await drawn(page);
    expect(await field(page).inputValue()).toBe('');
    expect(await top()).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(400);
    await close();
  },
);

test('the document with all rows keeps its weight, and one with twice as many would not', async () => {
  const { size } = statSync(`${DIST}${PATH}index.html.br`);
  console.log('measured', size);
  expect(size).toBeLessThanOrEqual(budgets.flags.documentBytes);
  expect(2 * size).toBeGreaterThan(budgets.flags.documentBytes);
});

test('paper has the rows and no field', async () => {
  const { page, close } = await show();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.flag-filter input:visible').count()).toBe(0);
  expect(await page.locator('.flags tbody tr:visible').count()).toBe(ALL);
  await close();
});
