// Back and Forward give the reader's place back, however the reader came: seeded random walks.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchWholeBrowser } from '../../proof/chromium.ts';
import { OWN_POLICY_PATHS } from '../../src/model/own-policy.ts';
import { drawn, hydrated, inFrames, open, origin } from './browser.ts';
import { routes } from './routes.ts';

const WALKS = process.env['CHECK_FULL'] ? 50 : 12;
const STEPS = 4;
const TOLERANCE = 2;
/** Longer than the pause after which a scrolled position is remembered. */
const SETTLED_MS = 160;

let browser: Browser;
beforeAll(async () => {
  // In the shell, Back to a document now and then ends some lines off: not understood yet.
  browser = await launchWholeBrowser();
});
afterAll(() => browser.close());

/** A fixed pseudo-random sequence: a failing walk can be repeated by its number. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const pick = <T>(items: readonly T[], random: () => number): T =>
  items[Math.floor(random() * items.length)] as T;

/**
 * What the reader looks at. How far down a page with sections that is says little: of what is above,
 * only the parts that were on the screen have their real height.
 */
interface Place {
  address: string;
  /** Something around the middle of the screen that is once on the page; null on a page without sections. */
  mark: { tag: string; text: string } | null;
  /** Where it begins on the screen, or how far down the page is. */
  top: number;
}

const seen = (page: Page): Promise<Omit<Place, 'address'>> =>
  page.evaluate(() => {
    if (document.querySelector('.sec') === null) return { mark: null, top: scrollY };
    // An element that begins far above has moved with everything in between: the nearest one tells most.
    let nearest: Omit<Place, 'address'> | null = null;
    // What is around the article has rails in it, which show more once the reader has been somewhere.
    const article = document.querySelector('#article');
    for (const share of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
      for (const each of document.elementsFromPoint(innerWidth / 2, share * innerHeight)) {
        const { tagName: tag, textContent: text } = each;
        const { top } = each.getBoundingClientRect();
        if ((article && each !== article && each.contains(article)) || text.trim() === '') continue;
        if (Math.abs(top) >= Math.abs(nearest?.top ?? Infinity)) continue;
        const equal = [...document.querySelectorAll(tag)].filter((e) => e.textContent === text);
        if (equal.length === 1) nearest = { mark: { tag, text }, top };
      }
    }
    if (nearest !== null) return nearest;
    throw new Error('nothing is on the screen');
  });

const topOf = (page: Page, { mark }: Place): Promise<number | undefined> =>
  page.evaluate((wanted) => {
    if (wanted === null) return scrollY;
    return [...document.querySelectorAll(wanted.tag)]
      .find((each) => each.textContent === wanted.text)
      ?.getBoundingClientRect().top;
  }, mark);

/** Scrolls somewhere and tells where the reader then is. */
async function read(page: Page, part: number): Promise<Place> {
  await inFrames(
    page,
    async ({ share, pause }) => {
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const room = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: Math.round(room * share), behavior: 'instant' });
      // Events of scrolling come with a frame, which a busy machine is late with.
      await frame();
      await frame();
      await new Promise<void>((done) => {
        let timer = setTimeout(done, pause);
        addEventListener('scroll', () => {
          clearTimeout(timer);
          timer = setTimeout(done, pause);
        });
      });
      return true;
    },
    { argument: { share: part, pause: SETTLED_MS } },
  );
  const address = await page.evaluate(() => location.pathname + location.hash);
  return { address, ...(await seen(page)) };
}

const starts = routes().filter(({ layout }) => layout !== 'printable');
const shown = new Set(starts.map(({ path }) => path));

/** Addresses of the links on the page that the client follows itself or that stay on the page. */
const linksOf = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(() => {
    const here = location.pathname + location.hash;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#root a[href]')]
      .filter((link) => link.origin === location.origin)
      // Nobody clicks what is far from the screen.
      .filter((link) => link.checkVisibility({ contentVisibilityAuto: true }))
      .map((link) => link.pathname + link.hash);
    return [...new Set(links)].filter((address) => address !== here);
  });
  // A link to the search opens its dialog instead.
  return found.filter((path) => path !== '/search/' && shown.has(path.split('#')[0] ?? ''));
};

/** The page that was asked for is shown and its head is up to date. */
async function arrived(page: Page, address: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
    const current = new URL(canonical, location.href).pathname;
    const there = location.pathname + location.hash === wanted && current === location.pathname;
    return there && document.readyState === 'complete';
  }, address);
  await hydrated(page);
  // Votes are counted and ranked; at once unless a document was loaded.
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((wanted) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('#root a[href]')].find(
      (each) => each.origin === location.origin && each.pathname + each.hash === wanted,
    );
    link?.click();
  }, address);
  await arrived(page, address);
}

/** Walks through the history and lists every place that was not found again. */
async function retrace(page: Page, places: Place[], go: 'goBack' | 'goForward'): Promise<string[]> {
  const lost: string[] = [];
  for (const place of places) {
    const { address, top } = place;
    await page[go]({ waitUntil: 'commit' });
    await arrived(page, address);
    const now = (await topOf(page, place)) ?? Number.NaN;
    if (!(Math.abs(now - top) <= TOLERANCE)) lost.push(`${go} to ${address}: ${now}, was ${top}`);
  }
  return lost;
}

/** Pages with a policy of their own are reached and left by loading a document. */
const staysInDocument = (places: readonly Place[]): boolean =>
  !places.some(({ address }) => OWN_POLICY_PATHS.some((path) => address.startsWith(path)));

async function walk(seed: number, page: Page): Promise<Place[]> {
  const random = randomFrom(seed);
  const places: Place[] = [];
  // Our typefaces come with the second page or, on a busy machine, later: lines would then end elsewhere.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(origin + pick(starts, random).path, { waitUntil: 'load' });
  await hydrated(page);
  for (let step = 0; step < STEPS; step += 1) {
    places.push(await read(page, random()));
    await follow(page, pick(await linksOf(page), random));
  }
  places.push(await read(page, random()));
  return places;
}

test.each(Array.from({ length: WALKS }, (_, index) => index + 1))(
  'walk %i comes back to where it was, and forward again',
  async (seed) => {
    const { page, close } = await open(browser);
    const places = await walk(seed, page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const back = await retrace(page, places.slice(0, -1).reverse(), 'goBack');
    const forward = await retrace(page, places.slice(1), 'goForward');
    expect([...back, ...forward]).toEqual([]);
    const same = await page.evaluate(() => 'sameDocument' in window);
    expect(same).toBe(staysInDocument(places));
    await close();
  },
);

test('a place that is not given back is noticed', async () => {
  const { page, close } = await open(browser);
  const places = await walk(1, page);
  await page.evaluate(() =>
    addEventListener('popstate', () => requestAnimationFrame(() => scrollTo(0, 3))),
  );
  expect(await retrace(page, places.slice(0, -1).reverse(), 'goBack')).not.toEqual([]);
  await close();
});
