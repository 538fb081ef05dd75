// A link to a heading, opened cold, shows that heading right under the header and never behind it.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, open, origin } from './browser.ts';
import { DIST, onePerLayout, type Route, routes } from './routes.ts';

/** The air that `scroll-padding-top` leaves between the header's lower edge and the heading's upper. */
const AIR = 24;
const TOLERANCE = 8;
const full = process.env['CHECK_FULL'] === '1';
/** For every heading of the longest page. */
const LIMIT = full ? 600_000 : 60_000;
const all = routes();

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const three = <T>(items: readonly T[]): T[] =>
  [...new Set([0, items.length >> 1, items.length - 1])].flatMap((at) => items.slice(at, at + 1));
const middle = <T>(items: readonly T[]): T[] =>
  items.slice(items.length >> 1, (items.length >> 1) + 1);
const closely = new Set(onePerLayout(all).map(({ path }) => path));

/** In the middle there is something above that could push a heading away, and no end of the page. */
function sampleOf(path: string): typeof three {
  if (full) return (items) => [...items];
  return closely.has(path) ? three : middle;
}

/** Ids of the article's headings, and of the marks that keep old addresses alive. */
function targets(path: string): string[] {
  const sample = sampleOf(path);
  const html = readFileSync(`${DIST}${path}index.html`, 'utf8');
  const ids = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, id = '']) => id);
  const body = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const inBody = (pattern: RegExp): string[] =>
    ids(pattern).filter((id) => body.includes(`"${id}"`));
  return [
    ...sample(inBody(/<h[1-3] id="([^"]+)"/g)),
    ...sample(inBody(/<span class="alias" id="([^"]+)"/g)),
  ];
}

interface Landing {
  top: number;
  /** Lower edge of whatever stays at the top: the header, and under 1024 px the page bar. */
  edge: number;
  padding: number;
  /** Nothing is left to scroll in the direction that would bring it nearer to the line. */
  stopped: boolean;
  inView: boolean;
}

async function land(page: Page, address: string): Promise<Landing> {
  // Another document in between, because a changed fragment alone loads nothing.
  await page.goto('about:blank');
  await page.goto(origin + address, { waitUntil: 'load' });
  await drawn(page);
  return page.evaluate(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const box = target?.getBoundingClientRect() ?? new DOMRect(0, Number.NaN);
    const sticky = [...document.querySelectorAll('#root > header, #root > nav')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    const edge = Math.max(0, ...sticky.map((element) => element.getBoundingClientRect().bottom));
    const root = document.documentElement;
    return {
      top: box.top,
      edge,
      padding: Number.parseFloat(getComputedStyle(root).scrollPaddingTop),
      stopped: scrollY === 0 || scrollY + innerHeight >= root.scrollHeight - 1,
      inView: box.top >= edge && box.bottom <= innerHeight,
    };
  });
}

/** What is wrong with a landing, or null. A page without a header is measured by its own padding. */
function misplaced({ top, edge, padding, stopped, inView }: Landing): string | null {
  const line = edge === 0 ? padding : edge + AIR;
  if (Math.abs(top - line) <= TOLERANCE) return null;
  return stopped && inView ? null : `upper edge at ${top}, not ${line}; header ends at ${edge}`;
}

async function misplacedOn(page: Page, route: Route): Promise<string[]> {
  const wrong: string[] = [];
  for (const id of targets(route.path)) {
    const problem = misplaced(await land(page, `${route.path}#${id}`));
    if (problem !== null) wrong.push(`#${id}: ${problem}`);
  }
  return wrong;
}

test.each(all)(
  'a cold load of $path at a heading lands there',
  async (route) => {
    const { page, close } = await open(browser);
    expect(await misplacedOn(page, route)).toEqual([]);
    await close();
  },
  LIMIT,
);

test.each(full ? all : onePerLayout(all))(
  'so it does on a phone: $path',
  async (route) => {
    const { page, close } = await open(browser, { viewport: { width: 390, height: 844 } });
    expect(await misplacedOn(page, route)).toEqual([]);
    await close();
  },
  LIMIT,
);

test('a heading elsewhere is noticed', async () => {
  expect(targets('/configuration/output/').length).toBeGreaterThanOrEqual(2);
  const { page, close } = await open(browser);
  await page.addInitScript(() => addEventListener('load', () => setTimeout(() => scrollBy(0, 9))));
  expect(misplaced(await land(page, '/configuration/output/#outputpath'))).toContain('header ends');
  expect(misplaced(await land(page, '/configuration/output/#no-such-id'))).toContain('NaN');
  await close();
});

test('a page that draws nothing is an error, and soon', async () => {
  const { page, close } = await open(browser);
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  await expect(drawn(page, 500)).rejects.toThrow('/concepts/ drew no frame in 0.5 s.');
  await close();
});
