// The header in the browser: banner, language menu, active entries, icon links.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { hydrated, open, origin } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function start(path = '/concepts/', options: BrowserContextOptions = {}) {
  const visit = await open(browser, options);
  await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return visit;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const marked = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('notification-bar-visible'));

test('the banner announces release 5 and links to the post and to the old docs', async () => {
  const { page, close } = await start();
  expect(await banner(page).isVisible()).toBe(true);
  expect(await marked(page)).toBe(true);
  const links = await banner(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/blog/2020-10-10-webpack-5-release/', site.v4Origin]);
  await close();
});

test('closing it saves the value, takes the marker off the body and is for good', async () => {
  const { page, complaints, close } = await start();
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await banner(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => localStorage.getItem('notification-dismissed'))).toBe('3');
  expect(await marked(page)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/');
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  expect(await banner(page).isVisible()).toBe(false);
  expect(await marked(page)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test('a dismissed banner never shows for a frame, shifts nothing and changes nothing at hydration', async () => {
  const visit = await open(browser);
  await visit.page.addInitScript(() => {
    localStorage.setItem('notification-dismissed', '3');
    const seen = { shown: 0, shift: 0, changes: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const shown =
        document.querySelector('[aria-label="Announcement"]')?.getBoundingClientRect().height ?? 0;
      if (shown > 0) seen.shown += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('root');
      if (document.readyState !== 'interactive' || !root) return;
      new MutationObserver((records) => {
        // What opens over the page is added at its end.
        const added = (record: MutationRecord): boolean =>
          record.target === root && record.removedNodes.length === 0;
        seen.changes += records.filter((record) => !added(record)).length;
      }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  });
  await visit.page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  await hydrated(visit.page);
  await visit.page.waitForTimeout(200);
  expect(await visit.page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    shown: 0,
    shift: 0,
    changes: 0,
  });
  await visit.close();
});

test('another value than 3 dismisses nothing', async () => {
  const visit = await open(browser);
  await visit.page.addInitScript(() => localStorage.setItem('notification-dismissed', '2'));
  await visit.page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  expect(await banner(visit.page).isVisible()).toBe(true);
  await visit.close();
});

test('where storage is blocked the banner stays, without a close button', async () => {
  const visit = await open(browser);
  await visit.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit.page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  await hydrated(visit.page);
  expect(await banner(visit.page).isVisible()).toBe(true);
  expect(await visit.page.getByRole('button', { name: 'Dismiss announcement' }).isVisible()).toBe(
    false,
  );
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

const language = (page: Page) => page.getByRole('button', { name: 'Language: English' });
const languages = (page: Page) => page.locator('#languages');

test('the language menu opens by hover and closes when the pointer leaves', async () => {
  const { page, close } = await start();
  await language(page).hover();
  await languages(page).waitFor();
  await page.mouse.move(400, 500);
  await languages(page).waitFor({ state: 'hidden' });
  await close();
});

test('a click right after hover keeps it open, the next one closes it', async () => {
  const { page, close } = await start();
  await language(page).hover();
  await languages(page).waitFor();
  await language(page).click();
  expect(await languages(page).isVisible()).toBe(true);
  await language(page).click();
  await languages(page).waitFor({ state: 'hidden' });
  await close();
});

test('Escape closes it and returns the focus; arrows cycle with wrap; leaving and outside clicks close', async () => {
  const { page, close } = await start();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await language(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.textContent === 'English');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.textContent === '中文');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.textContent === 'English');
  await page.keyboard.press('ArrowUp');
  await page.waitForFunction(() => document.activeElement?.textContent === '中文');
  await page.keyboard.press('Escape');
  await languages(page).waitFor({ state: 'hidden' });
  expect(await focused()).toBe('Language: English, EN');
  await page.keyboard.press('Enter');
  await languages(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await languages(page).waitFor({ state: 'hidden' });
  await language(page).click();
  await languages(page).waitFor();
  await page.mouse.click(500, 600);
  await languages(page).waitFor({ state: 'hidden' });
  await close();
});

test('中文 leads to the same path of the Chinese site, marked as such', async () => {
  const { page, close } = await start('/guides/getting-started/');
  await language(page).click();
  const link = languages(page).getByRole('link', { name: '中文' });
  expect(await link.getAttribute('href')).toBe(`${site.chineseOrigin}/guides/getting-started/`);
  expect(await link.getAttribute('lang')).toBe('zh');
  expect(await languages(page).locator('[aria-current]').textContent()).toBe('English');
  await close();
});

test.each([
  ['/concepts/', 'Documentation', 'Concepts'],
  ['/configuration/output/', 'Documentation', 'Configuration'],
  ['/blog/', 'Blog', 'Blog'],
  ['/contribute/', 'Contribute', null],
  ['/vote/', 'Vote', null],
  ['/glossary/', null, null],
])('%s: current are %s and %s', async (path, main, section) => {
  const { page, close } = await open(browser);
  await page.goto(origin + path, { waitUntil: 'load' });
  const current = (name: string) =>
    page.getByRole('navigation', { name }).locator('[aria-current]').allTextContents();
  expect(await current('Main')).toEqual(main === null ? [] : [main]);
  if (section === null)
    expect(await page.getByRole('navigation', { name: 'Documentation sections' }).count()).toBe(0);
  else expect(await current('Documentation sections')).toEqual([section]);
  await close();
});

test('the section row has the children of Documentation and the icons lead to the three sites', async () => {
  const { page, close } = await start();
  const row = page.getByRole('navigation', { name: 'Documentation sections' });
  expect(await row.getByRole('link').allTextContents()).toEqual([
    'Concepts',
    'Guides',
    'Configuration',
    'API',
    'Loaders',
    'Plugins',
    'Migrate',
    'Blog',
  ]);
  for (const href of [site.links.github, site.links.x, site.links.stackOverflow]) {
    const link = page.locator(`header a[href="${href}"]`);
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await link.getAttribute('aria-label')).not.toBe('');
  }
  await close();
});
