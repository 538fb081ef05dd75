// The measures of the design, read off the built pages at the four widths where the layout changes.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, hydrated, open, origin } from '../site/browser.ts';
import { COLUMNS, CONTENT_MAX, type Columns, MEASURE, TYPE, type Type } from './measures.ts';

const PAGES = ['/configuration/output/', '/guides/getting-started/'];
/** Has what neither of them has: a heading of level 3 that is no option. */
const MORE = '/concepts/entry-points/';
const WIDTHS = Object.keys(COLUMNS).map(Number);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Layout extends Columns {
  content: { left: number; right: number; trackLeft: number; trackRight: number };
  longestLine: number;
}

const layoutOf = (page: Page): Promise<Layout> =>
  page.evaluate(() => {
    const one = (selector: string): Element => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`The page has no ${selector}.`);
      return element;
    };
    const height = (selector: string): number => one(selector).getBoundingClientRect().height;
    const main = one('#main');
    const shell = main.parentElement ?? main;
    const style = getComputedStyle(shell);
    const tracks = style.display === 'grid' ? style.gridTemplateColumns.split(' ') : [];
    const [side = null, middle = null, outline = null] = tracks.map(Number.parseFloat);
    const gap = Number.parseFloat(style.columnGap);
    const gutter = Number.parseFloat(style.paddingLeft);
    const box = main.getBoundingClientRect();
    const left = shell.getBoundingClientRect().left + gutter + (side === null ? 0 : side + gap);
    return {
      side,
      outline: one('nav[aria-labelledby=outline-title]').checkVisibility() ? outline : null,
      gap: outline === null ? null : gap,
      gutter,
      header: one('#root > header a[href="/"]').closest('.wrap')?.clientHeight ?? 0,
      sections: height('nav[aria-label="Documentation sections"] ul'),
      bar: Math.round(height('nav[aria-label=Page]')),
      content: {
        left: box.left,
        right: box.right,
        trackLeft: left,
        trackRight: left + (middle ?? shell.clientWidth - 2 * gutter),
      },
      longestLine: Math.max(
        ...[...document.querySelectorAll('#article > p')].map((text) => text.clientWidth),
      ),
    };
  });

/** Reads what a row of the type table names; undefined when the page has nothing of the kind. */
const typeOf = (page: Page, { selector }: Type) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) return undefined;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    return {
      shown: element.checkVisibility(),
      size,
      line: Number.parseFloat(style.lineHeight) / size,
      weight: Number(style.fontWeight),
      tracking: (Number.parseFloat(style.letterSpacing) || 0) / size,
      family: style.fontFamily.split(',')[0]?.replaceAll(/['"]/g, ''),
    };
  }, selector);

async function at(width: number, path: string): Promise<{ page: Page; close(): Promise<void> }> {
  const { page, close } = await open(browser, { viewport: { width, height: 900 } });
  // A first page is drawn with the system's typefaces, a later one with the design's.
  await page.addInitScript(() => localStorage.setItem('faces', '1'));
  await page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(page);
  await drawn(page);
  return { page, close };
}

describe.each([...PAGES, MORE])('%s', (path) => {
  test.each(WIDTHS)('has the columns and the header of the design at %i px', async (width) => {
    const { page, close } = await at(width, path);
    const { content, longestLine, ...columns } = await layoutOf(page);
    expect(columns).toEqual(COLUMNS[width]);
    const size = content.right - content.left;
    expect(size).toBeCloseTo(Math.min(CONTENT_MAX, content.trackRight - content.trackLeft), 1);
    expect(content.left - content.trackLeft).toBeCloseTo(content.trackRight - content.right, 1);
    expect(longestLine).toBeLessThanOrEqual(MEASURE);
    await close();
  });

  test.each(WIDTHS)('has the type sizes of the design at %i px', async (width) => {
    const { page, close } = await at(width, path);
    for (const [use, row] of Object.entries(TYPE)) {
      const seen = await typeOf(page, row);
      if (seen === undefined) continue;
      expect(seen.shown, use).toBe(width >= (row.from ?? 0));
      if (!seen.shown) continue;
      expect(seen.size, use).toBeCloseTo(width < 640 ? (row.small ?? row.size) : row.size, 2);
      expect(seen.family, use).toBe(row.family ?? 'Hanken Grotesk');
      if (row.line !== undefined) expect(seen.line, use).toBeCloseTo(row.line, 2);
      if (row.weight !== undefined) expect(seen.weight, use).toBe(row.weight);
      if (row.tracking !== undefined) expect(seen.tracking, use).toBeCloseTo(row.tracking, 3);
    }
    await close();
  });
});

test('each use of type is on one of the pages', async () => {
  const { page, close } = await at(1440, PAGES[0] ?? '');
  const found = new Set<string>();
  for (const path of [...PAGES, MORE]) {
    await page.goto(origin + path, { waitUntil: 'load' });
    for (const [use, row] of Object.entries(TYPE)) if (await typeOf(page, row)) found.add(use);
  }
  expect(Object.keys(TYPE).filter((use) => !found.has(use))).toEqual([]);
  await close();
});

test('a column, a header and a letter of another size are noticed', async () => {
  const { page, close } = await at(1440, PAGES[0] ?? '');
  const before = await layoutOf(page);
  await page.evaluate(() => {
    const root = document.documentElement;
    root.style.setProperty('--col-side', '265px');
    root.style.setProperty('--header-h', '61px');
    root.style.setProperty('--text-md', '18px');
  });
  const after = await layoutOf(page);
  expect([before.side, before.header]).toEqual([264, 60]);
  expect([after.side, after.header]).toEqual([265, 61]);
  const running = TYPE['running text'];
  expect(running && (await typeOf(page, running))?.size).toBe(18);
  await close();
});
