// The numbers of the home page are the build's own, and they reach the reader through the document alone.
import { globSync, readFileSync, statSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { HASHED_FOLDERS } from '../../src/model/hashed-folders.ts';
import { formatBytes, formatCount } from '../../src/model/numbers.ts';
import { hydrated, open, origin } from './browser.ts';
import { DIST } from './routes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const BIG = { viewport: { width: 1440, height: 900 } };

const figure = (page: Page, name: string): Promise<string> =>
  page.locator(`[data-figure=${name}]`).innerText();

test('the numbers are those of the files on disk', async () => {
  const { page, close } = await open(browser, { ...BIG, javaScriptEnabled: false });
  await page.goto(`${origin}/`);
  const emitted = globSync(`{${HASHED_FOLDERS.replaceAll('|', ',')}}/**`, { cwd: DIST }).filter(
    (file) => /^(?!assets\/images\/).*\.(?:js|css|svg|png|woff2)$/.test(file),
  );
  const sizeOf = (file: string): number => statSync(`${DIST}/${file}`).size;
  expect(await figure(page, 'assets')).toBe(formatCount(emitted.length));
  const bytes = emitted.reduce((sum, file) => sum + sizeOf(file), 0);
  expect(await figure(page, 'bytes')).toBe(formatBytes(bytes));

  const html = readFileSync(`${DIST}/index.html`, 'utf8');
  const plates = await page
    .getByRole('list', { name: 'Files this page loads' })
    .locator('li')
    .all();
  expect(plates).toHaveLength(4);
  for (const plate of plates) {
    const file = `assets/${await plate.locator('b').innerText()}`;
    expect(html).toContain(`"/${file}"`);
    expect(await plate.innerText()).toContain(formatBytes(sizeOf(file)));
    expect(await plate.innerText()).toMatch(/from \d+ modules?/);
  }

  const kinds = await Promise.all(
    ['script', 'style', 'image', 'data'].map(async (kind) => Number(await figure(page, kind))),
  );
  expect(await figure(page, 'modules')).toBe(formatCount(kinds.reduce((sum, one) => sum + one)));
  expect(kinds[2]).toBe(emitted.filter((file) => /\.(?:svg|png)$/.test(file)).length);
  const pages = emitted.filter((file) => /^[ap]\//.test(file)).length;
  expect(kinds[3]).toBeGreaterThan(pages);
  await close();
});

test('no script holds the drawing or its numbers', () => {
  const home = readFileSync(`${DIST}/index.html`, 'utf8');
  expect(home).toContain('data-figure');
  const scripts = globSync(['assets/*.js', 'p/**/*.js', 's/*.js'], { cwd: DIST });
  expect(scripts.length).toBeGreaterThan(10);
  const holding = scripts.filter((file) =>
    /data-figure|entry\.client\.tsx/.test(readFileSync(`${DIST}/${file}`, 'utf8')),
  );
  expect(holding).toEqual([]);
});

test('client navigation brings the drawing too, and nothing moves when it arrives', async () => {
  const { page, complaints, close } = await open(browser, BIG);
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  await hydrated(page);
  let arrive: () => void = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(`${origin}/`, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('header a[href="/"]').first().click();
  await page.waitForFunction(() => document.title === 'webpack');
  const below = () =>
    page.locator('#write-your-code').evaluate((node) => node.getBoundingClientRect().top);
  const before = await below();
  expect(await page.locator('[data-figure]').count()).toBe(0);
  arrive();
  await page.locator('[data-figure=modules]').waitFor();
  expect(await below()).toBe(before);
  const plain = await open(browser, { javaScriptEnabled: false });
  await plain.page.goto(`${origin}/`);
  const served = await plain.page.locator('#stage').innerHTML();
  await plain.close();
  expect(await page.locator('#stage').innerHTML()).toBe(served);
  expect(complaints).toEqual([]);
  await close();
});

test.each([320, 390, 768, 1024])(
  'at %i px the room kept for the drawing is its own',
  async (width) => {
    const { page, close } = await open(browser, { viewport: { width, height: 800 } });
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await hydrated(page);
    const heights = await page.locator('#stage').evaluate((stage) => {
      const full = stage.getBoundingClientRect().height;
      stage.replaceChildren();
      return [full, stage.getBoundingClientRect().height];
    });
    expect(heights[1]).toBe(heights[0]);
    await close();
  },
);

/** File names of the visible drawing that are too small, cut off, or touched by a line or a cube. */
const faultyNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const svg = [...document.querySelectorAll<SVGSVGElement>('#stage > svg')].find(
      (each) => each.getBoundingClientRect().width > 0,
    );
    if (svg === undefined) return ['no drawing'];
    const { width, top, bottom } = svg.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const { left, top: above } = svg.getBoundingClientRect();
    const points = [...svg.querySelectorAll<SVGPathElement>('path')].flatMap((path) =>
      Array.from({ length: Math.ceil(path.getTotalLength() / 2) }, (_, step) => {
        const { x, y } = path.getPointAtLength(step * 2);
        return { x: left + x * scale, y: above + y * scale };
      }),
    );
    const cubes = [...svg.querySelectorAll('use')].map((use) => use.getBoundingClientRect());
    const names = [...svg.querySelectorAll('text')];
    const faults = names.flatMap((name) => {
      const box = name.getBoundingClientRect();
      // The box of a line of text is taller than its letters.
      const [high, low] = [box.top + box.height * 0.15, box.bottom - box.height * 0.1];
      const drawnSize = Number.parseFloat(getComputedStyle(name).fontSize) * scale;
      return [
        drawnSize < 10.99 && `${drawnSize} px`,
        (box.left < 0 || box.right > width || box.top < top || box.bottom > bottom) && 'cut off',
        points.some(({ x, y }) => x > box.left && x < box.right && y > high && y < low) &&
          'crossed',
        cubes.some(
          (cube) =>
            cube.left < box.right && cube.right > box.left && cube.top < low && cube.bottom > high,
        ) && 'on a cube',
      ]
        .filter((fault) => fault !== false)
        .map((fault) => `${name.textContent}: ${fault}`);
    });
    return names.length < 4 ? [...faults, `only ${names.length} names`] : faults;
  });

test.each([320, 390, 1024, 1280, 1440])(
  'at %i px the file names are at least 11 px, whole and crossed by nothing',
  async (width) => {
    const { page, close } = await open(browser, { viewport: { width, height: 800 } });
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    expect(await faultyNames(page)).toEqual([]);
    // Planted faults are seen.
    await page.evaluate(() => {
      for (const svg of document.querySelectorAll('#stage > svg')) {
        const [name] = svg.querySelectorAll('text');
        const box = name?.getBBox() ?? new DOMRect();
        const line = document.createElementNS(svg.namespaceURI, 'path');
        line.setAttribute('d', `M${box.x - 5} ${box.y + box.height / 2}h${box.width + 10}`);
        svg.append(line);
        svg.querySelectorAll('text')[1]?.classList.add('small');
        svg.querySelectorAll('text')[2]?.setAttribute('x', '-2000');
        const cube = svg.querySelector('use')?.cloneNode() as SVGUseElement;
        cube.setAttribute('x', `${box.x}`);
        cube.setAttribute('y', `${box.y}`);
        svg.append(cube);
      }
      const small = new CSSStyleSheet();
      small.replaceSync('#stage text.small { font-size: 9px }');
      document.adoptedStyleSheets = [small];
    });
    const faults = (await faultyNames(page)).join(' ');
    expect(faults).toContain('crossed');
    expect(faults).toContain('cut off');
    expect(faults).toContain('on a cube');
    expect(faults).toMatch(/: [\d.]+ px/);
    await close();
  },
);

test.each([390, 1280])('at %i px every kind of the heading has cubes to light', async (width) => {
  const { page, close } = await open(browser, { viewport: { width, height: 800 } });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  for (const [kind, least] of Object.entries({ script: 3, image: 3, style: 3 })) {
    const cubes = page.locator(`#stage > svg:visible g.k-${kind} use`);
    expect(await cubes.count(), kind).toBeGreaterThanOrEqual(least);
  }
  await close();
});

test('at 1280 px the plates stand in the column of the text above, and the tally is on an 800 px screen', async () => {
  const { page, close } = await open(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  const sides = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((node) => {
        const { left, right, bottom } = node.getBoundingClientRect();
        return { left, right, bottom };
      });
  const [text, plate, tally] = [
    await sides('main div:has(> p + a.btn)'),
    await sides('#stage > ul > li'),
    await sides('#stage p:has([data-figure=assets])'),
  ];
  expect([plate.left, plate.right]).toEqual([text.left, text.right]);
  expect([tally.left, tally.right]).toEqual([text.left, text.right]);
  expect(tally.bottom).toBeLessThanOrEqual(800);
  await close();
});
