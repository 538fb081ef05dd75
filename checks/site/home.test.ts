// The home page: one beat for word, graph and cube, and every way to make it stand still.
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, hydrated, inFrames, open, origin } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const BIG = { viewport: { width: 1440, height: 900 } };

/** The home page with the browser's clock in our hands. */
async function start(options: BrowserContextOptions = BIG) {
  const visit = await open(browser, options);
  await visit.page.clock.install({ time: 0 });
  await visit.page.clock.pauseAt(1000);
  await visit.page.goto(`${origin}/`, { waitUntil: 'load' });
  await hydrated(visit.page);
  await settle(visit.page);
  return visit;
}

/** Effects have run and observers have spoken. */
const settle = (page: Page) =>
  inFrames(
    page,
    () =>
      new Promise<true>((done) => {
        const channel = new MessageChannel();
        new IntersectionObserver(() => channel.port1.postMessage(null)).observe(document.body);
        channel.port2.onmessage = () => done(true);
      }),
  );

const state = (page: Page) =>
  page.evaluate(() => ({
    lit: document.querySelector('main')?.dataset['word'],
    word: document.querySelector('h1 [data-turn=current]')?.textContent,
    turns: document.querySelector<HTMLElement>('[data-beat]')?.dataset['beat'],
  }));

/** A change of light takes 700 ms, on a busy machine more. */
const FADED = { timeout: 60_000 };
const AT_REST = { lit: 'assets', word: 'assets', turns: '0' };
const AFTER_ONE = { lit: 'scripts', word: 'scripts', turns: '1' };

async function beats(page: Page, count: number): Promise<void> {
  for (let beat = 0; beat < count; beat++) await page.clock.runFor(5000);
}

test('the heading goes through the four words, and the cube turns with them', async () => {
  const { page, complaints, close } = await start();
  expect(await state(page)).toEqual(AT_REST);
  await page.clock.runFor(4900);
  expect(await state(page)).toEqual(AT_REST);
  await page.clock.runFor(100);
  expect(await state(page)).toEqual(AFTER_ONE);
  await beats(page, 1);
  expect(await state(page)).toEqual({ lit: 'images', word: 'images', turns: '2' });
  await beats(page, 1);
  expect(await state(page)).toEqual({ lit: 'styles', word: 'styles', turns: '3' });
  await beats(page, 1);
  expect(await state(page)).toEqual({ lit: 'assets', word: 'assets', turns: '4' });
  expect(await page.getByRole('heading', { level: 1 }).ariaSnapshot()).toContain(
    'Bundle your assets, scripts, images and styles',
  );
  expect(complaints).toEqual([]);
  await close();
});

test('a beat is a quarter turn of one second, the inner cube against the outer', async () => {
  const { page, close } = await start();
  await beats(page, 1);
  const turns = await page.evaluate(() => {
    const [, outer, inner] = document.querySelector('[data-beat]')?.children ?? [];
    return [outer, inner].map((cube) => {
      const [animation] = cube?.getAnimations() ?? [];
      const effect = animation?.effect as KeyframeEffect | undefined;
      return [effect?.getTiming().duration, effect?.getKeyframes()[0]?.['transform']];
    });
  });
  // At rest both stand at -45 degrees.
  expect(turns).toEqual([
    [1000, 'rotateX(-35.264deg) rotateY(-135deg)'],
    [1000, 'rotateX(-35.264deg) rotateY(45deg)'],
  ]);
  await close();
});

test('the kind of the word stays lit while the rest fades; a kind in the tally lights up by focus', async () => {
  const { page, close } = await start();
  const opacity = (kind: string) =>
    page
      .locator(`#stage svg g.k-${kind}`)
      .first()
      .evaluate((group) => Number(getComputedStyle(group).opacity));
  expect(await opacity('style')).toBe(1);
  await beats(page, 1);
  await expect.poll(() => opacity('style'), FADED).toBeLessThan(0.3);
  expect(await opacity('script')).toBe(1);
  await page.locator('#stage li.k-style').last().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => opacity('style'), FADED).toBe(1);
  await expect.poll(() => opacity('script'), FADED).toBeLessThan(0.3);
  await close();
});

test('the button stops it for the whole visit', async () => {
  const { page, close } = await start();
  await page.getByRole('button', { name: 'Pause the animation' }).click();
  await page.mouse.move(5, 5);
  await beats(page, 3);
  expect(await state(page)).toEqual(AT_REST);
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Play the animation' }).waitFor();
  await beats(page, 3);
  expect(await state(page)).toEqual(AT_REST);
  await page.getByRole('button', { name: 'Play the animation' }).click();
  await page.mouse.move(5, 5);
  await beats(page, 1);
  expect(await state(page)).toEqual(AFTER_ONE);
  await close();
});

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
const scroll = async (page: Page, to: number) => {
  await page.evaluate((y) => scrollTo(0, y), to);
  await settle(page);
  await settle(page);
};

test.each([
  ['in a hidden tab', (page: Page) => hide(page, true), (page: Page) => hide(page, false)],
  ['off screen', (page: Page) => scroll(page, 1500), (page: Page) => scroll(page, 0)],
  [
    'while the pointer rests on the diagram',
    (page: Page) => page.locator('#stage').hover({ position: { x: 200, y: 200 } }),
    (page: Page) => page.mouse.move(5, 5),
  ],
])('%s it stands still, afterwards it goes on', async (_, stop, go) => {
  const { page, close } = await start();
  await stop(page);
  await beats(page, 3);
  expect(await state(page)).toEqual(AT_REST);
  await go(page);
  await beats(page, 1);
  expect(await state(page)).toEqual(AFTER_ONE);
  await close();
});

test('under reduced motion nothing moves and there is no button', async () => {
  const { page, close } = await start({ ...BIG, reducedMotion: 'reduce' });
  await beats(page, 3);
  expect(await state(page)).toEqual(AT_REST);
  expect(await page.getByRole('button', { name: /animation/ }).count()).toBe(0);
  await close();
});

test('the three parts are there, with code and a list of ways on', async () => {
  const { page, close } = await open(browser, { ...BIG, javaScriptEnabled: false });
  await page.goto(`${origin}/`);
  expect(await page.locator('#article h2').allInnerTexts()).toEqual([
    expect.stringContaining('Write your code'),
    expect.stringContaining('Bundle it'),
    expect.stringContaining('Get started'),
  ]);
  expect(await page.locator('#article section').nth(1).innerText()).toMatch(
    /compiled successfully in \d+ ms/,
  );
  const ways = page.locator('#article section').nth(2).locator('li a');
  expect(await ways.allInnerTexts()).toEqual(['Getting Started', 'Concepts', 'Configuration']);
  await close();
});

test('the largest paint is text', async () => {
  const { page, close } = await open(browser, BIG);
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await drawn(page);
  const largest = await inFrames(
    page,
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as unknown as { url: string; element: Element };
          done({ url: last.url, text: last.element.textContent.length > 5 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toEqual({ url: '', text: true });
  await close();
});

test('between two beats nothing is styled, laid out or drawn', async () => {
  const { page, close } = await open(browser, BIG);
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.waitForFunction(
    () => document.querySelector('main')?.dataset['word'] === 'scripts',
    undefined,
    { polling: 200 },
  );
  await page.waitForTimeout(1400);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const counts = async (): Promise<Record<string, number>> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const before = await counts();
  await page.waitForTimeout(3000);
  const after = await counts();
  const grown = (name: string): number => (after[name] ?? Number.NaN) - (before[name] ?? 0);
  console.log(`between two beats: ${((grown('TaskDuration') / 3) * 100).toFixed(2)} % of a core`);
  expect([grown('LayoutCount'), grown('RecalcStyleCount')]).toEqual([0, 0]);
  await close();
});

test.each(['light', 'dark'] as const)(
  '%s: accessible in the middle of a round',
  async (colorScheme) => {
    const { page, close } = await open(browser, { ...BIG, colorScheme });
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await hydrated(page);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      if (main) main.dataset['word'] = 'images';
    });
    await page.waitForTimeout(900);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const run = (window as unknown as { axe: typeof axe }).axe.run;
      return (await run('main')).violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
      );
    });
    expect(violations).toEqual([]);
    await close();
  },
);
