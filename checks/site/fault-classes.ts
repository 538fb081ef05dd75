// Every kind of file a page fetches after its document, and what a reader does to make the browser ask for it.
import type { Page } from 'playwright-core';
import { OFFLINE_FILE, WORKER_PATH } from '../../src/model/offline.ts';
import { SEARCH_POINTER } from '../../src/model/search/search-file.ts';
import { RELEASE_PATH } from '../../src/model/site-release.ts';
import { hydrated } from './browser.ts';

export interface FileClass {
  name: string;
  files: RegExp;
  /** What asks for it; nothing where the document alone does. */
  act?: (page: Page) => Promise<void>;
  /** The browser remembers how it went and asks no second time: every cell is somebody's first visit. */
  remembered?: true;
  /** Asked for on the way to another page, which then is the one to be read. */
  leadsTo?: (path: string) => string;
  /** Without it that page cannot be shown, only a link to it. */
  needed?: true;
  /** Only the code that comes after the load asks for it: an act before that does not lead to it. */
  late?: true;
}

const asset = (name: string, type: string): RegExp =>
  new RegExp(`^/assets/${name}\\.[0-9a-f]+\\.${type}$`);
const exactly = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.')}$`);

/** By script, as no pointer is needed: what is tested is not how a click finds its target. */
async function click(page: Page, selector: string): Promise<void> {
  await hydrated(page);
  await page.evaluate((it) => document.querySelector<HTMLElement>(it)?.click(), selector);
}

export const changeTheme = (page: Page): Promise<void> =>
  click(page, 'header button[aria-label$=theme]');
const toggle = (page: Page): Promise<void> =>
  click(page, '#section-nav button[aria-expanded=false]');
const chat = (page: Page): Promise<void> => click(page, 'aside button[aria-label=Chat]');

/** Leaves the dialog open, which holds the page where it is: nothing is scrolled to after it. */
async function search(page: Page): Promise<void> {
  await click(page, 'header a[href="/search/"]');
  await page.locator('dialog input[type=search]').fill('entry');
}

async function scrollDown(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

/** The browser itself asks for it only to install the site. */
async function install(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // It waits for the file, which may never come.
  session.send('Page.getAppManifest').catch(() => {});
}

export const WORKER = exactly(WORKER_PATH);
export const LATER = asset('later', 'js');
export const SEARCH_TEXTS = /^\/assets\/search-\w+\.[0-9a-f]+\.json$/;

const elsewhere = (path: string): string => (path === '/blog/' ? '/contribute/' : '/blog/');
export const leave = (page: Page): Promise<void> =>
  click(page, `header a[href="${elsewhere(new URL(page.url()).pathname)}"]`);
const onTheWay = { act: leave, leadsTo: elsewhere } as const;
const needed = { ...onTheWay, needed: true } as const;

/** In the order in which one visit can try them. */
export const CLASSES: readonly FileClass[] = [
  { name: 'main script', files: asset('main', 'js') },
  { name: 'runtime', files: asset('runtime', 'js') },
  { name: 'stylesheet', files: asset('late', 'css') },
  { name: 'home script', files: asset('home', 'js') },
  { name: 'home stylesheet', files: asset('home', 'css') },
  { name: 'printing script', files: asset('print', 'js') },
  { name: 'fonts', files: asset('[a-z-]+-wght-normal', 'woff2'), late: true },
  { name: 'icon', files: asset('favicon', 'svg'), remembered: true },
  { name: 'pictures', files: /^\/assets\/images\// },
  {
    name: 'islands',
    files: asset('(?:cards|flags|keys|projects|starter-kits|vote|offline)', 'js'),
  },
  { name: 'list for offline', files: exactly(OFFLINE_FILE) },
  { name: 'later', files: LATER },
  { name: 'service worker', files: WORKER, remembered: true },
  { name: 'manifest', files: exactly('/site.webmanifest'), act: install },
  { name: 'resolver', files: asset('resolver', 'js') },
  { name: 'list of paths', files: exactly('/paths.txt') },
  { name: 'anchors', files: /^\/a\//, act: toggle },
  { name: 'chat', files: asset('chat', 'js'), act: chat },
  { name: 'sponsors', files: asset('sponsors', 'js'), act: scrollDown },
  { name: 'search panel', files: asset('search', 'js'), act: search },
  { name: 'search stylesheet', files: asset('search', 'css'), act: search },
  { name: 'search worker', files: asset('search-worker', 'js'), act: search },
  { name: 'search pointer', files: exactly(SEARCH_POINTER), act: search },
  { name: 'search file', files: asset('search', 'json'), act: search },
  { name: 'search texts', files: SEARCH_TEXTS, act: search },
  { name: 'release', files: exactly(RELEASE_PATH), ...onTheWay, late: true },
  { name: 'section', files: /^\/s\//, ...needed },
  { name: 'page', files: /^\/p\//, ...needed },
];
