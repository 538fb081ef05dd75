// A phone with the drawer on it: real touches through the browser's own input, and where the drawer is.
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, inFrames, open, origin, type Visit } from './browser.ts';

/** Light, with code that is wider than a phone. */
export const PAGE = '/concepts/output/';

interface Phone extends Visit {
  /** Puts fingers down, moves them, lifts them, as the screen would report it. */
  touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: [number, number][]
  ): Promise<void>;
}

export async function phone(browser: Browser, options: BrowserContextOptions = {}): Promise<Phone> {
  const visit = await open(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...options,
  });
  await visit.page.goto(origin + PAGE, { waitUntil: 'load' });
  await hydrated(visit.page);
  // What follows a finger comes after that.
  await visit.page.waitForLoadState('networkidle');
  await menu(visit.page).waitFor();
  const cdp: CDPSession = await visit.page.context().newCDPSession(visit.page);
  const touch: Phone['touch'] = async (type, ...points) => {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return { ...visit, touch };
}

/** One finger from one place to another in steps, still on the screen. */
export async function drag(
  { touch }: Phone,
  from: [number, number],
  to: [number, number],
): Promise<void> {
  await touch('touchStart', from);
  for (const part of [0.5, 0.8, 1]) {
    await touch('touchMove', [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]);
  }
}

export async function swipe(
  on: Phone,
  from: [number, number],
  to: [number, number],
): Promise<void> {
  await drag(on, from, to);
  await on.touch('touchEnd');
  await settled(on.page);
}

export const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
export const panel = (page: Page) => page.locator('#drawer [role=dialog]');
export const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#drawer')?.hasAttribute('data-open') ?? false);

/** Right edge of the drawer: how much of it shows. */
export const edge = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelector('#drawer [role=dialog]')?.getBoundingClientRect().right ?? 0,
  );

export async function settled(page: Page): Promise<void> {
  const until = async (): Promise<true> => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    const ways = document.querySelector('#drawer')?.getAnimations({ subtree: true }) ?? [];
    await Promise.allSettled(ways.map((way) => way.finished));
    await frame();
    return true;
  };
  await inFrames(page, until);
}

export async function opened(browser: Browser, options?: BrowserContextOptions): Promise<Phone> {
  const on = await phone(browser, options);
  await menu(on.page).tap();
  await settled(on.page);
  expect(await isOpen(on.page)).toBe(true);
  return on;
}
