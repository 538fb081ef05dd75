// Open tabs and their navigation: which links a reader can click, and what became of a click.
import { type BrowserContext, errors, type Page } from 'playwright-core';
import { hydrated } from './browser.ts';
import { menu, settled } from './phone.ts';

export interface Tab {
  page: Page;
  path: string;
}

/** What code fetched after the load does is part of an open tab. */
export async function openTab(context: BrowserContext, url: string, width: number): Promise<Tab> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => /\/later\./.test(name)),
    undefined,
    { polling: 50 },
  );
  const button = menu(page);
  if (await button.isVisible()) {
    await button.click();
    await settled(page);
  }
  return { page, path: new URL(url).pathname };
}

/** In the order of the document: header, sidebar, page bar, footer, and the drawer where it is open. */
export function navigationLinks({ page }: Tab): Promise<string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>(':is(header, nav, footer) a[href]');
    const paths = [...links]
      .filter(({ origin, pathname, hash }) => origin === location.origin && hash === '' && pathname)
      .map(({ pathname }) => pathname)
      // The link to the search opens a dialog instead.
      .filter((path) => path.endsWith('/') && path !== location.pathname && path !== '/search/');
    return [...new Set(paths)];
  });
}

export interface Arrival {
  ms: number;
  /** Null when the page is there with the expected words. */
  fault: 'dead click' | 'blank page' | 'error screen' | 'old content' | null;
}

const LIMIT_MS = 60_000;

/** Clicks the link and waits until its page shows `words`. */
export async function follow(
  { page }: Tab,
  path: string,
  { words, limit = LIMIT_MS }: { words: string; limit?: number },
): Promise<Arrival> {
  const from = new URL(page.url()).pathname;
  const start = performance.now();
  await page
    .locator(`:is(header, nav, footer) a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const there = { path, words };
  try {
    await page.waitForFunction(
      (wanted) =>
        location.pathname === wanted.path &&
        (document.querySelector('main, #root')?.textContent ?? '').includes(wanted.words),
      there,
      { polling: 25, timeout: limit },
    );
    return { ms: performance.now() - start, fault: null };
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return { ms: performance.now() - start, fault: await faultOf(page, from) };
  }
}

async function faultOf(page: Page, from: string): Promise<Arrival['fault']> {
  const text = await page.evaluate(() => document.querySelector('main')?.textContent ?? '');
  if (text.includes('Error loading content.')) return 'error screen';
  if (text.trim().length < 100) return 'blank page';
  return new URL(page.url()).pathname === from ? 'dead click' : 'old content';
}
