// The drawer under a finger: to the pixel, and never in the way of what the page does with touches.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { DRAWER_DRAG_LIMIT_PX, SWIPE_CLOSE_PX } from '../../src/model/constants.ts';
import { drag, edge, isOpen, opened, PAGE, panel, phone, settled, swipe } from './phone.ts';

const STRIP = 32;
/** Beside the text of the page: nothing there scrolls or can be tapped. */
const Y = 500;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('from the strip the drawer follows the finger to the pixel, up to its width', async () => {
  const on = await phone(browser);
  const { page, touch, complaints, close } = on;
  await drag(on, [10, Y], [110, Y]);
  await expect.poll(() => edge(page)).toBeCloseTo(100, 2);
  const still = await page.evaluate(
    () => document.querySelector('#drawer')?.getAnimations({ subtree: true }).length,
  );
  expect(still).toBe(0);
  await touch('touchMove', [250, Y]);
  await expect.poll(() => edge(page)).toBeCloseTo(240, 2);
  await touch('touchMove', [380, Y]);
  await expect.poll(() => edge(page)).toBeCloseTo(DRAWER_DRAG_LIMIT_PX, 2);
  await touch('touchMove', [110, Y]);
  await touch('touchEnd');
  const settling = await page.evaluate(() =>
    (document.querySelector('#drawer [role=dialog]')?.getAnimations() ?? []).map(
      (way) => way.effect?.getTiming().duration,
    ),
  );
  expect(settling).toEqual([280]);
  await settled(page);
  expect(await edge(page)).toBe(DRAWER_DRAG_LIMIT_PX);
  expect(await isOpen(page)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['20 px', [10, Y], [10 + SWIPE_CLOSE_PX, Y], false],
  ['80 px up on 100 across', [10, Y], [110, Y - 80], false],
  ['a start at 32 px', [STRIP, Y], [STRIP + 200, Y], false],
  ['21 px from a start at 31', [STRIP - 1, Y], [STRIP + SWIPE_CLOSE_PX, Y], true],
  ['79 px up on 100 across', [10, Y], [110, Y - 79], true],
] as const)('a swipe on the strip: %s', async (_what, from, to, opens) => {
  const on = await phone(browser);
  await swipe(on, [...from], [...to]);
  expect(await isOpen(on.page)).toBe(opens);
  expect(await panel(on.page).count()).toBe(Number(opens));
  expect(on.complaints).toEqual([]);
  await on.close();
});

test('inside, a left swipe of more than 20 px closes and the drawer leaves the page', async () => {
  const on = await opened(browser);
  await swipe(on, [200, Y], [200 - SWIPE_CLOSE_PX, Y]);
  expect(await isOpen(on.page)).toBe(true);
  expect(await edge(on.page)).toBe(DRAWER_DRAG_LIMIT_PX);
  await drag(on, [200, Y], [100, Y]);
  await expect.poll(() => edge(on.page)).toBeCloseTo(DRAWER_DRAG_LIMIT_PX - 100, 2);
  await on.touch('touchMove', [200 - SWIPE_CLOSE_PX - 1, Y]);
  await on.touch('touchEnd');
  await panel(on.page).waitFor({ state: 'detached' });
  expect(await isOpen(on.page)).toBe(false);
  expect(on.complaints).toEqual([]);
  await on.close();
});

test('two fingers and code that scrolls sideways never move it', async () => {
  const on = await phone(browser);
  const { page, touch } = on;
  await touch('touchStart', [10, Y], [60, Y + 50]);
  await touch('touchMove', [100, Y], [200, Y + 50]);
  expect(await panel(page).count()).toBe(0);
  await touch('touchEnd');
  expect(await panel(page).count()).toBe(0);

  const code = await page.evaluate(() => {
    const wide = [...document.querySelectorAll('#article *')].find(
      (element) =>
        element.scrollWidth > element.clientWidth + 60 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    if (wide === undefined) return null;
    wide.scrollIntoView({ block: 'center' });
    wide.scrollLeft = 60;
    wide.id ||= 'wide-code';
    const { left, top, height } = wide.getBoundingClientRect();
    return { x: left + 4, y: top + height / 2, id: wide.id };
  });
  if (code === null) throw new Error(`${PAGE} has no code that scrolls sideways at 390 px.`);
  expect(code.x).toBeLessThan(STRIP);
  await drag(on, [code.x, code.y], [code.x + 150, code.y]);
  expect(await panel(page).count()).toBe(0);
  await touch('touchEnd');
  expect(await panel(page).count()).toBe(0);
  // The finger moved the code instead.
  await page.waitForFunction((id) => (document.getElementById(id)?.scrollLeft ?? 60) < 60, code.id);
  await on.close();
});

test('a tap under the strip still reaches the page', async () => {
  const { page, close } = await phone(browser);
  const link = page.locator('nav[aria-label=Page] p a');
  const box = await link.boundingBox();
  expect(box?.x ?? STRIP).toBeLessThan(STRIP - 4);
  await page.touchscreen.tap(STRIP - 4, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.waitForFunction(() => document.title === 'Concepts | webpack');
  await close();
});
