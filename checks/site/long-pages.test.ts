// A long page costs what is on screen, and reads as one that is laid out as a whole: anchors, positions, search in the page, paper.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import budgets from '../element-budgets.json' with { type: 'json' };
import { drawn, hydrated, open, origin } from './browser.ts';
import { type Serving, serveChanged } from './changed-site.ts';
import { DIST, routes } from './routes.ts';
import { ENTRIES, syntheticPage } from './synthetic-page.ts';

const LONG = '/configuration/output/';
const DEEP = 'outputtrustedtypes';
/** The one page with a row for each flag has a budget of its own, for a first frame as well. */
const FLAGS = '/api/cli/';
const WIDTHS = [1280, 390];

let browser: Browser;
let synthetic: Serving;
let unsplit: Serving;
let half: Serving;
beforeAll(async () => {
  browser = await launch();
  const made = await syntheticPage();
  synthetic = await serveChanged({ files: { 'configuration/output/index.html': () => made } });
  // The planted fault: the same page without sections.
  unsplit = await serveChanged({
    files: {
      'configuration/output/index.html': (html) =>
        html.replaceAll(/ class="sec z\d+(?: now)?"/g, ''),
    },
  });
  half = await serveChanged({
    files: {
      'configuration/output/index.html': (html) =>
        html.slice(0, html.indexOf('<h2', html.length / 2)),
    },
  });
});
afterAll(async () => {
  await browser.close();
  await synthetic.close();
  await unsplit.close();
  await half.close();
});

const elementsIn = (html: string): number =>
  html.replaceAll(/<script[\s\S]*?<\/script>/g, '').match(/<[a-z]/g)?.length ?? 0;

type Counted = keyof typeof budgets.elements;

/** Layouts whose largest page has more elements than it may. */
function overBudget(pages: readonly { layout: Counted; elements: number }[]): string[] {
  const largest: Partial<Record<Counted, number>> = {};
  for (const { layout, elements } of pages) {
    largest[layout] = Math.max(elements, largest[layout] ?? 0);
  }
  console.log('measured', JSON.stringify(largest));
  return Object.entries(largest)
    .map(([layout, elements]) => ({ layout, elements, most: budgets.elements[layout as Counted] }))
    .filter(({ elements, most }) => elements > most)
    .map(({ layout, elements, most }) => `${layout}: ${elements}, the budget is ${most}`);
}

/** A post is an article, as long as what it tells; the layout's own budget is for the list of posts. */
function kindOf(path: string, layout: Counted): Counted {
  if (path === FLAGS) return 'flags';
  return /^\/blog\/./.test(path) ? 'doc' : layout;
}

test('no page has more elements than the budget of its layout, which only falls', () => {
  const html = (path: string): string => readFileSync(`${DIST}${path}index.html`, 'utf8');
  const all = routes().flatMap(({ path, layout }) =>
    // A whole section in one document grows with every page.
    layout === 'printable'
      ? []
      : [
          {
            layout: kindOf(path, layout),
            elements: elementsIn(html(path)),
          },
        ],
  );
  expect(overBudget(all)).toEqual([]);
  // Every line of code with an element of its own, as it once was.
  const lines = html(LONG).replaceAll(/<pre [\s\S]*?<\/pre>/g, (code) =>
    code.replaceAll('\n', '<span></span>\n'),
  );
  expect(overBudget([{ layout: 'doc', elements: elementsIn(lines) }])).toHaveLength(1);
  // Flags in code, as they are in other tables.
  const code = html(FLAGS).replaceAll(/<a href="#[^"]*">--/g, '$&<code></code>');
  expect(overBudget([{ layout: 'flags', elements: elementsIn(code) }])).toHaveLength(1);
});

/** Elements that the first frame lays out: no script has come yet. */
async function firstFrame(address: string): Promise<number> {
  const { page, close } = await open(browser);
  await page.route('**/*.js', () => {});
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.waitForFunction(() => document.getElementById('document-data') !== null);
  await drawn(page);
  const count = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((each) =>
        each.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
  await close();
  return count;
}

test('the first frame lays out what is near the screen, however long the page', async () => {
  const { firstFrame: most } = budgets;
  const measured = {
    '/concepts/entry-points/': await firstFrame(`${origin}/concepts/entry-points/`),
    '/configuration/output/': await firstFrame(origin + LONG),
    '/api/cli/': await firstFrame(origin + FLAGS),
    synthetic: await firstFrame(synthetic.origin + LONG),
  };
  console.log('measured', JSON.stringify(measured));
  for (const [name, count] of Object.entries(measured)) {
    expect(count, name).toBeLessThanOrEqual(most[name as keyof typeof measured]);
  }
  expect(await firstFrame(unsplit.origin + LONG)).toBeGreaterThan(most['/configuration/output/']);
});

/** Distance of a heading from where a fragment puts it. */
const offBy = (page: Page, id: string): Promise<number> =>
  page.evaluate((target) => {
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? Infinity;
    return Math.abs(top - edge);
  }, id);

const skipped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.sec > :first-child')].filter(
        (each) => !each.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

async function visit(address: string, width = 1280): Promise<Awaited<ReturnType<typeof open>>> {
  const visited = await open(browser, { viewport: { width, height: 800 } });
  await visited.page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node: Node | null }[] };
        for (const { node } of sources) {
          // A long name in the outline may take another line when it becomes the current one.
          if (node?.parentElement?.closest('nav')) continue;
          shifts.push(
            node instanceof Element ? node.outerHTML.slice(0, 200) : `${node?.nodeValue}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visited.page.goto(address, { waitUntil: 'load' });
  await hydrated(visited.page);
  await drawn(visited.page);
  return visited;
}

const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as string[]);

test.each(WIDTHS)(
  'at %i px a fragment leads to its heading, on the first load and later',
  async (width) => {
    const { page, complaints, close } = await visit(`${origin}${LONG}#${DEEP}`, width);
    expect(await offBy(page, DEEP)).toBeLessThan(2);
    expect(await skipped(page)).toBeGreaterThan(90);
    expect(await shifts(page)).toEqual([]);
    // Within the page, up to a section that nothing has laid out.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#article a[href="#outputclean"]')?.click(),
    );
    await drawn(page);
    expect(await offBy(page, 'outputclean')).toBeLessThan(2);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('on a phone no list of pages stands below half an article, which would push it away', async () => {
  const { page, close } = await open(browser, { viewport: { width: 390, height: 800 } });
  const sidebar = page.locator('#section-nav');
  await page.goto(half.origin + LONG, { waitUntil: 'load' });
  expect(await page.locator('#article h2').count()).toBeGreaterThan(1);
  expect(await page.locator('footer').count()).toBe(0);
  expect(await sidebar.isVisible()).toBe(false);
  await page.goto(origin + LONG, { waitUntil: 'load' });
  expect(await sidebar.isVisible()).toBe(true);
  await close();
});

test('a click on a link with a fragment shows the other page at its heading', async () => {
  const { page, close } = await visit(`${origin}/configuration/mode/`);
  await page.evaluate((href) => {
    const link = document.querySelector('#article a[href^="/"]');
    link?.setAttribute('href', href);
    (link as HTMLElement).click();
  }, `${LONG}#${DEEP}`);
  await page.waitForURL(`**${LONG}#${DEEP}`);
  await page.locator(`#${DEEP}`).waitFor();
  await drawn(page);
  expect(await offBy(page, DEEP)).toBeLessThan(2);
  await close();
});

test('the longest page is at an entry near its end at once, and its outline at the group', async () => {
  const id = `flagsentry${ENTRIES - 20}`;
  const { page, complaints, close } = await visit(`${synthetic.origin}${LONG}#${id}`);
  expect(await offBy(page, id)).toBeLessThan(2);
  expect(await skipped(page)).toBeGreaterThan(ENTRIES * 0.98);
  const current = page.locator('[aria-labelledby=outline-title] [aria-current=location]');
  await expect.poll(() => current.getAttribute('href')).toBe(`#group-${ENTRIES - 50}`);
  expect(complaints.filter((each) => !each.startsWith('third-party'))).toEqual([]);
  await close();
});

/** The section at the top of the screen, and where it begins. */
const place = (page: Page): Promise<{ id: string; top: number }> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.sec')];
    const at = all.findLast((each) => each.getBoundingClientRect().top <= 0);
    const id = at?.querySelector('h2, h3')?.id ?? 'none';
    return { id, top: at?.getBoundingClientRect().top ?? 0 };
  });

/** Views begin at whole pixels, sections need not. */
async function expectPlace(page: Page, { id, top }: { id: string; top: number }): Promise<void> {
  const now = await place(page);
  expect(now.id).toBe(id);
  expect(Math.abs(now.top - top)).toBeLessThan(1);
}

const remembered = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => history.state?.y === scrollY);

test.each(WIDTHS)('at %i px Back and a reload lead to where the reader was', async (width) => {
  const { page, close } = await visit(`${origin}${LONG}#${DEEP}`, width);
  // Some way up, past sections that were never laid out, and into the middle of one.
  await page.evaluate(() => scrollBy(0, -9333));
  await drawn(page);
  await remembered(page);
  const before = await place(page);
  expect(before.top).toBeLessThan(-1);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#section-nav a[href="/configuration/mode/"]')?.click(),
  );
  await page.waitForURL('**/configuration/mode/');
  await page.locator('#article #node-env').waitFor();
  await page.goBack();
  await page.locator(`#${DEEP}`).waitFor();
  await drawn(page);
  await expectPlace(page, before);
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  await drawn(page);
  await expectPlace(page, before);
  await close();
});

test('what is not laid out is found in the page', async () => {
  const { page, close } = await visit(origin + LONG);
  const words = 'Trusted Types policy';
  const find = (text: string): Promise<boolean> =>
    page.evaluate(
      (each) => (window as unknown as { find(text: string): boolean }).find(each),
      text,
    );
  expect(await find(words)).toBe(true);
  await drawn(page);
  const top = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(800);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  expect(await find('words that are nowhere on this page')).toBe(false);
  await close();
});

test('paper has every section', async () => {
  const { page, close } = await visit(origin + LONG);
  expect(await skipped(page)).toBeGreaterThan(90);
  await page.emulateMedia({ media: 'print' });
  expect(await skipped(page)).toBe(0);
  await close();
});

test.each(WIDTHS)(
  'at %i px reading to the end shifts nothing and finds the height it was told',
  async (width) => {
    const { page, close } = await visit(origin + LONG, width);
    const height = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight);
    const told = await height();
    await page.mouse.move(width / 2, 400);
    for (let read = 0; read < told; read += 700) {
      await page.mouse.wheel(0, 700);
      await drawn(page);
    }
    expect(await shifts(page)).toEqual([]);
    const real = await page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLElement>('.sec'))
        each.style.contentVisibility = 'visible';
      return document.documentElement.scrollHeight;
    });
    console.log('measured', width, told, await height(), real);
    expect(Math.abs(told - real) / real).toBeLessThan(0.1);
    await close();
  },
);
