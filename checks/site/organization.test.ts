// The organization page in a real browser: every project on a card, badges only for cards that come near.
import { readFileSync } from 'node:fs';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { projectsSchema } from '../../src/model/project.ts';
import { accessibility } from './accessibility.ts';
import { drawn, hydrated, open, origin, type Visit } from './browser.ts';
import { BADGE } from './outside.ts';

const { projects } = projectsSchema.parse(JSON.parse(readFileSync('data/projects.json', 'utf8')));
const NEEDED = projects.filter(({ maintainer }) => maintainer === '');
const LOADERS = projects.filter(({ kind }) => kind === 'loader');
const names = (list: readonly { npm: string }[]): string[] => list.map(({ npm }) => npm);

/** A limit, not a wait. */
const SOON = { timeout: 60_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Seen extends Visit {
  /** Badges asked for, in order. */
  badges: string[];
  shift: () => Promise<number>;
}

async function visit(options: Parameters<typeof open>[1] = {}, waits = false): Promise<Seen> {
  const seen = await open(browser, options);
  const badges: string[] = [];
  seen.page.on('request', (request) => {
    if (BADGE.test(request.url())) badges.push(request.url());
  });
  await seen.page.addInitScript((asked) => {
    if (asked) Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
    let shift = 0;
    Object.assign(window, { shift: () => shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, waits);
  const shift = () => seen.page.evaluate(() => (window as unknown as { shift(): number }).shift());
  return { ...seen, badges, shift };
}
async function show(page: Page): Promise<void> {
  await page.goto(`${origin}/organization/`);
  await hydrated(page);
  // The first thing its own code does.
  await page.waitForSelector('.pc-b :is(img, p), [data-badges] button', { state: 'attached' });
}
const shown = (page: Page): Promise<string[]> => page.locator('.pc:visible .pc-n').allInnerTexts();
const projectOf = (card: number) => projects[card] as (typeof projects)[number];
/** Cards whose edge is at most this far from the screen. */
const near = (page: Page, distance: number): Promise<number> =>
  page.locator('.pc').evaluateAll(
    (cards, far) =>
      cards.filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > -far && top < innerHeight + far;
      }).length,
    distance,
  );

test('41 cards say repository, package, purpose and maintainer, without script too', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto(`${origin}/organization/`);
  expect(await page.title()).toBe('The Organization | webpack');
  expect(await shown(page)).toEqual(names(projects));
  expect(projects).toHaveLength(41);
  const texts = await page.locator('.pc').allInnerTexts();
  for (const [index, { repo, description, maintainer }] of projects.entries()) {
    expect(texts[index]).toContain(repo);
    expect(texts[index]).toContain(description);
    expect(texts[index]).toContain(maintainer === '' ? 'Maintainer needed...' : maintainer);
  }
  expect(await page.getByText('Maintainers as of December 2020.').isVisible()).toBe(true);
  expect(await page.locator('.projects .cards-bar:visible, .pc-b:visible').count()).toBe(0);
  const links = await page
    .getByRole('link', { name: 'Maintainer needed...' })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toHaveLength(17);
  expect(links).toEqual(NEEDED.map(({ repo }) => `https://github.com/${repo}/issues`));
  await close();
});

test('old addresses of the page still lead somewhere', async () => {
  const { page, close } = await visit();
  await show(page);
  for (const id of ['webpack', 'webpack-contrib', 'elsewhere', 'take-part']) {
    expect(await page.locator(`[id="${id}"]`).count(), id).toBe(1);
  }
  await close();
});

test('no badge before a card comes near, nine for each that does, and never all', async () => {
  const { page, badges, complaints, shift, close } = await visit({
    viewport: { width: 1280, height: 500 },
  });
  await show(page);
  const first = await near(page, 200);
  await expect.poll(() => badges.length, SOON).toBe(first * 9);
  expect(first).toBeLessThan(10);
  for (let step = 0; step < 3; step++) {
    const before = badges.length;
    await page.mouse.wheel(0, 600);
    await expect.poll(() => badges.length, SOON).toBeGreaterThan(before);
    expect(badges.length - before).toBeLessThanOrEqual((await near(page, 200)) * 9);
  }
  expect(badges.length).toBeLessThan(41 * 9);
  expect(new Set(badges).size).toBe(badges.length);
  expect(await shift()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('the nine badges of the first project', async () => {
  const { page, badges, close } = await visit({ viewport: { width: 390, height: 800 } });
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00Z'));
  await show(page);
  await page.locator('.pc').first().scrollIntoViewIfNeeded();
  await expect.poll(() => badges.length).toBeGreaterThanOrEqual(9);
  const { npm, repo, branch } = projectOf(0);
  const since = (day: string) =>
    `/github/commits-since/${repo}/${encodeURIComponent(`${branch}@{${day}}`)}`;
  expect(badges.slice(0, 9).map((url) => new URL(url).pathname)).toEqual([
    `/npm/v/${npm}`,
    `/npm/dm/${npm}`,
    `/github/stars/${repo}`,
    `/github/issues-raw/${repo}`,
    `/github/issues-pr-raw/${repo}`,
    since('2026-05-15'),
    since('2026-08-15'),
    since('2026-10-15'),
    since('2026-11-08'),
  ]);
  for (const url of badges) expect(url).toContain('?style=flat-square&');
  await close();
});

test('what moves is noticed', async () => {
  const { page, shift, close } = await visit();
  await show(page);
  await page.evaluate(() => {
    const planted = document.createElement('p');
    planted.textContent = 'planted';
    document.querySelector('.pcs')?.before(planted);
  });
  await expect.poll(shift).toBeGreaterThan(0);
  await close();
});

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  blocked: (route) => route.abort('blockedbyclient'),
  silent: () => {},
  garbage: (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<html>{' }),
};
describe.each(Object.keys(FAULTS))('img.shields.io is %s', (how) => {
  test.each([320, 768, 1440])('nothing moves and nothing complains at %i', async (width) => {
    const { page, badges, complaints, shift, close } = await visit({
      viewport: { width, height: 800 },
    });
    await page.route(BADGE, FAULTS[how] as (route: Route) => void);
    await show(page);
    const heights = () =>
      page.locator('.pc').evaluateAll((all) => all.map((card) => card.clientHeight));
    const before = await heights();
    await page.locator('.pc').nth(3).scrollIntoViewIfNeeded();
    await expect.poll(() => badges.length, SOON).toBeGreaterThanOrEqual(9);
    await drawn(page);
    expect(await heights()).toEqual(before);
    expect(await shift()).toBe(0);
    const ours = complaints.filter((line) => !/^request failed: https:|Failed to load/.test(line));
    expect(ours).toEqual([]);
    const told = await page.getByText('No badges: img.shields.io did not answer.').count();
    if (how === 'silent') expect(told).toBe(0);
    else expect(told).toBeGreaterThan(0);
    await close();
  });
});

test.each([390, 1280])(
  'a reader who asked not to be tracked is asked first, at %i',
  async (width) => {
    const { page, badges, complaints, shift, close } = await visit(
      { viewport: { width, height: 800 } },
      true,
    );
    await show(page);
    await page.locator('.pc').nth(4).scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    expect(badges).toEqual([]);
    expect(await shift()).toBe(0);
    const button = page.getByRole('button', { name: 'Load badges from img.shields.io' });
    if (width < 1024) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => badges.length).toBeGreaterThanOrEqual(9);
    expect(await button.count()).toBe(0);
    expect(badges.length).toBeLessThan(41 * 9);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('words and kinds narrow the projects, and a status says to how many', async () => {
  const { page, complaints, close } = await visit();
  await show(page);
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
  const status = page.locator('.cards-n');
  await chip('Loaders').click();
  expect(await shown(page)).toEqual(names(LOADERS));
  expect(await status.innerText()).toBe(`${LOADERS.length} of 41 projects`);
  await chip('Maintainer needed').click();
  expect(await shown(page)).toEqual(names(NEEDED));
  expect(await chip('Maintainer needed').innerText()).toMatch(/17$/);
  await page.getByRole('searchbox', { name: 'Filter projects' }).fill('source map');
  expect(await shown(page)).toEqual(['webpack-sources', 'source-map-loader']);
  expect(await status.innerText()).toBe('2 of 41 projects');
  expect(complaints).toEqual([]);
  await close();
});

test('the page is accessible, fits every width and leaves fingers room, in both themes', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, close } = await visit({ colorScheme, viewport: { width: 390, height: 800 } });
    await show(page);
    expect(await accessibility(page), colorScheme).toEqual([]);
    // A name in a sentence is as high as its line, as WCAG allows.
    const heights = await page
      .locator('.pc a:not(.pc-i a), .projects .chip')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    for (const [width, columns] of [
      [320, 1],
      [768, 2],
      [1024, 3],
      [1920, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const lefts = await page
        .locator('.pc')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
    }
    await close();
  }
});
