// One visit per route that collects everything at once; other themes and widths on one page per layout.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { urlOf } from '../../src/model/url.ts';
import { accessibility } from './accessibility.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { DIST, onePerLayout, type Route, routes } from './routes.ts';

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440, 1920];
const THEMES = ['light', 'dark'] as const;
/** A commit that touches every page must not cost CI ten minutes. */
const MOST_CHANGED = 12;
const all = routes();
const full = process.env['CHECK_FULL'] === '1';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Counts what hydration changes: anything between the parsed document and React's first commit. */
function watchDocument(): void {
  const changes: string[] = [];
  let shift = 0;
  Object.assign(window, { changes, shift: () => shift });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  // Deferred scripts run after this and before DOMContentLoaded.
  document.addEventListener('readystatechange', () => {
    const root = document.getElementById('root');
    if (document.readyState !== 'interactive' || root === null) return;
    const observer = new MutationObserver((records) => {
      for (const record of records) {
        const target = record.target as Element;
        // What comes alive after hydration is no part of it.
        if (target.closest?.('[data-island]')) continue;
        changes.push(
          `${record.type} ${record.attributeName ?? ''} in ${target.nodeName}.${target.className}`,
        );
      }
    });
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

interface Seen {
  status: number;
  title: string;
  lang: string;
  headings: number;
  canonical: string | null;
  robots: string | null;
  styleAttributes: number;
  duplicateIds: string[];
  changes: string[];
  shift: number;
  complaints: string[];
}

async function visit(
  route: Route,
  theme: (typeof THEMES)[number],
): Promise<[Seen, Page, () => Promise<void>]> {
  const { page, complaints, close } = await open(browser, { colorScheme: theme });
  await page.addInitScript(watchDocument);
  const response = await page.goto(origin + route.path, { waitUntil: 'load' });
  if (route.layout !== 'printable') await hydrated(page);
  await drawn(page);
  const seen = await page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    const watched = window as unknown as { changes: string[]; shift: () => number };
    return {
      title: document.title,
      lang: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      canonical: attribute('link[rel=canonical]', 'href'),
      robots: attribute('meta[name=robots]', 'content'),
      styleAttributes: document.querySelectorAll('[style]').length,
      duplicateIds: [...document.querySelectorAll('[id]')]
        .map((element) => element.id)
        .filter((id, index, ids) => ids.indexOf(id) !== index),
      changes: watched.changes,
      shift: watched.shift(),
    };
  });
  return [{ ...seen, status: response?.status() ?? 0, complaints }, page, close];
}

/** Widths at which the document scrolls sideways. */
async function overflowing(page: Page, widths: readonly number[]): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrolls > width) wide.push(`${width}: ${scrolls}`);
  }
  return wide;
}

describe.each(all)('$path', (route) => {
  test('is complete, quiet, still, accessible and fits every width', async () => {
    const [seen, page, close] = await visit(route, 'light');
    const printable = route.layout === 'printable';
    expect(seen.status).toBe(200);
    expect(seen.lang).toBe('en');
    expect(seen.complaints).toEqual([]);
    expect(seen.changes).toEqual([]);
    expect(seen.shift).toBe(0);
    expect(seen.styleAttributes).toBe(0);
    expect(seen.duplicateIds).toEqual([]);
    expect(seen.canonical).toBe(site.origin + route.path);
    if (printable) {
      expect(seen.title).toBe('Combined printable page | webpack');
      expect(seen.robots).toBe('noindex');
      expect(seen.headings).toBeGreaterThan(0);
      expect(await accessibility(page, { colours: false })).toEqual([]);
    } else {
      expect(seen.title).toMatch(route.path === '/' ? /^webpack$/ : /^\S.* \| webpack$/);
      expect(seen.robots).toBeNull();
      expect(seen.headings).toBe(1);
      expect(await accessibility(page)).toEqual([]);
    }
    expect(await overflowing(page, WIDTHS)).toEqual([]);
    await close();
  });
});

/** The pages changed last, in the last 20 commits, are looked at as closely as one of each layout. */
function recentlyChanged(): Route[] {
  try {
    const log = execFileSync('git', ['log', '-20', '--name-only', '--format=', '--', 'content'], {
      encoding: 'utf8',
    });
    const files = log.split('\n').filter((file) => /\.mdx?$/.test(file));
    const paths = new Set(files.map((file) => urlOf(file.replace(/^content\//, ''))));
    return [...paths]
      .flatMap((path) => all.find((route) => route.path === path) ?? [])
      .slice(0, MOST_CHANGED);
  } catch {
    return [];
  }
}

const close = full ? all : [...new Set([...onePerLayout(all), ...recentlyChanged()])];

describe.each(close)('$path in every theme and width', (route) => {
  test.each(THEMES)('%s', async (theme) => {
    const [seen, page, done] = await visit(route, theme);
    expect(seen.complaints).toEqual([]);
    expect(seen.changes).toEqual([]);
    expect(seen.shift).toBe(0);
    // The visit of every route has asked about 1280 px in light.
    const widths = theme === 'light' ? [390] : [1280, 390];
    for (const width of route.layout === 'printable' ? [] : widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await accessibility(page), `${theme} at ${width}`).toEqual([]);
    }
    await done();
  });
});

test('the checks themselves notice what they look for', async () => {
  const { page, complaints, close: done } = await open(browser);
  await page.addInitScript(watchDocument);
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  await hydrated(page);
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.className = 'planted';
    document.getElementById('article')?.append(wide);
    wide.style.width = '3000px';
    wide.innerHTML = '<img src="https://example.com/x.png"><p>text</p>';
    wide.insertAdjacentHTML('beforeend', '<b style="color: red">x</b>');
  });
  await drawn(page);
  const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
  expect(changes.length).toBeGreaterThan(0);
  expect(complaints.join('\n')).toMatch(/CSP report: img-src/);
  expect(complaints.join('\n')).toMatch(/CSP report: style-src/);
  expect(await overflowing(page, [390])).toHaveLength(1);
  expect(await accessibility(page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^image-alt/)]),
  );
  await done();
});

test('the app shell renders nothing and no search engine lists it', async () => {
  const { page, complaints, close: done } = await open(browser);
  const response = await page.goto(`${origin}/app-shell/`);
  expect(response?.status()).toBe(200);
  expect((await page.locator('body').innerText()).trim()).toBe('');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(readFileSync(`${DIST}/sitemap.xml`, 'utf8')).not.toContain('app-shell');
  expect(complaints).toEqual([]);
  await done();
});

test('a printable page opens the print dialog by itself', async () => {
  const { page, close: done } = await open(browser);
  await page.addInitScript(() =>
    Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
  );
  await page.goto(`${origin}/guides/printable/`, { waitUntil: 'load' });
  await page.waitForFunction(() => 'printed' in window);
  await done();
});
