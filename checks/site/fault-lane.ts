// One browser page behind a server that can fail, and what its reader sees there.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type FaultyServer, faultyServer } from './faulty-server.ts';

export interface Lane {
  page: Page;
  server: FaultyServer;
  /** Exceptions and rejections that nothing caught, since `goTo`. */
  uncaught: string[];
  /** How long to wait for what should come. */
  moment: number;
  /** Paths whose requests have ended, one way or another, since `goTo`. */
  ended: string[];
  /** To another port, where the browser has never been: what it remembers of a site is by origin. */
  move(): Promise<void>;
  /** Starts a visit; the document has been parsed, its files may be on their way. */
  goTo(path: string): Promise<void>;
  /** Whether the browser draws anything of this document's content within a moment. */
  painted(): Promise<boolean>;
  close(): Promise<void>;
}

interface LaneOptions extends BrowserContextOptions {
  /** How long it waits for what should come; a control, in which it never comes, waits less. */
  moment?: number;
  /** Time can be moved on; otherwise it is the real one. */
  clock?: boolean;
  /** Files stay in the browser's cache, as they do for readers; otherwise each visit asks anew. */
  cached?: boolean;
}

/** Wide enough for the sidebar, and few pixels to draw: the matrix draws hundreds of pages. */
export const VIEW = { viewport: { width: 1280, height: 240 }, reducedMotion: 'reduce' } as const;

/** A limit, not a wait: a busy machine is no fault of the site. */
export const MOMENT_MS = 20_000;

/** True as soon as it holds, false when it does not within the limit. */
export async function soon(holds: () => boolean, limit = MOMENT_MS): Promise<boolean> {
  for (const end = performance.now() + limit; performance.now() < end; await sleep(10)) {
    if (holds()) return true;
  }
  return holds();
}

export async function newLane(
  browser: Browser,
  behind: string,
  { clock = false, cached = false, moment = MOMENT_MS, ...options }: LaneOptions = {},
): Promise<Lane> {
  const context = await browser.newContext({
    ...VIEW,
    serviceWorkers: 'block',
    ...options,
  });
  if (clock) await context.clock.install();
  const lane = await openLane(context, behind, moment);
  const session = await context.newCDPSession(lane.page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: !cached });
  // Nobody outside is asked.
  await session.send('Network.setBlockedURLs', { urls: ['https://*'] });
  return lane;
}

export async function openLane(
  context: BrowserContext,
  behind: string,
  moment = MOMENT_MS,
): Promise<Lane> {
  // The list of sponsors has two views and throws dice for them; all visits must see the same.
  await context.addInitScript(() => Object.assign(Math, { random: () => 0.99 }));
  const page = await context.newPage();
  const uncaught: string[] = [];
  const ended: string[] = [];
  let paints = 0;
  page.on('pageerror', (error) => uncaught.push(String(error)));
  page.on('console', (message) => {
    // A worker's exceptions reach only the console.
    const text = message.text();
    if (message.type() === 'error' && text.startsWith('Uncaught')) uncaught.push(text);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfailed', (request) => ended.push(new URL(request.url()).pathname));
  }
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Page.lifecycleEvent', ({ name, frameId }) => {
    if (frameId !== frameTree.frame.id) return;
    if (name === 'init') paints = 0;
    if (name === 'firstContentfulPaint') paints += 1;
  });
  const lane: Lane = {
    page,
    server: await faultyServer(behind),
    uncaught,
    moment,
    ended,
    move: async () => {
      await lane.server.close();
      lane.server = await faultyServer(behind);
    },
    goTo: async (path) => {
      uncaught.length = 0;
      ended.length = 0;
      lane.server.letGo();
      await page.goto(lane.server.origin + path, { waitUntil: 'commit' });
      await parsed(page, moment);
    },
    painted: () => soon(() => paints > 0, moment),
    close: async () => {
      await context.close();
      await lane.server.close();
    },
  };
  return lane;
}

/** Asked from outside: a page without script has no timers to wait with. Half a document never is. */
async function parsed(page: Page, limit: number): Promise<void> {
  const end = performance.now() + limit;
  while (performance.now() < end) {
    if (await page.evaluate(() => document.readyState !== 'loading')) return;
    await sleep(10);
  }
}

/** Everything in the page's main part that a reader can see, piece by piece. */
export function shownText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = 'main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, pre)';
    const shown = [...document.querySelectorAll(kinds)].filter(
      (piece) =>
        piece.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        piece.getBoundingClientRect().height > 0,
    );
    return [...new Set(shown.map((piece) => piece.textContent.trim()))].filter(Boolean);
  });
}

/** Follows a link as a browser does; the path of the page that is then shown, or null. */
export async function followLink(page: Page): Promise<string | null> {
  const path = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    const link = links.find(
      (candidate) => candidate.pathname !== location.pathname && candidate.pathname !== '/search/',
    );
    link?.click();
    return link?.pathname ?? null;
  });
  if (path === null) return null;
  const there = (target: string): boolean =>
    location.pathname === target &&
    document.readyState !== 'loading' &&
    document.querySelector('main h1') !== null;
  const options = { polling: 20, timeout: MOMENT_MS };
  return page.waitForFunction(there, path, options).then(
    () => path,
    () => null,
  );
}
