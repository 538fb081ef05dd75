// The search dialog over the shipped index: ways in and out, keys, filters, results, sizes and voices.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { accessibility } from './accessibility.ts';
import { drawn, origin } from './browser.ts';
import {
  answered,
  CHUNK,
  dialog,
  field,
  filters,
  focused,
  input,
  listed,
  OPTIONS_PAGE,
  options,
  PAGE,
  reload,
  SEARCH_FILES,
  selected,
  shift,
  start,
  titleOf,
} from './search.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const isOpen = (page: Page): Promise<boolean> => dialog(page).isVisible();

test('the field opens a search input that has the focus, and nothing is asked for before', async () => {
  const { page, requests, complaints, close } = await start(browser);
  await page.waitForTimeout(200);
  expect(requests.filter((path) => SEARCH_FILES.test(path))).toEqual([]);
  await field(page).click();
  expect(await focused(input(page))).toBe(true);
  expect(await input(page).getAttribute('type')).toBe('search');
  await answered(page, 'output.filename');
  expect(await titleOf(selected(page))).toBe('output.filename');
  expect(new URL(page.url()).pathname).toBe(PAGE);
  expect(complaints).toEqual([]);
  await close();
});

test('slash, Ctrl K and ⌘ K open it; Escape closes it, with text too, and gives the focus back', async () => {
  const { page, close } = await start(browser);
  const link = page.getByRole('link', { name: 'Contribute' }).first();
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    await link.focus();
    await page.keyboard.press(keys);
    expect(await focused(input(page))).toBe(true);
    expect(await input(page).inputValue()).toBe('');
    await page.keyboard.type('chunk');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused(link)).toBe(true);
  }
  await close();
});

test('the slash is left to fields, other keys and open dialogs; a link for another tab is a link', async () => {
  const { page, close } = await start(browser, '/loaders/');
  const filter = page.getByRole('searchbox', { name: 'Filter loaders' });
  await filter.fill('');
  await page.keyboard.type('css/');
  expect(await filter.inputValue()).toBe('css/');
  await filter.blur();
  for (const keys of ['Control+/', 'Alt+/', 'k']) await page.keyboard.press(keys);
  expect(await isOpen(page)).toBe(false);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    field(page).click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL(`${origin}/search/`);
  expect(await isOpen(page)).toBe(false);
  await page.setViewportSize({ width: 800, height: 700 });
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const keys of ['/', 'Control+k']) await page.keyboard.press(keys);
  expect(await isOpen(page)).toBe(false);
  await close();
});

test('the slash can be switched off: it is stored, the key is not shown, Ctrl K still works', async () => {
  const { page, close } = await start(browser);
  const key = field(page).getByText('/', { exact: true });
  expect(await key.isVisible()).toBe(true);
  await page.keyboard.press('/');
  await dialog(page).getByRole('checkbox', { name: 'opens search' }).uncheck();
  await page.keyboard.press('Escape');
  await reload(page);
  expect(await key.isVisible()).toBe(false);
  await page.keyboard.press('/');
  expect(await isOpen(page)).toBe(false);
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('checkbox', { name: 'opens search' }).check();
  expect(await page.evaluate(() => localStorage.getItem('search-slash'))).toBeNull();
  await close();
});

test('letters typed before the code arrives are kept and answered, and so is Enter before the answer', async () => {
  const { page, complaints, close } = await start(browser, '/concepts/');
  let arrive = (): void => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('output.filename');
  expect(await input(page).inputValue()).toBe('output.filename');
  arrive();
  await page.waitForFunction(() => document.querySelector('[role=combobox]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}${OPTIONS_PAGE}#outputfilename`);
  expect(complaints).toEqual([]);
  await close();
});

test('arrow keys walk all groups and wrap, Home and End stay in the text, Enter opens', async () => {
  const { page, complaints, close } = await start(browser);
  await page.keyboard.press('/');
  await answered(page, 'hash');
  const count = await listed(page);
  expect(await options(page).count()).toBe(count);
  expect(await page.locator('[role=listbox] [role=group]').count()).toBeGreaterThan(1);
  const first = Number(await selected(page).getAttribute('data-row'));
  const seen = new Set<string>();
  for (let press = 0; press < count; press += 1) {
    const active = await input(page).getAttribute('aria-activedescendant');
    expect(active).toBe(await selected(page).getAttribute('id'));
    const inView = await selected(page).evaluate((row) => {
      const list = row.closest('[role=listbox]')?.parentElement?.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
    });
    expect(inView, `row ${press}`).toBe(true);
    seen.add(active ?? '');
    await page.keyboard.press('ArrowDown');
  }
  expect(seen.size).toBe(count);
  expect(await selected(page).getAttribute('data-row')).toBe(String(first));
  for (let press = 0; press <= first; press += 1) await page.keyboard.press('ArrowUp');
  expect(await selected(page).getAttribute('data-row')).toBe(String(count - 1));
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  expect(await input(page).inputValue()).toBe('xhash');
  await answered(page, 'entry points');
  const href = await selected(page).getAttribute('href');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(origin + href);
  await dialog(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('Ctrl Enter opens another tab and leaves the search as it is', async () => {
  const { page, close } = await start(browser);
  await page.keyboard.press('/');
  await answered(page, 'BannerPlugin');
  const href = await selected(page).getAttribute('href');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await tab.waitForURL(origin + href);
  expect(await isOpen(page)).toBe(true);
  await close();
});

test('a result on the page being read leads to its heading; Escape leaves the reader in place', async () => {
  const { page, complaints, close } = await start(browser, OPTIONS_PAGE);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.keyboard.press('/');
  await page.mouse.move(640, 780);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.keyboard.press('/');
  await answered(page, 'output.path');
  await selected(page).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).hash).toBe('#outputpath');
  const top = await page.locator('#outputpath').evaluate((h) => h.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(250);
  // The next Tab goes on from the heading, not from the header.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('filters count and narrow; Tab leads to them and the arrows back to the list', async () => {
  const { page, close } = await start(browser);
  await page.keyboard.press('/');
  await answered(page, 'contenthash');
  const shown = await listed(page);
  expect(await options(page).count()).toBe(shown);
  const names = await filters(page).allInnerTexts();
  const counts = names.map((name) => Number(name.split(' ').at(-1)));
  const [all = 0, firstOfThem = 0] = counts;
  expect(names[0]).toBe(`All ${all}`);
  expect(all).toBeGreaterThanOrEqual(shown);
  expect(counts.slice(1).reduce((total, count) => total + count, 0)).toBe(all);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused(filters(page).nth(1))).toBe(true);
  await page.keyboard.press('Enter');
  expect(await filters(page).nth(1).getAttribute('aria-pressed')).toBe('true');
  expect(await filters(page).nth(0).getAttribute('aria-pressed')).toBe('false');
  while (await more(page).isVisible()) await more(page).click();
  expect(await listed(page)).toBe(firstOfThem);
  await page.keyboard.press('ArrowDown');
  expect(await focused(input(page))).toBe(true);
  await filters(page).nth(0).click();
  expect(await focused(input(page))).toBe(true);
  expect(await listed(page)).toBe(shown);
  await close();
});

const more = (page: Page) => page.getByRole('button', { name: 'Show more results' });

test('more results come when they are asked for, by key or pointer, until there are no more', async () => {
  const { page, complaints, close } = await start(browser);
  await page.keyboard.press('/');
  await answered(page, 'plugin');
  await more(page).waitFor();
  const before = await listed(page);
  expect(before).toBeGreaterThanOrEqual(24);
  await more(page).focus();
  await page.keyboard.press('Enter');
  // The focus is where the arrow keys work, the selection where the new rows begin.
  expect(await focused(input(page))).toBe(true);
  expect(await selected(page).getAttribute('data-row')).toBe(String(before));
  const after = await listed(page);
  expect(after).toBeGreaterThan(before);
  const said = new RegExp(`^${after}(?: of \\d+)? results$`);
  await dialog(page).getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' });
  while (await more(page).isVisible()) await more(page).click();
  expect(await filters(page).first().innerText()).toBe(`All ${await listed(page)}`);
  expect(complaints).toEqual([]);
  await close();
});

test('headings stand indented below the row of their page, and say where they are', async () => {
  const { page, close } = await start(browser);
  await page.keyboard.press('/');
  await answered(page, 'output.filename');
  expect(await titleOf(selected(page))).toBe('output.filename');
  const [above, here] = await Promise.all([
    options(page).nth(0).locator('b').boundingBox(),
    selected(page).locator('b').boundingBox(),
  ]);
  expect(await titleOf(options(page).nth(0))).toBe('Output');
  expect(here?.x ?? 0).toBeGreaterThan(above?.x ?? 0);
  expect(await selected(page).textContent()).toContain('output.filename in Output');
  await close();
});

test('a pointer that rests selects nothing, one that moves does', async () => {
  const { page, close } = await start(browser);
  await page.mouse.move(640, 400);
  await page.keyboard.press('/');
  await answered(page, 'contenthash');
  await drawn(page);
  const row = await selected(page).getAttribute('data-row');
  await options(page).nth(3).hover();
  await page.mouse.move(650, (await options(page).nth(3).boundingBox())?.y ?? 0, { steps: 3 });
  await options(page).nth(3).hover();
  expect(await selected(page).getAttribute('data-row')).toBe('3');
  expect(row).not.toBe('3');
  await close();
});

const CASES = (['light', 'dark'] as const)
  .flatMap((theme) => [1280, 390, 320].map((width) => ({ theme, width })))
  // Each theme and each width once, and every pair in check:full.
  .filter((_case, index) => Boolean(process.env['CHECK_FULL']) || index % 2 === 0);

test.each(CASES)(
  'axe finds nothing, nothing shifts and all fits: $theme at $width',
  async ({ theme, width }) => {
    const options_ = { colorScheme: theme, viewport: { width, height: 800 } };
    const { page, complaints, close } = await start(browser, PAGE, options_);
    await field(page).click();
    await options(page).first().waitFor();
    expect(await accessibility(page, { within: 'dialog' })).toEqual([]);
    for (const query of ['contenthash', 'contenhash', 'qqzzxxvv']) {
      // Real keys: what follows them within half a second is no shift.
      await page.keyboard.press('Control+a');
      await page.keyboard.type(query);
      await dialog(page)
        .getByText(query === 'qqzzxxvv' ? 'No results for' : / results?$/)
        .last()
        .waitFor();
      await page.waitForTimeout(600);
      expect(await accessibility(page, { within: 'dialog' }), query).toEqual([]);
    }
    const wide = await dialog(page).evaluate((box) => [box.clientWidth, box.scrollWidth]);
    expect(wide[0]).toBe(wide[1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    const box = await dialog(page).boundingBox();
    if (width === 1280) expect([box?.y, box?.width]).toEqual([84, 680]);
    else expect(box).toEqual({ x: 0, y: 0, width, height: 800 });
    expect(await shift(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('below 640 px every target is at least 44 px high', async () => {
  const { page, close } = await start(browser, PAGE, { viewport: { width: 390, height: 800 } });
  const size = await field(page).boundingBox();
  expect([size?.width, size?.height]).toEqual([44, 44]);
  await field(page).click();
  await answered(page, 'contenthash');
  const small = await dialog(page)
    .locator('button:visible, [role=option]')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
  await close();
});

test('it is not printed, and stands still for readers who want no motion', async () => {
  const { page, close } = await start(browser, PAGE, { reducedMotion: 'reduce' });
  await page.keyboard.press('/');
  const moving = await dialog(page).evaluate((box) => box.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await isOpen(page)).toBe(false);
  await close();
});
