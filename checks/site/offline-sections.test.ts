// Sections saved for offline in Chromium: saved with progress, read without a server, stopped, resumed, refused, removed.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import {
  OFFLINE_FILE,
  OFFLINE_PATH,
  type OfflineList,
  type OfflineSection,
  SAVED_CACHE,
} from '../../src/model/offline.ts';
import { SEARCH_CACHE } from '../../src/model/search/search-file.ts';
import { accessibility } from './accessibility.ts';
import { hydrated, open, origin } from './browser.ts';
import { quiet } from './fault-cell.ts';
import { DIST } from './routes.ts';
import { cacheNames, keptPaths, type WorkerSite, workerSite } from './worker-site.ts';

const list: OfflineList = JSON.parse(readFileSync(DIST + OFFLINE_FILE, 'utf8'));
const sectionOf = (name: string): OfflineSection => {
  const found = list.sections.find((section) => section.name === name);
  if (found === undefined) throw new Error(`${OFFLINE_FILE} has no section ${name}.`);
  return found;
};
/** Many pages, the fewest, and one whose pages do not fit a small quota. */
const [MANY, FEW, LARGE] = [sectionOf('concepts'), sectionOf('migrate'), sectionOf('loaders')];
const pathsOf = ({ pages }: OfflineSection): string[] => pages.map(({ path }) => path);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const row = (page: Page, { name }: OfflineSection) => page.locator(`#${name}`);
const button = (page: Page, name: string, { title }: OfflineSection) =>
  page.getByRole('button', { name: `${name} ${title}`, exact: true });
const saved = (page: Page): Promise<string[]> => keptPaths(page, SAVED_CACHE);
const savedPages = async (page: Page, section: OfflineSection): Promise<string[]> =>
  (await saved(page)).filter((path) => pathsOf(section).includes(path));

async function openPage({ page, server }: WorkerSite): Promise<void> {
  await page.goto(server.origin + OFFLINE_PATH, { waitUntil: 'networkidle' });
  await page.getByText('Nothing is saved yet.').waitFor();
}

async function save(page: Page, section: OfflineSection): Promise<void> {
  await button(page, 'Save', section).click();
  await row(page, section).getByText('Saved on').waitFor();
}

/** Every value the bar of a section takes, and everything that is announced. */
async function watch(page: Page, { name }: OfflineSection): Promise<void> {
  await page.evaluate((id) => {
    const seen = { values: [] as number[], max: 0, said: [] as (string | null)[] };
    const bar = document.querySelector(`#${id} progress`) as HTMLProgressElement;
    const live = document.querySelector('.off [role=status]') as HTMLElement;
    new MutationObserver(() => {
      seen.values.push(bar.value);
      seen.max = bar.max;
    }).observe(bar, { attributeFilter: ['value'] });
    new MutationObserver(() => seen.said.push(live.textContent)).observe(live, { childList: true });
    Object.assign(window, { seen });
  }, name);
}
const seen = (page: Page): Promise<{ values: number[]; max: number; said: string[] }> =>
  page.evaluate(
    () => (window as unknown as { seen: { values: number[]; max: number; said: string[] } }).seen,
  );

test('a saved section is read without a server, every page with its styles, and searched', {
  timeout: 180_000,
}, async () => {
  const site = await workerSite(browser);
  const { page, server, complaints } = site;
  await openPage(site);
  await watch(page, MANY);
  await save(page, MANY);

  const { values, max, said } = await seen(page);
  const files = [...list.shared.files, ...list.shared.search, ...MANY.files, ...MANY.pages];
  expect(max).toBe(files.reduce((sum, { bytes }) => sum + bytes, 0));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(new Set(values).size).toBeGreaterThan(MANY.pages.length);
  expect(values.at(-1)).toBe(max);
  expect(said[0]).toBe(`Saving ${MANY.title}`);
  expect(said.at(-1)).toBe(`${MANY.title} is saved.`);
  expect(said.length).toBeLessThan(7);
  expect((await savedPages(page, MANY)).length).toBe(MANY.pages.length);

  site.unplug();
  for (const { path, title } of MANY.pages) {
    await page.goto(server.origin + path, { waitUntil: 'load' });
    await hydrated(page);
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await page.locator('.offline-copy').innerText()).toContain('Offline copy');
    // The document's own style and the late one, and its own fonts.
    const look = await page.evaluate(() => {
      const { opacity, fontFamily } = getComputedStyle(document.body);
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').length;
      return { opacity, fontFamily, sheets: document.styleSheets.length, fonts };
    });
    expect(look).toMatchObject({
      opacity: '1',
      sheets: 2,
      fontFamily: expect.stringMatching(/Hanken/),
    });
    expect(look.fonts).toBeGreaterThan(0);
  }
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('output.hashDigest');
  await dialog.getByRole('option').filter({ hasText: 'hashDigest' }).first().waitFor();
  expect(complaints).toEqual([]);
  await site.close();
});

test('a section that is not saved does not open; the offline page says what does', async () => {
  const site = await workerSite(browser);
  const { page, server } = site;
  await openPage(site);
  await save(page, FEW);
  site.unplug();
  await page.goto(server.origin + LARGE.pages[0]?.path, { waitUntil: 'load' });
  expect(await page.title()).toBe('Offline | webpack');
  await page.getByText('The page you asked for is not on this device').waitFor();
  expect(await page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('');
  const links = page.locator('.off-links a');
  await links.first().waitFor();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    pathsOf(FEW),
  );
  // Without a network there is nothing to save from.
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  expect(await accessibility(page)).toEqual([]);
  await links.first().click();
  await page.waitForFunction(
    (title) => document.querySelector('h1')?.innerText === title,
    FEW.pages[0]?.title,
  );

  await page.goBack();
  await page.getByText('The page you asked for is not on this device').waitFor();
  await hydrated(page);
  // The page tries by itself first, and would open as soon as the server is back.
  await quiet(server.asked);
  server.spoil(null);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.waitForFunction(
    (title) => document.title.startsWith(title),
    LARGE.pages[0]?.title ?? '',
  );
  await site.close();
});

test('stopped and resumed, it fetches only the rest', async () => {
  const { page, requests, close } = await open(browser);
  const isPage = (path: string): boolean => pathsOf(MANY).includes(path);
  // Four pages pass, the others wait: it is stopped half-way on any machine.
  let passed = 0;
  const { promise: stopped, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => isPage(pathname),
    async (route) => {
      passed += 1;
      if (passed > 4) await stopped;
      await route.continue().catch(() => undefined);
    },
  );
  await page.goto(origin + OFFLINE_PATH, { waitUntil: 'networkidle' });
  await button(page, 'Save', MANY).click();
  const count = async (): Promise<number> => (await savedPages(page, MANY)).length;
  await expect.poll(count, { timeout: 60_000 }).toBe(4);
  await button(page, 'Stop', MANY).click();
  await row(page, MANY)
    .getByText(/^Stopped at .+ of /)
    .waitFor();
  goOn();
  const first = await savedPages(page, MANY);
  expect(first).toHaveLength(4);

  await page.reload({ waitUntil: 'networkidle' });
  expect(await row(page, MANY).innerText()).toContain('Not saved whole');
  const before = requests.length;
  await button(page, 'Resume', MANY).click();
  await row(page, MANY).getByText('Saved on').waitFor();
  const again = requests.slice(before).filter(isPage);
  expect(again.toSorted()).toEqual(
    pathsOf(MANY)
      .filter((path) => !first.includes(path))
      .toSorted(),
  );
  expect(requests.slice(before).filter((path) => path.startsWith('/assets/'))).toEqual([]);
  await close();
});

test('a page that fails is named, and can be had later', async () => {
  const site = await workerSite(browser);
  const { page, server } = site;
  await openPage(site);
  const last = MANY.pages.at(-1)?.path ?? '';
  server.spoil({ paths: new RegExp(`^${last}$`), fault: '500' });
  await button(page, 'Save', MANY).click();
  await row(page, MANY).getByText(`${last} answered 500.`).waitFor();
  expect(await saved(page)).not.toContain(last);
  await button(page, 'Remove', MANY).waitFor();
  server.spoil(null);
  await button(page, 'Resume', MANY).click();
  await row(page, MANY).getByText('Saved on').waitFor();
  expect(await saved(page)).toContain(last);
  await site.close();
});

test('a browser without room says so and keeps what was there', async () => {
  const { page, close } = await open(browser);
  await page.goto(origin + OFFLINE_PATH, { waitUntil: 'networkidle' });
  await save(page, FEW);
  const before = await saved(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const devtools = await page.context().newCDPSession(page);
  const quotaSize = used + 700_000;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await button(page, 'Save', LARGE).click();
  await row(page, LARGE)
    .getByText('Your browser has no room for it. Nothing of it was kept.')
    .waitFor();
  expect(await saved(page)).toEqual(before);
  expect(await row(page, FEW).innerText()).toContain('Saved on');

  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await save(page, LARGE);
  expect(await savedPages(page, LARGE)).toHaveLength(LARGE.pages.length);
  await close();
});

test('removing leaves what another section needs, and nothing after the last', async () => {
  const { page, close } = await open(browser);
  await page.goto(origin + OFFLINE_PATH, { waitUntil: 'networkidle' });
  await save(page, FEW);
  const few = await saved(page);
  await save(page, MANY);
  await page.getByText(/^2 sections saved: \d/).waitFor();
  await button(page, 'Remove', MANY).click();
  await row(page, MANY).getByText('Not saved').waitFor();
  expect((await saved(page)).toSorted()).toEqual(few.toSorted());
  await button(page, 'Remove', FEW).click();
  await page.getByText('Nothing is saved yet.').waitFor();
  expect(await cacheNames(page)).not.toContain(SAVED_CACHE);
  expect(await cacheNames(page)).not.toContain(SEARCH_CACHE);
  await close();
});

test('a section of an older release offers its update', async () => {
  const { page, close } = await open(browser);
  await page.goto(origin + OFFLINE_PATH, { waitUntil: 'networkidle' });
  await save(page, FEW);
  expect(await button(page, 'Update', FEW).count()).toBe(0);
  await page.evaluate(
    async ({ cache, note }) => {
      const kept = await caches.open(cache);
      const saved = await (await kept.match(note))?.json();
      await kept.put(note, Response.json({ ...saved, release: 'older' }));
    },
    { cache: SAVED_CACHE, note: `${OFFLINE_FILE}?section=${FEW.name}` },
  );
  await page.reload({ waitUntil: 'networkidle' });
  await button(page, 'Update', FEW).click();
  await expect.poll(() => button(page, 'Update', FEW).count()).toBe(0);
  await row(page, FEW).getByText('Saved on').waitFor();
  await close();
});
