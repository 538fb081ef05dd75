// With scripts off the server's HTML is the page: article, sidebar links, outline and footer.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { open, origin } from './browser.ts';
import { routes } from './routes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.each(routes())('$path reads without script', async ({ path, layout }) => {
  const { page, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(origin + path, { waitUntil: 'load' });
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
  if (layout === 'printable') {
    expect(await page.locator('h1').count()).toBeGreaterThan(0);
  } else {
    expect(await page.locator('#article').isVisible()).toBe(true);
    expect(await page.locator('footer a').count()).toBeGreaterThanOrEqual(10);
    if (layout === 'doc' || layout === 'single') {
      expect(await page.locator('#section-nav a[aria-current=page]').isVisible()).toBe(true);
      expect(await page.locator('#section-nav li > :is(a, div > a)').count()).toBeGreaterThan(0);
    }
    const menu = await page.locator('header a[aria-label=Menu]').getAttribute('href');
    expect(await page.locator(menu ?? 'none').count(), `the menu leads to ${menu}`).toBe(1);
    // A control that needs script is not shown without it.
    expect(await page.locator('button:visible').count()).toBe(0);
  }
  await close();
});
