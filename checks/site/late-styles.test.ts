// A stylesheet that never answers: browsers draw nothing meanwhile, so after eight seconds the page gives it up.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { SLOW_PAGE_NOTICE_MS } from '../../src/model/constants.ts';
import { hydrated, origin } from './browser.ts';
import { newLane } from './fault-lane.ts';

const STYLES = /^\/assets\/main\.[0-9a-f]+\.css$/;
/** Long enough to see that nothing is drawn. */
const SHORT_MS = 500;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('the screen is blank for eight seconds and no longer, and the page then works', async () => {
  const lane = await newLane(browser, origin, { clock: true });
  const { page, server } = lane;
  await page.clock.pauseAt(Date.now() + 60_000);
  server.spoil({ paths: STYLES, fault: 'silence' });
  await lane.goTo('/concepts/');
  await page.clock.fastForward(SLOW_PAGE_NOTICE_MS - 1);
  // Also the proof that a blank screen is noticed.
  expect(await lane.painted(SHORT_MS)).toBe(false);
  await page.clock.fastForward(1);
  expect(await lane.painted()).toBe(true);
  await page.clock.resume();
  await hydrated(page);
  await lane.close();
});

test('one that comes after all applies', async () => {
  const lane = await newLane(browser, origin, { clock: true });
  const { page } = lane;
  let send = (): void => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(
    ({ pathname }) => STYLES.test(pathname),
    async (route) => {
      await wanted;
      await route.continue();
    },
  );
  await lane.goTo('/concepts/');
  await page.clock.fastForward(SLOW_PAGE_NOTICE_MS);
  expect(await lane.painted()).toBe(true);
  const position = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).position);
  expect(await position()).toBe('static');
  send();
  await expect.poll(position, { timeout: 60_000 }).toBe('sticky');
  await lane.close();
});
