// The open drawer for keyboard, assistive technology and every way to leave it.
import axe from 'axe-core';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { DRAWER_DRAG_LIMIT_PX } from '../../src/model/constants.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { menu, opened, PAGE, panel, phone, settled } from './phone.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('button, tap outside and Escape close it; focus and scrolling come back', async () => {
  const { page, complaints, close } = await phone(browser);
  await page.evaluate(() => scrollTo(0, 300));
  const ways = [
    () => page.getByRole('button', { name: 'Close menu' }).tap(),
    () => page.touchscreen.tap(DRAWER_DRAG_LIMIT_PX + 40, 400),
    () => page.keyboard.press('Escape'),
  ];
  const box = await menu(page).boundingBox();
  for (const way of ways) {
    // locator.tap() would scroll to the sticky header's own place.
    await page.touchscreen.tap((box?.x ?? 0) + 22, 28);
    await settled(page);
    expect(await panel(page).evaluate((node) => node === document.activeElement)).toBe(true);
    await way();
    await panel(page).waitFor({ state: 'detached' });
    expect(await menu(page).evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await menu(page).getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('a navigation closes it and the page has the focus', async () => {
  const { page, complaints, close } = await opened(browser);
  await page.locator('#drawer a[href="/concepts/"]').first().tap();
  await page.waitForFunction(() => document.title === 'Concepts | webpack');
  await panel(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  // A link to the page being read closes it, too.
  await menu(page).tap();
  await settled(page);
  await page.locator('#drawer a[aria-current=page]').tap();
  await panel(page).waitFor({ state: 'detached' });
  // Back with the drawer open goes back and closes it.
  await menu(page).tap();
  await settled(page);
  await page.goBack();
  await panel(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test('Tab stays inside', async () => {
  const { page, close } = await opened(browser);
  const stops = new Set<string>();
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return 'none';
      const name = focused.getAttribute('aria-label') ?? focused.textContent;
      return focused.closest('#drawer') ? `${name}` : `outside: ${focused.outerHTML}`;
    });
    stops.add(stop);
  }
  expect([...stops].filter((stop) => stop.startsWith('outside'))).toEqual([]);
  expect([...stops]).toEqual(
    expect.arrayContaining(['Close menu', 'Concepts', 'Output', 'Chat', '中文', 'Stack Overflow']),
  );
  await close();
});

test('the page behind does not scroll, and nothing moves when a scrollbar takes room', async () => {
  // Playwright hides scrollbars; a desktop window of this width has one.
  const desktop = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const { page, close } = await open(desktop, { viewport: { width: 800, height: 700 } });
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shift: () => shift });
  });
  await page.goto(origin + PAGE, { waitUntil: 'load' });
  await hydrated(page);
  const width = () => page.evaluate(() => document.querySelector('header')?.clientWidth ?? 0);
  const before = await width();
  expect(before).toBeLessThan(800);
  await menu(page).click();
  await settled(page);
  expect(await width()).toBe(before);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { shift: () => number }).shift())).toBe(0);
  // Wide enough for the sidebar there is no drawer, and the page is itself again.
  await page.setViewportSize({ width: 1200, height: 700 });
  await panel(page).waitFor({ state: 'detached' });
  expect(await page.locator('[inert]').count()).toBe(0);
  await page.mouse.wheel(0, 500);
  await page.waitForFunction(() => scrollY > 0);
  await close();
  await desktop.close();
});

test('without motion it is there and gone at once', async () => {
  const { page, close } = await phone(browser, { reducedMotion: 'reduce' });
  const state = async () => {
    await drawn(page);
    return page.evaluate(() => {
      const host = document.querySelector('#drawer');
      const right = host?.querySelector('[role=dialog]')?.getBoundingClientRect().right ?? 0;
      return [right, host?.getAnimations({ subtree: true }).length];
    });
  };
  await menu(page).tap();
  expect(await state()).toEqual([DRAWER_DRAG_LIMIT_PX, 0]);
  await page.keyboard.press('Escape');
  expect(await state()).toEqual([0, 0]);
  await close();
});

test('pages of another section arrive on request; a failure can be retried', async () => {
  const { page, complaints, close } = await opened(browser);
  await page.route('**/s/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Guides' }).tap();
  const alert = page.locator('#drawer [role=alert]');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('could not be loaded');
  await page.unroute('**/s/**');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.locator('#drawer a[href="/guides/getting-started/"]').tap();
  await page.waitForFunction(() => document.title.startsWith('Getting Started'));
  expect(complaints.every((line) => /request failed|ERR_FAILED/.test(line))).toBe(true);
  await close();
});

test('language and chat lead to the addresses of data/site.json', async () => {
  const { page, close } = await opened(browser);
  const href = (selector: string) => page.locator(`#drawer ${selector}`).getAttribute('href');
  expect(await href('a[lang=zh]')).toBe(site.chineseOrigin + PAGE);
  expect(await href(`a:text-is("Chat")`)).toBe(site.links.chat);
  await close();
});

test.each([
  ['light', 390],
  ['dark', 390],
  ['light', 320],
] as const)(
  'open, %s, %i px: accessible, targets of 44 px, no sideways scroll',
  async (scheme, width) => {
    const { page, complaints, close } = await opened(browser, {
      colorScheme: scheme,
      viewport: { width, height: 800 },
    });
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run();
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
    expect(violations).toEqual([]);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('#drawer :is(a, button)')]
        .filter((element) => {
          const { width: w, height: h } = element.getBoundingClientRect();
          return w < 44 || h < 44;
        })
        .map((element) => element.outerHTML),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('until the drawer is ready, and without script, the menu is a link to the list', async () => {
  for (const options of [{ javaScriptEnabled: false }, {}]) {
    const { page, close } = await open(browser, {
      viewport: { width: 390, height: 844 },
      ...options,
    });
    await page.route('**/main.*.js', () => {});
    await page.goto(origin + PAGE, { waitUntil: 'commit' });
    const link = page.locator('header a[aria-label=Menu]');
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('#section-nav');
    expect(await page.locator('header button[aria-controls=drawer]').isVisible()).toBe(false);
    await close();
  }
});
