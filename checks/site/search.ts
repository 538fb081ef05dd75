// One way to open the search of the shipped site and to read what it shows; the index is always the shipped one.
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { hydrated, open, origin, type Visit } from './browser.ts';

/** A light page: most of what is asked here does not depend on it. */
export const PAGE = '/concepts/output/';
/** Has headings of options, so that a result can be a part of the page being read. */
export const OPTIONS_PAGE = '/configuration/output/';
/** Everything of the search: its chunk, worker, pointer and index. */
export const SEARCH_FILES = /\/assets\/search[.-]|\/search-index\.json$/;
/** Its chunk's script alone. */
export const CHUNK = /\/assets\/search\.[0-9a-f]+\.js$/;

export async function start(
  browser: Browser,
  path = PAGE,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await open(browser, options);
  await visit.page.addInitScript(watchShifts);
  await visit.page.goto(origin + path, { waitUntil: 'networkidle' });
  await hydrated(visit.page);
  return visit;
}

export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
}

interface Shift {
  value: number;
  startTime: number;
  hadRecentInput: boolean;
}

/** Without those a reader has just asked for by key or click. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as unknown as Shift[];
    shifts.push(...entries.filter(({ hadRecentInput }) => !hadRecentInput));
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
}

/** How much has moved by itself since the document was loaded, or since its first byte. */
export const shift = (page: Page, since: 'load' | 'start' = 'load'): Promise<number> =>
  page.evaluate((from) => {
    const { shifts } = window as unknown as { shifts: Shift[] };
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const first = from === 'load' ? (load?.loadEventEnd ?? 0) : 0;
    return shifts
      .filter(({ startTime }) => startTime >= first)
      .reduce((sum, { value }) => sum + value, 0);
  }, since);

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Search the docs' });
/** A plain search input until the chunk is there, a combobox from then on. */
export const input = (page: Page): Locator => page.locator('input[aria-label="Search the docs"]');
export const options = (page: Page): Locator => page.getByRole('option');
export const selected = (page: Page): Locator => page.locator('[role=option][aria-selected=true]');
export const titleOf = (option: Locator): Promise<string> => option.locator('b').innerText();
export const filters = (page: Page): Locator =>
  page.getByRole('group', { name: 'Filter' }).getByRole('button');

/** The answer to exactly this query is on the screen: before typing nothing is selected. */
export async function answered(page: Page, query: string): Promise<void> {
  await input(page).fill('');
  await selected(page).waitFor({ state: 'detached' });
  await input(page).fill(query);
  await settled(page);
}

/** All texts have been searched: until then the rows are those that headings give. */
async function settled(page: Page): Promise<void> {
  await page.locator('[role=listbox][aria-busy=false] [role=option][aria-selected=true]').waitFor();
}

export const focused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** How many results there are, once all of them are drawn: those below the first follow in a moment. */
export async function listed(page: Page): Promise<number> {
  const said = dialog(page)
    .locator(':not([role=status])')
    .getByText(/^\d+(?: of \d+)? results?$/);
  const count = Number.parseInt(await said.first().innerText(), 10);
  await options(page)
    .nth(count - 1)
    .waitFor({ state: 'attached' });
  return count;
}
