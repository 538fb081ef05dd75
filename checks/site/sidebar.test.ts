// Sidebar and outline in the browser: toggles, anchors, place in view, what is being read.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { hydrated, open, origin } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function start(path: string, height = 800) {
  const visit = await open(browser, { viewport: { width: 1440, height } });
  await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return { ...visit, sidebar: visit.page.locator('#section-nav') };
}

test('the current page is open at its anchors of level 2 and 3, nested', async () => {
  const { sidebar, close } = await start('/configuration/output/');
  const item = sidebar.locator('li', { has: sidebar.page().locator('a[aria-current=page]') });
  expect(await item.locator('> ul > li > a[href="#outputlibrary"]').count()).toBe(1);
  expect(await item.locator('> ul > li > ul > li > a[href="#outputlibrarytype"]').count()).toBe(1);
  expect(
    await sidebar.getByRole('button', { name: 'Collapse Output' }).getAttribute('aria-expanded'),
  ).toBe('true');
  await close();
});

test('a toggle opens another page at its anchors with one small file, and closes again', async () => {
  const { page, sidebar, requests, complaints, close } = await start('/concepts/');
  requests.length = 0;
  await sidebar.getByRole('link', { name: 'Entry Points', exact: true }).hover();
  await sidebar.getByRole('button', { name: 'Expand Entry Points' }).click();
  const anchor = sidebar.locator('a[href^="/concepts/entry-points/#"]').first();
  await anchor.waitFor();
  expect(requests.filter((path) => path.startsWith('/a/'))).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/concepts/');
  await sidebar.getByRole('button', { name: 'Collapse Entry Points' }).click();
  expect(await anchor.count()).toBe(0);
  await sidebar.getByRole('button', { name: 'Collapse Concepts' }).click();
  expect(await sidebar.locator('a[href^="#"]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('what was toggled by hand lasts until the next page', async () => {
  const { page, sidebar, close } = await start('/concepts/');
  await sidebar.getByRole('button', { name: 'Collapse Concepts' }).click();
  await sidebar.getByRole('link', { name: 'Entry Points', exact: true }).click();
  await page.waitForFunction(() => document.title === 'Entry Points | webpack');
  expect(await sidebar.getByRole('button', { name: 'Collapse Entry Points' }).count()).toBe(1);
  await sidebar.getByRole('link', { name: 'Concepts', exact: true }).click();
  await page.waitForFunction(() => document.title === 'Concepts | webpack');
  expect(await sidebar.getByRole('button', { name: 'Collapse Concepts' }).count()).toBe(1);
  await close();
});

test('anchors of another page lead there', async () => {
  const { page, sidebar, close } = await start('/concepts/');
  await sidebar.getByRole('button', { name: 'Expand Entry Points' }).click();
  const anchor = sidebar.locator('a[href^="/concepts/entry-points/#"]').nth(1);
  const href = await anchor.getAttribute('href');
  await anchor.click();
  await page.waitForFunction(() => document.title === 'Entry Points | webpack');
  expect(page.url()).toBe(origin + href);
  await close();
});

test('4 leads to the same page of the old site where it existed, else to its root', async () => {
  const old = async (path: string) => {
    const { sidebar, close } = await start(path);
    const href = await sidebar.getByRole('link', { name: 'v4' }).getAttribute('href');
    await close();
    return href;
  };
  expect(await old('/configuration/output/')).toBe(`${site.v4Origin}/configuration/output/`);
  expect(await old('/contribute/proof/')).toBe(`${site.v4Origin}/`);
});

test('Print Section is there in the eight sections and not elsewhere', async () => {
  for (const [path, href] of [
    ['/guides/', '/guides/printable/'],
    ['/contribute/', '/contribute/printable/'],
    ['/glossary/', null],
  ] as const) {
    const { sidebar, close } = await start(path);
    const link = sidebar.getByRole('link', { name: 'Print Section' });
    expect(await link.count()).toBe(href === null ? 0 : 1);
    if (href !== null) expect(await link.getAttribute('href')).toBe(href);
    await close();
  }
});

test('the current item is in view in a short window, and the page itself does not move', async () => {
  const { page, sidebar, close } = await start('/third-party-notices/', 300);
  const seen = await sidebar.locator('a[aria-current=page]').evaluate((link) => {
    const box = link.closest('nav')?.getBoundingClientRect();
    const row = link.getBoundingClientRect();
    return box !== undefined && row.top >= box.top && row.bottom <= box.bottom;
  });
  expect(seen).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await close();
});

test('the outline follows what is read, in both lists, and marks what else is on screen', async () => {
  const { page, sidebar, close } = await start('/configuration/output/');
  const outline = page.getByRole('navigation', { name: 'On this page' });
  const current = () => outline.locator('[aria-current=location]').getAttribute('href');
  expect(await current()).toBe(await outline.locator('li a').first().getAttribute('href'));
  await page.evaluate(() => document.getElementById('outputpath')?.scrollIntoView());
  await page.waitForFunction(
    () =>
      document.querySelector('#section-nav [aria-current=location]')?.getAttribute('href') ===
      '#outputpath',
  );
  expect(await current()).toBe('#outputpath');
  expect(await sidebar.locator('[aria-current=location]').getAttribute('href')).toBe('#outputpath');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await outline.locator('li a').last().getAttribute('href');
  await page.waitForFunction(
    (href) => document.querySelector('nav [aria-current=location]')?.getAttribute('href') === href,
    last,
  );
  const report = await outline
    .getByRole('link', { name: 'Report a problem with this section' })
    .getAttribute('href');
  expect(new URL(report ?? '').searchParams.get('title')).toContain('/configuration/output/: ');
  await close();
});

test('a cold load at a fragment marks that section', async () => {
  const { page, close } = await start('/configuration/output/#outputpath');
  await page.waitForFunction(
    () =>
      document.querySelector('#section-nav [aria-current=location]')?.getAttribute('href') ===
      '#outputpath',
  );
  await close();
});

test.each([
  [1279, false],
  [1280, true],
])('at %i px the outline is shown: %s', async (width, shown) => {
  const { page, close } = await open(browser, { viewport: { width, height: 800 } });
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  expect(await page.locator('#outline-title').isVisible()).toBe(shown);
  await close();
});
