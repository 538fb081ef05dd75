// The article's own behaviour in a real browser: tabs, plates, heading links, the refused clipboard, paper.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, open, origin } from './browser.ts';

/** Pages that have tabs, and one with plates. */
const TABS = '/guides/getting-started/';
const MORE_TABS = '/migrate/5/';
const PLATES = '/configuration/output/';
/** Inside the margins of A4. */
const PAPER = { width: 658, height: 1000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function show(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.waitForSelector('body > [role=status]', { state: 'attached' });
}

const shownPanels = (page: Page): Promise<string[]> =>
  page
    .locator('.pm pre:visible')
    .evaluateAll((all) => all.map((pre) => (pre as HTMLElement).dataset['pm'] ?? ''));
const checkedTabs = (page: Page): Promise<string[]> =>
  page
    .locator('.pm input:checked')
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));

/** Where it is on the page: the browser may still be scrolling to what has the focus. */
const boxOnPage = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, Math.round(y + scrollY), width, height];
    });

/** Once it stays there: sections on the way to it get their real height when they are first drawn. */
async function settledBox(page: Page, selector: string): Promise<number[]> {
  for (let before: number[] = []; ; ) {
    await drawn(page);
    const box = await boxOnPage(page, selector);
    if (box.every((side, at) => side === before[at])) return box;
    before = box;
  }
}

test('tabs move by arrow key, and the choice holds on every page and after a reload', async () => {
  const { page, complaints, close } = await open(browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await show(page, TABS);
  expect(await shownPanels(page)).toEqual(['npm']);
  await page.locator('.pm input').first().focus();
  const before = await settledBox(page, '.pm');
  await page.keyboard.press('ArrowRight');
  expect(await shownPanels(page)).toEqual(['yarn']);
  expect(await boxOnPage(page, '.pm')).toEqual(before);
  await page.locator('.pm .cbtn').first().click();
  await page.locator('.pm .cbtn.done').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('yarn add lodash-es');
  expect(await page.locator('body > [role=status]').textContent()).toBe('Copied');
  // By a link inside the site, then by a new document.
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = 'there';
    document.getElementById('article')?.prepend(link);
    link.click();
  }, MORE_TABS);
  await page.waitForURL(`**${MORE_TABS}`);
  await page.locator('.pm pre[data-pm=yarn]', { hasText: 'webpack-cli' }).first().waitFor();
  expect(new Set(await checkedTabs(page))).toEqual(new Set(['yarn']));
  expect(new Set(await shownPanels(page))).toEqual(new Set(['yarn']));
  await show(page, TABS);
  expect(await checkedTabs(page)).toEqual(['yarn']);
  expect(await shownPanels(page)).toEqual(['yarn']);
  expect(complaints).toEqual([]);
  await close();
});

test("a terminal has webpack's colors on slate in both themes, and ink on paper", async () => {
  const { page, complaints, close } = await open(browser);
  await show(page, TABS);
  const word = page.locator('.term pre span', { hasText: /^successfully$/ }).first();
  const line = word.locator('xpath=ancestor::pre');
  const colorsOf = (): Promise<string[]> =>
    Promise.all([word, line].map((each) => each.evaluate((at) => getComputedStyle(at).color)));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [ofWord, ofLine] = await colorsOf();
    expect(ofWord).toBe('rgb(127, 220, 176)');
    expect(ofLine).not.toBe(ofWord);
  }
  await page.emulateMedia({ media: 'print' });
  const [ofWord, ofLine] = await colorsOf();
  expect(ofWord).toBe(ofLine);
  expect(complaints).toEqual([]);
  await close();
});

test('without script the tabs work and nothing offers to copy', async () => {
  const { page, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(origin + TABS);
  await page.locator('.pm label', { hasText: 'pnpm' }).click();
  expect(await shownPanels(page)).toEqual(['pnpm']);
  expect(await page.locator('.cbtn').count()).toBeGreaterThan(0);
  expect(await page.locator('.cbtn:visible').count()).toBe(0);
  await close();
});

test('a refused clipboard leaves the code selected', async () => {
  const { page, close } = await open(browser);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await show(page, TABS);
  const block = page.locator('#article figure.code').first();
  await block.locator('.cbtn').click();
  await block.getByText('Selected').waitFor();
  const selected = await page.evaluate(() => String(getSelection()).trimEnd());
  expect(selected).toBe((await block.locator('code').textContent())?.trimEnd());
  expect(selected).not.toBe('');
  await close();
});

test('plates stand beside each other and stack below 640', async () => {
  const { page, close } = await open(browser);
  await show(page, PLATES);
  // Plates are measured all over the page, so all of it is laid out.
  await page.locator('.sec').evaluateAll((all) => {
    for (const section of all) (section as HTMLElement).style.contentVisibility = 'visible';
  });
  const rows = page.locator('#outputfilename + .opt-meta > div');
  const tops = (all: Locator): Promise<number[]> =>
    all.evaluateAll((each) => each.map((row) => row.getBoundingClientRect().top));
  expect(await rows.locator('dt').allInnerTexts()).toEqual(['Type', 'Default', 'CLI']);
  // Alternatives of a type are code each, joined by words.
  expect(await rows.first().locator('code').first().innerText()).toBe('string');
  expect(await rows.first().locator('code').count()).toBe(2);
  const wide = await tops(page.locator('#outputsourcemapfilename + .opt-meta > div'));
  expect(wide).toHaveLength(3);
  expect(new Set(wide).size).toBeLessThan(3);
  // A long type breaks: what is over the edge of a plate cannot be seen.
  const cut = (): Promise<number> =>
    page
      .locator('.opt-meta dd')
      .evaluateAll((all) => all.filter((fact) => fact.scrollWidth > fact.clientWidth).length);
  expect(await cut()).toBe(0);
  await page.locator('.opt-meta code').evaluateAll((all) => {
    for (const code of all) (code as HTMLElement).style.whiteSpace = 'nowrap';
  });
  expect(await cut()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(new Set(await tops(rows)).size).toBe(3);
  // No option of the page has a list of facts instead.
  expect(await page.locator('.opt-h + ul').count()).toBe(0);
  await close();
});

test('records in a table are rows of columns, and blocks on a phone; neither scrolls', async () => {
  const { page, close } = await open(browser);
  await show(page, PLATES);
  const table = page.locator('.rows', { has: page.locator('#outputenvironmentconst') });
  const cells = table
    .locator('tr', { has: page.locator('#outputenvironmentconst') })
    .locator('> *');
  const tops = async (): Promise<number> =>
    new Set(await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top)))
      .size;
  const overflow = (): Promise<number[]> =>
    page
      .locator('.rows')
      .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
  expect(await tops()).toBe(1);
  expect(Math.max(...(await overflow()))).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await tops()).toBe(await cells.count());
  expect(Math.max(...(await overflow()))).toBe(0);
  const label = await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Type"');
  await close();
});

test.each([390, 800, 1280])('heading links appear on focus at %i px', async (width) => {
  const { page, close } = await open(browser, { viewport: { width, height: 800 } });
  await show(page, PLATES);
  await page.locator('#outputpath').scrollIntoViewIfNeeded();
  const link = page.locator('#outputpath > .hash');
  expect(await link.evaluate((hash) => getComputedStyle(hash).opacity)).toBe('0');
  // By key from the element before, because only that shows the ring.
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await link.evaluate((hash) => hash === document.activeElement)).toBe(true);
  await page.waitForFunction(
    () => getComputedStyle(document.activeElement as Element).opacity === '1',
  );
  const box = await link.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.waitForURL('**#outputpath');
  await close();
});

test('on paper code wraps, tools are away, terminals are white and details are open', async () => {
  const { page, close } = await open(browser, { viewport: PAPER, colorScheme: 'dark' });
  await show(page, TABS);
  await page.evaluate(() => {
    const article = document.getElementById('article');
    article?.insertAdjacentHTML(
      'afterbegin',
      '<details class="more"><summary>Closed</summary><div><p id="inside">Inside</p></div></details>' +
        '<p><a id="away" href="https://example.com/away">away</a></p>',
    );
    const long = article?.querySelector('.term code');
    if (long) long.textContent = 'x'.repeat(400);
  });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.cbtn:visible, .hash:visible, .langtag:visible').count()).toBe(0);
  expect(await page.locator('.tabs label:visible').allInnerTexts()).toEqual(['npm']);
  expect(await shownPanels(page)).toEqual(['npm']);
  const clipped = await page
    .locator('pre:visible, .tbl:visible')
    .evaluateAll((all) =>
      all
        .filter(
          (box) =>
            box.scrollWidth > box.clientWidth || getComputedStyle(box).overflowX !== 'visible',
        )
        .map((box) => box.textContent.slice(0, 60)),
    );
  expect(clipped).toEqual([]);
  const terminal = await page
    .locator('.term')
    .first()
    .evaluate((box) => {
      const { backgroundColor, borderLeftWidth } = getComputedStyle(box);
      return { backgroundColor, borderLeftWidth };
    });
  expect(terminal).toEqual({ backgroundColor: 'rgb(255, 255, 255)', borderLeftWidth: '4px' });
  expect((await page.locator('#inside').boundingBox())?.height).toBeGreaterThan(0);
  const address = await page
    .locator('#away')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://example.com/away');
  await page.goto(origin + PLATES);
  const head = page.locator('#article thead').first();
  expect(await head.evaluate((element) => getComputedStyle(element).display)).toBe(
    'table-header-group',
  );
  await close();
});
