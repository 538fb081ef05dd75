// What stands in the frame around every page, held to the specification's lists and to the built site.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { hydrated, open, origin, type Visit } from '../site/browser.ts';
import { routes } from '../site/routes.ts';

const all = routes();

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function start(
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Visit> {
  const visit = await open(browser);
  await prepare(visit.page);
  await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return visit;
}

const linksIn = (page: Page, selector: string): Promise<(string | null)[][]> =>
  page
    .locator(`${selector} a`)
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('the main navigation leads to the four addresses of the specification', async () => {
  const { page, close } = await start('/concepts/');
  expect(await linksIn(page, 'nav[aria-label=Main]')).toEqual([
    ['Documentation', '/concepts/'],
    ['Contribute', '/contribute/'],
    ['Vote', '/vote/'],
    ['Blog', '/blog/'],
  ]);
  await close();
});

test('the footer has the ten links of the specification', async () => {
  const { page, close } = await start('/concepts/');
  const links = await linksIn(page, 'footer nav[aria-labelledby]');
  expect(Object.fromEntries(links)).toEqual({
    'Get Started': '/guides/getting-started/',
    Organization: '/organization/',
    'Starter Kits': '/starter-kits/',
    Comparison: '/comparison/',
    'Swag Store': site.links.swagStore,
    Glossary: '/glossary/',
    Branding: '/branding/',
    Chat: site.links.chat,
    Changelog: site.links.changelog,
    License: '/license/',
  });
  expect(links).toHaveLength(10);
  await close();
});

test('every get-started link of the home page leads to the guide', async () => {
  const { page, close } = await start('/');
  const links = await linksIn(page, 'body');
  const named = links.filter(([text]) => /^\s*get started\s*$/i.test(text ?? ''));
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named.map(([, href]) => href))).toEqual(new Set(['/guides/getting-started/']));
  await close();
});

/** All but the blog, whose index lists the posts and has no columns beside it. */
const SECTIONS = 'api concepts configuration contribute guides loaders migrate plugins'.split(' ');

/** Addresses of the sidebar's pages, in order. */
const listed = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('#section-nav li > div > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.each(SECTIONS)(
  'the sidebar of %s lists its pages, index first, none printable',
  async (name) => {
    const { page, close } = await start(`/${name}/`);
    const pages = all.filter(
      ({ path, layout }) => path.startsWith(`/${name}/`) && layout !== 'printable',
    );
    const items = await listed(page);
    expect(items[0]).toBe(`/${name}/`);
    expect(items.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
    await close();
  },
);

test.each(SECTIONS)('previous and next in %s follow the sidebar', async (name) => {
  const { page, close } = await start(`/${name}/`);
  const items = await listed(page);
  for (const [index, path] of items.slice(0, 3).entries()) {
    await page.goto(origin + path, { waitUntil: 'load' });
    const around = await linksIn(page, 'nav[aria-label="Previous and next page"]');
    const expected = [items[index - 1], items[index + 1]].filter((each) => each !== undefined);
    expect(around.map(([, href]) => href)).toEqual(expected);
  }
  await close();
});

/** Answers with the shipped file after a change to its text, as another build would have written it. */
const rewritten =
  (pattern: string, from: RegExp, to: string) =>
  (page: Page): Promise<unknown> =>
    page.route(pattern, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      expect(text).toMatch(from);
      await route.fulfill({ response, body: text.replace(from, to) });
    });

test('a page with a repository and related entries shows both', async () => {
  const { page, close } = await start(
    '/concepts/',
    rewritten(
      '**/p/concepts/entry-points.*',
      /"title":"Entry Points",/,
      '$&"repo":"https://github.com/a/b","related":[{"title":"Far","url":"https://a.example/x"},{"title":"Near","url":"/guides/"}],',
    ),
  );
  const jump = page.getByRole('link', { name: 'Jump to Repository' });
  const reading = page.getByRole('region', { name: 'Further Reading' }).getByRole('link');
  expect(await jump.count()).toBe(0);
  await page.locator('#section-nav a[href="/concepts/entry-points/"]').click();
  await page.waitForFunction(() => document.title === 'Entry Points | webpack');
  expect(await jump.getAttribute('href')).toBe('https://github.com/a/b');
  expect(
    await reading.evaluateAll((links) =>
      links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
    ),
  ).toEqual([
    ['Far', 'https://a.example/x'],
    ['Near', '/guides/'],
  ]);
  await close();
});

test('a page without headings cannot be opened in the sidebar, but its link works', async () => {
  const { page, close } = await start(
    '/guides/',
    rewritten('**/s/concepts.*', /(\/concepts\/entry-points\/\\",\\"anchored\\":)true/, '$1false'),
  );
  await page.locator('nav[aria-label="Documentation sections"] a[href="/concepts/"]').click();
  await page.waitForFunction(() => document.title === 'Concepts | webpack');
  const toggles = page.locator('#section-nav li button');
  const labels = await toggles.evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(labels).toEqual(expect.arrayContaining(['Collapse Concepts', 'Expand Output']));
  expect(labels.filter((label) => label?.endsWith('Entry Points'))).toEqual([]);
  await page.locator('#section-nav a[href="/concepts/entry-points/"]').click();
  await page.waitForFunction(() => document.title === 'Entry Points | webpack');
  await close();
});

test('contributors are looked for every 300 ms until they are in view', async () => {
  const { page, close } = await start('/configuration/output/', (fresh) => fresh.clock.install());
  await page.clock.pauseAt(Date.now() + 60_000);
  const pictures = page.locator('section[aria-labelledby=contributors] img');
  await page.locator('section[aria-labelledby=contributors] ul').evaluate((list) => {
    const look = list.getBoundingClientRect.bind(list);
    Object.assign(window, { looks: 0 });
    list.getBoundingClientRect = () => {
      (window as unknown as { looks: number }).looks += 1;
      return look();
    };
  });
  await page.clock.runFor(3000);
  expect(await page.evaluate(() => (window as unknown as { looks: number }).looks)).toBe(10);
  expect(await pictures.count()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.clock.runFor(300);
  await pictures.first().waitFor();
  await close();
});

test('a test key finds out whether storage works and is taken away again', async () => {
  const { page, close } = await start('/concepts/', (fresh) =>
    fresh.addInitScript(() => {
      const keys: string[] = [];
      Object.assign(window, { keys });
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) keys.push(key);
        set.call(this, key, value);
      };
    }),
  );
  expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toContain(
    'localStorageTest',
  );
  expect(await page.evaluate(() => localStorage.getItem('localStorageTest'))).toBeNull();
  await close();
});
