// One visit per route that collects everything at once; other themes and widths on one page per layout.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { collect } from '../../src/build/collect.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { copyText, isDiff } from '../../src/model/copy-text.ts';
import { accessibility } from './accessibility.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { DIST, onePerLayout, type Route, visitedRoutes } from './routes.ts';
import { pressAll } from './visit/copy-buttons.ts';
import { type Watched, watchDocument } from './visit/document-watch.ts';
import { type Lanes, newLane, startLanes } from './visit/lanes.ts';
import { withPlainCode } from './visit/plain-code.ts';
import { importedChanged, recentPages } from './visit/recent.ts';
import { crowdedTargets } from './visit/target-sizes.ts';
import {
  type Depth,
  overflowing,
  type Seen,
  usualBarriers,
  visitRoute,
} from './visit/visit-route.ts';

const full = process.env['CHECK_FULL'] === '1';
const all = visitedRoutes();
const { records } = await collect(buildPaths());
const recordOf = new Map(records.map((record) => [record.url, record]));

const recent = new Set(recentPages());
const near = full
  ? all
  : [...new Set([...onePerLayout(all), ...all.filter(({ path }) => recent.has(path))])];
const readmes = full || importedChanged() ? 'usual' : 'cheaply';

function depthOf(route: Route): Depth {
  if (near.includes(route)) return 'closely';
  return recordOf.get(route.path)?.imported ? readmes : 'usual';
}

let visits: Lanes<Route, Seen>;
let browser: Browser;
beforeAll(async () => {
  visits = startLanes(all, (visit, route) => visitRoute(visit, route, depthOf(route)));
  browser = await launch();
});
afterAll(async () => {
  await visits.close();
  await browser.close();
});

describe.each(all)('$path', (route) => {
  test('is complete, quiet, still, accessible and fits every width', async () => {
    const seen = await visits.of(route);
    const printable = route.layout === 'printable';
    expect(seen.status).toBe(200);
    expect(seen.lang).toBe('en');
    expect(seen.complaints).toEqual([]);
    expect(seen.changes).toEqual([]);
    expect(seen.shift).toBe(0);
    expect(seen.styleAttributes).toBe(0);
    expect(seen.duplicateIds).toEqual([]);
    expect(seen.canonical).toBe(site.origin + route.path);
    expect(seen.barriers).toEqual([]);
    expect(seen.wide).toEqual([]);
    if (printable) {
      expect(seen.title).toBe('Combined printable page | webpack');
      expect(seen.robots).toBe('noindex');
      expect(seen.headings).toBeGreaterThan(0);
    } else {
      expect(seen.title).toMatch(route.path === '/' ? /^webpack$/ : /^\S.* \| webpack$/);
      expect(seen.robots).toBeNull();
      expect(seen.headings).toBe(1);
    }
  });

  test('a cold load at a heading lands there', async () => {
    expect((await visits.of(route)).misplaced).toEqual([]);
  });

  test('what its Copy buttons copy can be pasted', async () => {
    const { copies } = await visits.of(route);
    const fences = recordOf.get(route.path)?.fences ?? [];
    expect(copies).toEqual(fences.map(copyText));
    for (const [index, fence] of fences.entries()) {
      const copy = copies[index] ?? '';
      expect(copy).not.toMatch(/\n$/);
      if (/^(?:bash|console)$/.test(fence.lang)) expect(copy).not.toMatch(/^\s*\$ /m);
      if (fence.lang === 'json' && !isDiff(fence.meta))
        expect(() => JSON.parse(copy)).not.toThrow();
      if (isDiff(fence.meta)) expect(copy.split('\n')).toEqual(resultOf(fence.code));
    }
  });
});

/** What `patch` would leave, read line by line. */
function resultOf(diff: string): string[] {
  const result: string[] = [];
  for (const line of diff.split('\n')) {
    if (line[0] !== '-') result.push(line.slice(1));
  }
  while (result.at(-1) === '') result.pop();
  return result;
}

/** The visit of every route has asked about 1280 px in light. A theme changes colours, a width all else. */
const ALSO = [
  ['dark', 1280, full || 'only'],
  ['light', 390, full],
  ...(full ? ([['dark', 390, true]] as const) : []),
] as const;

test.each(near)('$path in dark, and on a phone', async ({ path, layout }) => {
  const printable = layout === 'printable';
  const { page, complaints, close } = await open(browser, { colorScheme: 'dark' });
  await page.addInitScript(watchDocument);
  await page.goto(origin + path, { waitUntil: 'load' });
  if (!printable) await hydrated(page);
  await drawn(page);
  const { changes, shift } = await page.evaluate(
    () => (window as unknown as { watched: Watched }).watched,
  );
  expect(changes).toEqual([]);
  expect(shift).toBe(0);
  for (const [colorScheme, width, colours] of printable ? [] : ALSO) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const barriers = await accessibility(page, { colours });
    expect(barriers, `${colorScheme} at ${width}`).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('the site has every kind of fence this file speaks of', () => {
  const fences = records.flatMap((record) => record.fences);
  for (const lang of ['bash', 'console', 'text', 'js', 'json']) {
    expect(fences.some((fence) => fence.lang === lang)).toBe(true);
  }
  expect(fences.some(({ meta }) => isDiff(meta))).toBe(true);
});

test('the checks themselves notice what they look for', async () => {
  const { page, complaints, close: done } = await newLane();
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  await hydrated(page);
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.className = 'planted';
    document.getElementById('article')?.append(wide);
    wide.style.width = '3000px';
    wide.innerHTML = '<img src="https://example.com/x.png"><p>text</p>';
    wide.insertAdjacentHTML('beforeend', '<b style="color: red">x</b>');
    for (const code of document.querySelectorAll('#article pre code')) code.prepend('planted ');
  });
  await drawn(page);
  const { changes } = await page.evaluate(
    () => (window as unknown as { watched: Watched }).watched,
  );
  expect(changes.length).toBeGreaterThan(0);
  expect(complaints.join('\n')).toMatch(/CSP report: img-src/);
  expect(complaints.join('\n')).toMatch(/CSP report: style-src/);
  expect(await accessibility(page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^image-alt/)]),
  );
  const fences = recordOf.get('/concepts/')?.fences ?? [];
  expect(await pressAll(page)).not.toEqual(fences.map(copyText));
  expect(await overflowing(page, [390])).toHaveLength(1);
  await done();
});

test('what is asked instead of axe is seen, and axe has the last word', async () => {
  const { page, close: done } = await open(browser, { bypassCSP: true });
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  await hydrated(page);
  expect(await crowdedTargets(page)).toEqual([]);
  const before = await page.locator('#article pre code').allTextContents();
  const markup = () => page.evaluate(() => document.getElementById('article')?.innerHTML);
  const coloured = await markup();
  const plant = (html: string): Promise<void> =>
    page.evaluate((planted) => {
      document.getElementById('article')?.insertAdjacentHTML('beforeend', planted);
    }, html);
  await withPlainCode(page, async () => {
    expect(await page.locator('#article pre code span').count()).toBe(0);
    expect(await page.locator('#article pre code').allTextContents()).toEqual(before);
  });
  expect(await markup()).toBe(coloured);
  // A link in a sentence may be as low as its line; small buttons side by side may not.
  await plant('<p>See <a href="/a/">a</a>, <a href="/b/">b</a>.</p>');
  expect(await crowdedTargets(page)).toEqual([]);
  const small = 'class="small-planted" type="button"';
  await page.addStyleTag({ content: '.small-planted { width: 9px; height: 9px; padding: 0 }' });
  await plant(`<div><button ${small}>a</button><button ${small}>b</button></div>`);
  expect(await crowdedTargets(page)).toHaveLength(2);
  expect(await usualBarriers(page)).toEqual([
    expect.stringMatching(/^target-size: .*small-planted/),
    expect.stringMatching(/^target-size: .*small-planted/),
  ]);
  // A name is missing in code that is no mere colour.
  await plant('<pre><code><span class="x">a</span><span role="img">b</span></code></pre>');
  expect(await withPlainCode(page, () => usualBarriers(page))).toContainEqual(
    expect.stringMatching(/^role-img-alt/),
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
