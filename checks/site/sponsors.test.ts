// Support the Team as shipped: what the server sends, when the list comes, and what a reader sees when it does not.
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import summary from '../../data/sponsor-summary.json' with { type: 'json' };
import data from '../../data/sponsors.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { drawn, hydrated, open, origin, type Visit } from './browser.ts';
import { DIST } from './routes.ts';

const SECTION = 'section[aria-labelledby=support-the-team]';
const CHUNK = '**/assets/sponsors.*.js';
const LOGOS = 'https://images.opencollective.com/**';
const OPEN_COLLECTIVE = 'https://opencollective.com/webpack';
const LIST = `${SECTION} li a`;
/** What the monthly view shows: sponsors, or that their amounts are unknown. */
const MONTHLY = summary.monthly === null ? `${SECTION} button:text("Show totals")` : LIST;
const isChunk = (path: string) => /^\/assets\/sponsors\.\w+\.js$/.test(path);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Start {
  /** What every dice shows: below 0.33 the monthly view starts. */
  random?: number;
  width?: number;
  prepare?: (page: Page) => Promise<unknown>;
}

/** The home page, loaded and untouched, counting how far anything is shifted. */
async function start({ random = 0.5, width = 1280, prepare }: Start = {}): Promise<Visit> {
  const visit = await open(browser, { viewport: { width, height: 800 } });
  await visit.page.addInitScript((number) => {
    Math.random = () => number;
    let shift = 0;
    Object.assign(window, { shift: () => shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, random);
  await prepare?.(visit.page);
  await visit.page.goto(`${origin}/`, { waitUntil: 'load' });
  await hydrated(visit.page);
  await drawn(visit.page);
  return visit;
}

const shift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: () => number }).shift());
const reach = (page: Page): Promise<void> =>
  page.locator(SECTION).evaluate((section) => section.scrollIntoView());
const height = (page: Page): Promise<number> =>
  page.locator(SECTION).evaluate((section) => section.getBoundingClientRect().height);
const settled = (page: Page): Promise<void> => page.waitForTimeout(300);

/** The shipped chunk with a picture for every sponsor, since the snapshot names none yet. */
async function withLogos(page: Page): Promise<void> {
  await page.route(CHUNK, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(
      /(avatar"?):null/g,
      '$1:"https://images.opencollective.com/somebody/logo.png"',
    );
    expect(body).toContain('"https://images.opencollective.com/');
    await route.fulfill({ response, body });
  });
}

test('the server sends totals, headings and empty tiles, and nobody by name', () => {
  const html = readFileSync(`${DIST}/index.html`, 'utf8');
  const section = html.slice(html.indexOf('aria-labelledby="support-the-team"'));
  expect(section).toMatch(/aria-pressed="true">Total</);
  expect([...section.matchAll(/<h3>([^<]+)/g)].map(([, name]) => name)).toEqual([
    'Latest sponsors',
    'Platinum',
    'Gold',
    'Silver',
    'Bronze',
    'Backers',
  ]);
  expect(section.match(/<i /g)?.length).toBeGreaterThan(0);
  expect(html).not.toContain('noopener noreferrer nofollow sponsored');
});

test('the list is a chunk of its own, asked for when the reader comes near and not before', async () => {
  const { page, requests, complaints, close } = await start();
  await settled(page);
  expect(requests.filter(isChunk)).toEqual([]);
  await reach(page);
  await page.locator(LIST).first().waitFor();
  expect(requests.filter(isChunk)).toHaveLength(1);
  expect(await page.locator(`${SECTION} li`).count()).toBeGreaterThan(0);
  expect(await page.locator(`${SECTION} [aria-busy=true]`).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('names are in the lazy chunk alone', () => {
  const files = readdirSync(`${DIST}/assets`).filter((file) => file.endsWith('.js'));
  const website = data.sponsors.find((sponsor) => sponsor.website !== null)?.website ?? '';
  expect(website).toContain('://');
  const holding = files.filter((file) =>
    readFileSync(`${DIST}/assets/${file}`, 'utf8').includes(website),
  );
  expect(holding).toEqual([expect.stringMatching(/^sponsors\./)]);
});

test.each([
  [390, 0.5],
  [768, 0.5],
  [1280, 0.5],
  [1280, 0.1],
])('at %i px nothing moves when the list comes late, dice at %f', async (width, random) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const { page, complaints, close } = await start({
    random,
    width,
    prepare: (fresh) =>
      fresh.route(CHUNK, async (route) => {
        await held;
        await route.continue();
      }),
  });
  const arrived = page.waitForResponse(CHUNK);
  await reach(page);
  await settled(page);
  const [waiting, before] = [await height(page), await shift(page)];
  release();
  await arrived;
  await settled(page);
  expect(
    await page
      .locator(random < 0.33 ? MONTHLY : LIST)
      .first()
      .isVisible(),
  ).toBe(true);
  expect(await height(page)).toBe(waiting);
  expect([before, await shift(page)]).toEqual([0, 0]);
  expect(complaints).toEqual([]);
  await close();
});

test('a reader who scrolls sees nothing move, whatever the dice say', async () => {
  const { page, close } = await start({ random: 0 });
  const inView = () =>
    page.locator(SECTION).evaluate((section) => section.getBoundingClientRect().top < 300);
  while (!(await inView())) {
    await page.evaluate(() => scrollBy(0, 150));
    await page.waitForTimeout(50);
  }
  await page.locator(MONTHLY).first().waitFor();
  await settled(page);
  expect(await shift(page)).toBe(0);
  await close();
});

test('a shift is noticed', async () => {
  const { page, close } = await start();
  await reach(page);
  await page.locator(LIST).first().waitFor();
  await page.locator(`${SECTION} h2`).evaluate((heading) => {
    for (let line = 0; line < 9; line++) heading.before(document.createElement('hr'));
  });
  await settled(page);
  expect(await shift(page)).toBeGreaterThan(0);
  await close();
});

test('the switch works by keyboard and says which view is on', async () => {
  const { page, close } = await start();
  await reach(page);
  const [total, monthly] = ['Total', 'Monthly'].map((name) =>
    page.locator(SECTION).getByRole('button', { name, exact: true }),
  ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  await page.locator(LIST).first().waitFor();
  const before = await height(page);
  await total.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await monthly.getAttribute('aria-pressed')).toBe('true');
  expect(await total.getAttribute('aria-pressed')).toBe('false');
  await page.locator(MONTHLY).first().waitFor();
  // One sentence does not stand above the empty room of a list.
  if (summary.monthly === null) expect(await height(page)).toBeLessThan(before - 200);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  expect(await total.getAttribute('aria-pressed')).toBe('true');
  await page.locator(LIST).first().waitFor();
  expect(await height(page)).toBe(before);
  await close();
});

test('without script a sentence and a link stand there, and nothing that waits', async () => {
  const { page, requests, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  const section = page.locator(SECTION);
  expect(await section.innerText()).toContain('The list needs script.');
  const link = section.getByRole('link', { name: 'webpack on Open Collective' });
  expect(await link.getAttribute('href')).toBe(OPEN_COLLECTIVE);
  expect(await section.locator('i:visible, h3:visible, button:visible').count()).toBe(0);
  expect(requests.filter(isChunk)).toEqual([]);
  await close();
});

test('a list that does not come leaves a sentence, a link and a second try that works', async () => {
  // Wrong bytes or none, it is asked for anew and then loaded once more.
  const { page, complaints, close } = await start({
    prepare: (fresh) => fresh.route(CHUNK, (route) => route.abort(), { times: 3 }),
  });
  await reach(page);
  const alert = page.locator(SECTION).getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('The list of sponsors did not arrive.');
  expect(await alert.locator('a').getAttribute('href')).toBe(OPEN_COLLECTIVE);
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.locator(LIST).first().waitFor();
  expect(await alert.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
  // The browser's own lines about the request, none of ours.
  expect(complaints.filter((line) => !/Failed to load resource|request failed/.test(line))).toEqual(
    [],
  );
  await close();
});

const hosts: [state: string, answer: (page: Page) => Promise<unknown>, there: boolean][] = [
  ['blocked', (page) => page.route(LOGOS, (route) => route.abort()), false],
  ['silent', (page) => page.route(LOGOS, () => {}), false],
  [
    'garbage',
    (page) => page.route(LOGOS, (route) => route.fulfill({ contentType: 'image/png', body: '?!' })),
    false,
  ],
  [
    'well',
    (page) =>
      page.route(LOGOS, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>',
        }),
      ),
    true,
  ],
];

test.each(hosts)(
  'the host of logos is %s: names to read, nothing moves',
  async (_state, answer, there) => {
    const { page, complaints, close } = await start({
      prepare: async (fresh) => {
        await withLogos(fresh);
        await answer(fresh);
      },
    });
    await reach(page);
    const tile = page.locator(`${SECTION} li`).first();
    await tile.waitFor();
    await settled(page);
    const initials = await tile.locator('[aria-hidden]').textContent();
    expect(initials === '').toBe(there);
    expect(await tile.innerText()).toMatch(/\w{3}/);
    expect(await shift(page)).toBe(0);
    expect(
      complaints.filter(
        (line) =>
          !/Failed to load resource|request failed|third-party request: \S+logo\.png/.test(line),
      ),
    ).toEqual([]);
    await close();
  },
);

test('with Do-Not-Track logos wait for a click on a button that says whose they are', async () => {
  const { page, complaints, close } = await start({
    prepare: async (fresh) => {
      await fresh.addInitScript(() =>
        Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
      );
      await withLogos(fresh);
      await fresh.route(LOGOS, (route) => route.abort());
    },
  });
  await reach(page);
  const button = page.getByRole('button', { name: 'Show logos from images.opencollective.com' });
  await button.waitFor();
  await settled(page);
  expect(complaints).toEqual([]);
  expect(await shift(page)).toBe(0);
  const asked = page.waitForRequest(LOGOS);
  await button.click();
  await asked;
  await close();
});
