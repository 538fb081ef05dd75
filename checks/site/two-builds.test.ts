// Twenty tabs stay open while the site is published anew: every link they show still leads somewhere, and to the new site.
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { PROJECT_ROOT } from '../../src/build/paths.ts';
import { type BuiltCopy, buildCopy } from '../build-copy.ts';
import { type ReleasedSite, releasedSite } from './released-site.ts';
import { type Route, routes } from './routes.ts';
import { type Arrival, follow, navigationLinks, openTab, type Tab } from './tabs.ts';

const TABS = 20;
/** Each round opens the tabs in A anew and clicks one more link in each. */
const ROUNDS = process.env.CHECK_FULL ? Number.POSITIVE_INFINITY : 2;
const ROUNDS_EXPIRED = process.env.CHECK_FULL ? 5 : 1;
const GOAL_MS = 2000;

const words = (release: string): string => `This is release ${release}.`;

/** Every page has another sentence, hence another chunk. */
function otherBuild(release: string): Promise<BuiltCopy> {
  const sentence = `html: '<p>${words(release)}</p>' + sections(record.html)`;
  return buildCopy({
    'src/build/page-data.ts': (text) => text.replace('html: sections(record.html)', sentence),
  });
}

let browser: Browser;
let site: ReleasedSite;
let builds: BuiltCopy[];
/** Sites of the folder, by the letter of their build. */
const shown = { A: '', B: '', C: '' };

beforeAll(async () => {
  browser = await launch();
  builds = await Promise.all(['B', 'C'].map(otherBuild));
  site = await releasedSite(PROJECT_ROOT);
  shown.A = site.putAside();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
  for (const { remove } of builds ?? []) remove();
});

const project = (index: number): string => builds[index]?.folder ?? '';

/** Spread over all routes; every fifth is as narrow as a phone, with the drawer open. */
function tabRoutes(): { route: Route; width: number }[] {
  const all = routes().filter(({ layout }) => layout !== 'printable');
  return Array.from({ length: TABS }, (_, index) => ({
    route: all[Math.floor((index * all.length) / TABS)] as Route,
    width: index % 5 === 4 ? 390 : 1280,
  }));
}

async function openTabs(context: BrowserContext): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (const { route, width } of tabRoutes()) {
    tabs.push(await openTab(context, site.origin + route.path, width));
  }
  return tabs;
}

interface Walk {
  clicks: (Arrival & { click: string })[];
  links: number;
}

/** Opens the tabs in A, publishes the other release, clicks; again until every link had its turn. */
async function walk(rounds: number, letter: 'B' | 'C', publish: () => Promise<void>) {
  const result: Walk = { clicks: [], links: 0 };
  const context = await browser.newContext({ serviceWorkers: 'block' });
  for (let round = 0; round < rounds; round++) {
    site.show(shown.A);
    const tabs = await openTabs(context);
    await publish();
    let left = 0;
    for (const [index, tab] of tabs.entries()) {
      const links = await navigationLinks(tab);
      if (round === 0) result.links += links.length;
      // Another place in the list for each tab, so that a few rounds see all kinds of links.
      const path = round < links.length ? links[(round + index * 7) % links.length] : undefined;
      if (path !== undefined) {
        left = Math.max(left, links.length - round - 1);
        const arrival = await follow(tab, path, { words: words(letter) });
        result.clicks.push({ ...arrival, click: `${tab.path} -> ${path}` });
      }
      await tab.page.close();
    }
    if (left === 0) break;
  }
  await context.close();
  report(letter, result);
  return result;
}

function report(letter: string, { clicks, links }: Walk): void {
  const times = clicks.map(({ ms }) => ms).sort((a, b) => a - b);
  const held = clicks.filter(({ fault }) => fault === null).length;
  const quick = times.filter((ms) => ms <= GOAL_MS).length;
  const [middle, last] = [times[times.length >> 1] ?? 0, times.at(-1) ?? 0];
  console.log(
    `release ${letter}: ${clicks.length} of ${links} links of ${TABS} tabs clicked, ` +
      `${held} held; ${quick} within ${GOAL_MS} ms, median ${middle.toFixed(0)}, ` +
      `slowest ${last.toFixed(0)}`,
  );
}

const faults = ({ clicks }: Walk): string[] =>
  clicks.filter(({ fault }) => fault !== null).map(({ click, fault }) => `${click}: ${fault}`);

test('links of tabs opened before a release lead to the new one', async () => {
  const result = await walk(ROUNDS, 'B', async () => {
    if (shown.B === '') shown.B = await site.release(project(0));
    else site.show(shown.B);
  });
  expect(result.clicks.length).toBeGreaterThanOrEqual(TABS * 2);
  expect(faults(result)).toEqual([]);
}, 3_600_000);

test('they do so when the old files have expired', async () => {
  const result = await walk(ROUNDS_EXPIRED, 'C', async () => {
    if (shown.C === '') shown.C = await site.release(project(1), '--keep', '0');
    else site.show(shown.C);
  });
  expect(result.clicks.length).toBeGreaterThanOrEqual(TABS);
  expect(faults(result)).toEqual([]);
}, 600_000);

test('a click that leads nowhere and a blank page are noticed', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  site.show(shown.A);
  const url = `${site.origin}/concepts/`;
  const tab = await openTab(context, url, 1280);
  const blank = await openTab(context, url, 1280);
  const stuck = await openTab(context, url, 1280);
  site.show(shown.C);
  const expected = { words: words('C'), limit: 1500 };
  // No real navigation: the client cannot see that the site was published anew.
  await tab.page.route('**/*', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  const to = '/concepts/entry-points/';
  expect((await follow(tab, to, expected)).fault).toBe('error screen');
  await blank.page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true });
    document.querySelector('main')?.replaceChildren();
  });
  expect((await follow(blank, to, expected)).fault).toBe('blank page');
  await stuck.page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  expect((await follow(stuck, to, expected)).fault).toBe('dead click');
  await context.close();
});
