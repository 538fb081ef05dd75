// What only pixels tell: the shade of clipped code, a header nothing shines through, what forced colors leave. Each with a fault that is seen.
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, hydrated, open, origin } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const OUTPUT = '/configuration/output/';
/** The list of headings beside the page. */
const OUTLINE = '[aria-labelledby=outline-title]';
const FORCED: BrowserContextOptions = { forcedColors: 'active' };

async function start(path: string, options: BrowserContextOptions = {}) {
  const visit = await open(browser, { reducedMotion: 'reduce', ...options });
  await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  await drawn(visit.page);
  return visit;
}

/** A style sheet of the test, laid over the site's. */
async function plant(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await drawn(page);
}

/** The colors at points of the screen, as a person sees them. */
async function colors(page: Page, points: readonly (readonly [number, number])[]) {
  const image = await loadImage(await page.screenshot());
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return points.map(([x, y]) => context.getImageData(x, y, 1, 1).data.slice(0, 3).join(' '));
}

/** Whether the left and the right edge of a block of code are darker than its middle. */
async function shades(page: Page, block: string): Promise<[boolean, boolean]> {
  const box = await page.locator(block).evaluate((pre) => {
    const { left, right, top } = pre.getBoundingClientRect();
    return { left, right, top };
  });
  // Above the first line, where no letter is.
  const y = Math.round(box.top) + 5;
  const [left, middle, right] = await colors(page, [
    [Math.ceil(box.left) + 1, y],
    [Math.round((box.left + box.right) / 2), y],
    [Math.floor(box.right) - 2, y],
  ]);
  return [left !== middle, right !== middle];
}

test('a shade stands where code is clipped, and nowhere else', async () => {
  const { page, close } = await start(OUTPUT, { viewport: { width: 390, height: 800 } });
  await page.evaluate(() => {
    const blocks = [...document.querySelectorAll('.code pre')];
    const isClipped = (pre: Element): boolean => pre.scrollWidth > pre.clientWidth + 60;
    const fits = (pre: Element): boolean =>
      pre.clientWidth > 0 && pre.scrollWidth <= pre.clientWidth;
    blocks.find(isClipped)?.setAttribute('id', 'clipped');
    blocks.find(fits)?.setAttribute('id', 'whole');
  });
  const show = async (block: string): Promise<void> => {
    await page.locator(block).evaluate((pre) => pre.scrollIntoView({ block: 'center' }));
    await drawn(page);
  };
  const scroll = async (to: number): Promise<void> => {
    await page.locator('#clipped').evaluate((pre, left) => {
      pre.scrollLeft = left;
    }, to);
    await drawn(page);
  };
  await show('#whole');
  expect(await shades(page, '#whole')).toEqual([false, false]);
  await show('#clipped');
  expect(await shades(page, '#clipped')).toEqual([false, true]);
  await scroll(30);
  expect(await shades(page, '#clipped')).toEqual([true, true]);
  await scroll(9999);
  expect(await shades(page, '#clipped')).toEqual([true, false]);
  // Planted: shades that do not go away, and none at all.
  await plant(page, '.code pre { background-attachment: scroll !important }');
  expect(await shades(page, '#clipped')).not.toEqual([true, false]);
  await plant(page, '.code pre { background-image: none !important }');
  expect(await shades(page, '#clipped')).toEqual([false, false]);
  await close();
});

test('nothing that scrolls beneath the header shines through', async () => {
  const { page, close } = await start(OUTPUT);
  const header = async (top: number): Promise<string> => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await drawn(page);
    const { height = 0 } = (await page.locator('header').first().boundingBox()) ?? {};
    const clip = { x: 0, y: 0, width: 1280, height: Math.floor(height) };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const places = [600, 641, 723, 1500];
  const clean = new Set<string>();
  for (const place of places) clean.add(await header(place));
  expect(clean.size).toBe(1);
  await plant(page, 'header { background: rgb(255 255 255 / 0.97) !important }');
  const planted = new Set<string>();
  for (const place of places) planted.add(await header(place));
  expect(planted.size).toBeGreaterThan(1);
  await close();
});

test('forced colors: the inner cube stands out from the outer one', async () => {
  const { page, close } = await start('/', FORCED);
  const box = await page.locator('[data-beat]').boundingBox();
  if (box === null) throw new Error('There is no cube.');
  const [x, y] = [Math.round(box.x + box.width / 2), box.y + box.height / 2];
  const faces = () =>
    colors(page, [
      [x, Math.round(y - box.width * 0.2)],
      [x, Math.round(y - box.width * 0.6)],
    ]);
  const [inner, outer] = await faces();
  expect(inner).not.toBe(outer);
  // Planted before the first frame: cubes that are drawn already would not be drawn anew.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { forced-color-adjust: auto !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.reload({ waitUntil: 'load' });
  await drawn(page);
  const [lost, other] = await faces();
  expect(lost).toBe(other);
  await close();
});

/** For each part that says where the reader is: whether more than color does. */
const marks = (page: Page) =>
  page.evaluate((outline) => {
    const look = (selector: string, part?: string): CSSStyleDeclaration => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`There is no ${selector}.`);
      return getComputedStyle(element, part);
    };
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const isBar = ({ width, content, backgroundColor }: CSSStyleDeclaration): boolean =>
      content !== 'none' && Number.parseFloat(width) >= 3 && backgroundColor !== canvas;
    const row = look('nav[aria-label="Documentation sections"] a[aria-current]', '::after');
    return {
      header: look('nav[aria-label=Main] a[aria-current]').textDecorationLine === 'underline',
      row: row.content !== 'none' && Number.parseFloat(row.borderBottomWidth) >= 2,
      sidebar: isBar(look('#section-nav a[aria-current=page]', '::before')),
      outline: isBar(look(`${outline} a[aria-current]`, '::before')),
    };
  }, OUTLINE);

test('forced colors: header, section row, sidebar and outline say where the reader is', async () => {
  const { page, close } = await start(OUTPUT, FORCED);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.locator(`${OUTLINE} a[aria-current]`).first().waitFor();
  expect(await marks(page)).toEqual({ header: true, row: true, sidebar: true, outline: true });
  await plant(
    page,
    'header a { text-decoration: none !important } a::before, a::after { content: none !important }',
  );
  expect(await marks(page)).toEqual({ header: false, row: false, sidebar: false, outline: false });
  await close();
});

test.each([
  ['/vote/', '.vote-by'],
  ['/', 'section[aria-labelledby=support-the-team] [role=group]'],
])('forced colors: on %s the chosen one of several buttons is told apart', async (path, group) => {
  const { page, close } = await start(path, FORCED);
  const outlines = () =>
    page
      .locator(`${group} [aria-pressed]`)
      .evaluateAll((buttons) =>
        buttons.map((button) => [
          button.getAttribute('aria-pressed') === 'true',
          getComputedStyle(button).outlineStyle === 'solid',
        ]),
      );
  const told = await outlines();
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter(([chosen, outlined]) => chosen !== outlined)).toEqual([]);
  await plant(page, `${group} [aria-pressed] { outline: none !important }`);
  expect((await outlines()).some(([chosen, outlined]) => chosen !== outlined)).toBe(true);
  await close();
});
