// The blog in the browser: its index and a post, the feed they share, and the lists of pages on index pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { DIST, routes } from './routes.ts';

const POST = '/blog/2020-10-10-webpack-5-release/';
/** Newest first: the date begins the address. */
const posts = routes()
  .map(({ path }) => path)
  .filter((path) => /^\/blog\/\d/.test(path))
  .sort()
  .reverse();

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function start(path: string, width = 1440) {
  const visit = await open(browser, { viewport: { width, height: 800 } });
  await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return visit;
}

test('the index lists every post, newest first, with its day, and takes the whole width', async () => {
  const { page, complaints, close } = await start('/blog/');
  const links = page.locator('.posts h3 a');
  expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(posts);
  const days = await page
    .locator('.posts time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual(posts.map((path) => path.slice('/blog/'.length, '/blog/2020-10-10'.length)));
  expect(await page.locator('.post-lead .post-on').innerText()).toMatch(/, \d{4} · \d+ min read$/);
  expect(await page.locator('.posts .post-by').last().innerText()).toMatch(/^webpack/);
  expect(await page.locator('#section-nav').count()).toBe(0);
  await page
    .locator('.posts li')
    .last()
    .click({ position: { x: 5, y: 40 } });
  await page.waitForFunction(() => document.title === 'webpack 5 release | webpack');
  expect(complaints).toEqual([]);
  await close();
});

test('a post says when, how long and by whom, stands in the middle and leads back', async () => {
  const { page, complaints, close } = await start(POST);
  const head = page.locator('main > header');
  expect(await page.locator('h1').innerText()).toBe('webpack 5 release');
  expect(await head.locator('time').getAttribute('datetime')).toBe('2020-10-10');
  expect(await head.innerText()).toMatch(/October 10, 2020 · \d+ min read/);
  expect(await head.getByRole('link', { name: 'webpack', exact: true }).getAttribute('href')).toBe(
    'https://github.com/webpack',
  );
  expect(await page.locator('#section-nav').count()).toBe(0);
  const box = await page.locator('#article').boundingBox();
  expect(box).toMatchObject({ x: 360, width: 720 });
  const outline = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
  expect(outline?.x).toBeGreaterThan(1080);
  const around = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link');
  expect(await around.first().getAttribute('href')).toBe(
    posts[posts.indexOf(POST) - 1] ?? '/blog/',
  );
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await page.waitForFunction(() => document.title === 'Blog | webpack');
  expect(complaints).toEqual([]);
  await close();
});

test.each([320, 768, 1024, 1279])('at %i px a post is in the middle, alone', async (width) => {
  const { page, close } = await start(POST, width);
  const box = await page.locator('#article').boundingBox();
  if (box === null) throw new Error('The post has no box.');
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1);
  expect(await page.locator('#outline-title').isVisible()).toBe(false);
  await close();
});

test('on paper a post keeps its head and loses what is around it', async () => {
  const { page, close } = await start(POST, 658);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main > header time').isVisible()).toBe(true);
  expect(await page.getByRole('navigation').locator('visible=true').count()).toBe(0);
  await close();
});

test('a phone finds the posts in the drawer, though the page has no sidebar', async () => {
  const { page, close } = await start('/blog/', 390);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').locator(`a[href="${POST}"]`).waitFor();
  await close();
});

test('the feed is well-formed Atom with all that RFC 4287 asks for', async () => {
  const { page, close } = await start('/blog/');
  const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  expect(href).toBe('/feed.xml');
  const response = await page.request.get(origin + href);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  // The site's policy lets no script parse text; a blank page has none.
  await page.goto('about:blank');
  const seen = await page.evaluate((source) => {
    const read = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
    const feed = read(source);
    const texts = (parent: ParentNode | null, name: string) =>
      [...(parent?.children ?? [])]
        .filter((child) => child.localName === name)
        .map((child) => child.textContent ?? '');
    const hrefs = (parent: ParentNode) =>
      Object.fromEntries(
        [...parent.children]
          .filter((child) => child.localName === 'link')
          .map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
      );
    const content = (entry: Element) => {
      const html = new DOMParser().parseFromString(texts(entry, 'content')[0] ?? '', 'text/html');
      const all = [...html.querySelectorAll('[href], [src]')];
      return {
        text: html.body.textContent ?? '',
        addresses: all.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? ''),
        leftovers: html.querySelectorAll('svg, button, script, .hash, .moved').length,
      };
    };
    const root = feed.documentElement;
    const wanted = ['id', 'title', 'updated', 'author', 'summary', 'published'];
    const facts = (parent: Element) =>
      Object.fromEntries(wanted.map((name) => [name, texts(parent, name)]));
    return {
      errors: feed.querySelectorAll('parsererror').length,
      broken: read(source.replace('</feed>', '')).querySelectorAll('parsererror').length,
      namespace: `${root.namespaceURI} ${root.localName}`,
      feed: { ...facts(root), ...hrefs(root) },
      entries: [...feed.getElementsByTagName('entry')].map((entry) => ({
        ...facts(entry),
        ...hrefs(entry),
        content: content(entry),
      })),
    };
  }, xml);
  expect(seen.errors).toBe(0);
  // The parser would have noticed.
  expect(seen.broken).toBeGreaterThan(0);
  expect(seen.namespace).toBe('http://www.w3.org/2005/Atom feed');
  const newest = seen.entries
    .flatMap((entry) => entry['updated'])
    .sort()
    .at(-1);
  expect(seen.feed).toMatchObject({
    id: [`${site.origin}/blog/`],
    title: ['webpack blog'],
    updated: [newest],
    author: [expect.stringContaining('webpack')],
    self: `${site.origin}/feed.xml`,
    alternate: `${site.origin}/blog/`,
  });
  expect(seen.entries.map(({ alternate }) => alternate)).toEqual(posts.map((p) => site.origin + p));
  for (const entry of seen.entries) {
    expect(entry).toMatchObject({
      id: [entry['alternate']],
      title: [expect.stringMatching(/\S/)],
      updated: [expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)],
      published: [`${entry['alternate']?.match(/\d{4}-\d\d-\d\d/)}T00:00:00Z`],
      summary: [expect.stringMatching(/^.{40,160}$/)],
    });
    expect(String(entry['updated']) >= String(entry['published'])).toBe(true);
    expect(entry.content.text.length).toBeGreaterThan(500);
    expect(entry.content.leftovers).toBe(0);
    expect(entry.content.addresses.length).toBeGreaterThan(0);
    expect(entry.content.addresses.filter((each: string) => !/^https?:\/\//.test(each))).toEqual(
      [],
    );
  }
  const { description } = await page.goto(origin + POST).then(() =>
    page.evaluate(() => ({
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    })),
  );
  expect(seen.entries.at(-1)?.['summary']).toEqual([description]);
  await close();
});

test.each(['api', 'concepts', 'configuration', 'contribute', 'guides'])(
  'the index of %s lists the pages of its sidebar, and each entry is a link as a whole',
  async (section) => {
    const { page, complaints, close } = await start(`/${section}/`);
    const hrefs = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const [, ...others] = await hrefs('#section-nav li > div > a');
    expect(others.length).toBeGreaterThan(0);
    expect(await hrefs('.pages .card-a')).toEqual(others);
    const card = page.locator('.pages .card').last();
    await card.scrollIntoViewIfNeeded();
    await drawn(page);
    expect((await card.locator('p').last().innerText()).length).toBeGreaterThan(30);
    const height = (await card.boundingBox())?.height ?? 0;
    await card.click({ position: { x: 20, y: height - 18 } });
    await page.waitForURL(`**${others.at(-1)}`);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('no place for a list is left in anything the build has written', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|js|json|xml|md|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const left = texts.filter((file) =>
    readFileSync(join(DIST, file), 'utf8').includes('data-pages='),
  );
  expect(left).toEqual([]);
});
