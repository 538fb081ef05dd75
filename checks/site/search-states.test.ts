// What the search says before typing, while waiting, without a result and without its index.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { SEARCH_FORMAT } from '../../src/model/search/search-file.ts';
import { OFTEN_NEEDED } from '../../src/site/frame/search/panel/often-needed.ts';
import { readShipped } from '../search/shipped.ts';
import { origin } from './browser.ts';
import { DIST } from './routes.ts';
import {
  answered,
  CHUNK,
  dialog,
  field,
  focused,
  input,
  listed,
  options,
  reload,
  selected,
  shift,
  start,
  titleOf,
} from './search.ts';

const INDEX = '**/search-index.json';
const NONSENSE = 'qqzzxxvv';
/** Of a release that pages do not know yet. */
const NEW_NAMES = ['compilation.hooks.brandNew', 'stats.compilation'];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const groups = (page: Page): Promise<string[]> =>
  dialog(page)
    .getByRole('group')
    .evaluateAll((all) =>
      all.map(
        (each) =>
          document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      ),
    );
const says = (page: Page, text: string | RegExp) =>
  dialog(page).getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

test.each(OFTEN_NEEDED)(
  'often needed: $url exists, with its part and its title',
  ({ url, title }) => {
    const [path = '', id] = url.split('#');
    const html = readFileSync(`${DIST}${path}index.html`, 'utf8');
    if (id === undefined) expect(html).toContain(`<h1>${title}</h1>`);
    else expect(html).toContain(`id="${id}"`);
  },
);

test('before typing: what was opened last, what is often needed, and a way to forget', async () => {
  const { page, complaints, close } = await start(browser);
  await page.keyboard.press('/');
  await options(page).first().waitFor();
  expect(await groups(page)).toEqual(['Often needed']);
  expect(await input(page).getAttribute('aria-activedescendant')).toBeNull();
  await answered(page, 'BannerPlugin');
  const opened = await titleOf(selected(page));
  const href = await selected(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(origin + href);
  expect(complaints).toEqual([]);
  await reload(page);
  await page.keyboard.press('/');
  await options(page).first().waitFor();
  expect(await groups(page)).toEqual(['Recent', 'Often needed']);
  expect(await titleOf(options(page).first())).toBe(opened);
  await page.keyboard.press('ArrowDown');
  expect(await selected(page).getAttribute('href')).toBe(href);
  await dialog(page).getByRole('button', { name: 'Clear recent' }).click();
  expect(await groups(page)).toEqual(['Often needed']);
  expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull();
  await close();
});

test('where storage is blocked nothing is remembered and all else works', async () => {
  const { page, complaints, close } = await start(browser);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await reload(page);
  await page.keyboard.press('/');
  await answered(page, 'BannerPlugin');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await options(page).first().waitFor();
  expect(await groups(page)).toEqual(['Often needed']);
  expect(complaints).toEqual([]);
  await close();
});

test('Clear empties the input and leads back to the beginning', async () => {
  const { page, close } = await start(browser);
  await page.keyboard.press('/');
  await answered(page, 'contenthash');
  await dialog(page).getByRole('button', { name: 'Clear', exact: true }).click();
  expect(await input(page).inputValue()).toBe('');
  expect(await focused(input(page))).toBe(true);
  expect(await groups(page)).toEqual(['Often needed']);
  await close();
});

test('an index that takes its time shows a skeleton, then the answer, and nothing shifts', async () => {
  const { page, complaints, close } = await start(browser);
  await page.context().route(INDEX, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.keyboard.press('/');
  await options(page).first().waitFor();
  await page.keyboard.type('contenthash');
  const skeleton = dialog(page).locator('[aria-hidden=true] i').first();
  await skeleton.waitFor();
  await selected(page).waitFor();
  expect(await skeleton.count()).toBe(0);
  expect(await shift(page)).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('results, similar spellings and their absence are said in one voice, after a pause', async () => {
  const { page, close } = await start(browser);
  await page.keyboard.press('/');
  await answered(page, 'contenthash');
  const count = await listed(page);
  await says(page, new RegExp(`^${count}(?: of \\d+)? results$`));
  await input(page).fill('contenhash');
  const note = 'Nothing matches “contenhash” exactly. Results for similar spellings.';
  await dialog(page).locator('p').filter({ hasText: note }).waitFor();
  await says(page, note);
  await input(page).fill(NONSENSE);
  await says(page, `No results for “${NONSENSE}”`);
  expect(await dialog(page).getByRole('status').count()).toBe(1);
  await close();
});

test('nothing found leads on: the issues, a report and the chat know what was asked', async () => {
  const { page, complaints, close } = await start(browser);
  await page.keyboard.press('/');
  await input(page).fill(NONSENSE);
  await dialog(page).getByText(`No results for “${NONSENSE}”`).first().waitFor();
  const href = (name: string) =>
    dialog(page).getByRole('link', { name }).getAttribute('href').then(String);
  expect(await href('Search the issues')).toBe(`${site.links.github}/issues?q=${NONSENSE}`);
  const report = new URL(await href('Report a missing page'));
  expect(report.pathname).toBe(`/${site.docsRepository.name}/issues/new`);
  expect(report.searchParams.get('title')).toContain(NONSENSE);
  expect(await href('Ask in the chat')).toBe(site.links.chat);
  expect(await input(page).getAttribute('aria-expanded')).toBe('false');
  expect(complaints).toEqual([]);
  await close();
});

test('an index that cannot be reached is said so, and a second try answers', async () => {
  const { page, close } = await start(browser);
  await page.context().route(INDEX, (route) => route.abort());
  await page.keyboard.press('/');
  await input(page).fill('contenthash');
  await dialog(page).getByRole('alert').waitFor();
  expect(await dialog(page).getByRole('alert').innerText()).toContain('Search is not available');
  const browse = dialog(page).getByRole('link', { name: 'Browse all sections' });
  expect(await browse.getAttribute('href')).toBe('/');
  await page.context().unroute(INDEX);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await selected(page).waitFor();
  expect(await dialog(page).getByRole('alert').count()).toBe(0);
  expect(await input(page).inputValue()).toBe('contenthash');
  await close();
});

test('code that does not arrive is said so: a second try, or a plain link to the search page', async () => {
  const { page, close } = await start(browser);
  await page.route(CHUNK, (route) => route.abort());
  await field(page).click();
  await page.keyboard.type('contenthash');
  await dialog(page).getByRole('alert').waitFor();
  const link = dialog(page).getByRole('link', { name: 'Open the search page' });
  expect(await link.getAttribute('href')).toBe('/search/');
  await page.unroute(CHUNK);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await selected(page).waitFor();
  expect(await titleOf(selected(page))).not.toBe('');
  await close();
});

test('that plain link is followed', async () => {
  const { page, close } = await start(browser);
  await page.route(CHUNK, (route) => route.abort());
  await field(page).click();
  await dialog(page).getByRole('link', { name: 'Open the search page' }).click();
  await page.waitForURL(`${origin}/search/`);
  await dialog(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.title === 'Search | webpack');
  await close();
});

test('a name without a page is said to have none, and no similar spelling leads to it', async () => {
  const { page, complaints, close } = await start(browser);
  // As after a release that adds a hook before a page describes it.
  const body = JSON.stringify({
    ...readShipped(DIST).file,
    unwritten: NEW_NAMES,
    texts: [],
  });
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const file = `/assets/search.${hash}.json`;
  await page
    .context()
    .route(INDEX, (route) => route.fulfill({ json: { format: SEARCH_FORMAT, file } }));
  await page
    .context()
    .route(`**${file}`, (route) => route.fulfill({ body, contentType: 'application/json' }));
  await page.keyboard.press('/');
  await input(page).fill('compilation.hooks.brnadNew');
  await dialog(page).getByText('No results for “compilation.hooks.brnadNew”').first().waitFor();
  expect(
    await dialog(page)
      .getByRole('button', { name: /brandNew/ })
      .count(),
  ).toBe(0);
  await input(page).fill('compilation.hooks.brandNew');
  await dialog(page).getByText('no page describes').waitFor();
  expect(await dialog(page).innerText()).toContain(
    'webpack has compilation.hooks.brandNew, but no page describes it yet.',
  );
  // Pages use this one without describing it.
  await input(page).fill('stats.compilation');
  await selected(page).waitFor();
  expect(await dialog(page).innerText()).toContain('No page describes stats.compilation yet.');
  expect(complaints).toEqual([]);
  await close();
});
