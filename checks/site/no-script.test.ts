// With scripts off the server's HTML is the page: article, sidebar links, outline and footer.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { open, origin } from './browser.ts';
import { type Element, elementsOf, htmlOf, isWithin } from './parsed.ts';
import { onePerLayout, type Route, visitedRoutes } from './routes.ts';

const full = process.env['CHECK_FULL'] === '1';
const all = visitedRoutes();
const documents = new Map(all.map(({ path }) => [path, elementsOf(htmlOf(path))]));
const elements = (path: string): Element[] => documents.get(path) ?? [];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const inside = (id: string) => (element: Element) =>
  isWithin(element, ({ attributes }) => attributes['id'] === id);

function expectReadable(found: readonly Element[], layout: Route['layout']): void {
  const named = (name: string): Element[] => found.filter((element) => element.name === name);
  expect(named('main')[0]?.text().length).toBeGreaterThan(200);
  expect(named('h1').length).toBeGreaterThan(0);
  if (layout === 'printable') return;
  const withId = (id: string | undefined): Element[] =>
    found.filter(({ attributes }) => attributes['id'] === id);
  expect(withId('article')).toHaveLength(1);
  const inFooter = named('a').filter((a) => isWithin(a, ({ name }) => name === 'footer'));
  expect(inFooter.length).toBeGreaterThanOrEqual(10);
  if (layout === 'doc' || layout === 'single') {
    const listed = named('a').filter(inside('section-nav'));
    expect(listed.filter(({ attributes }) => attributes['aria-current'] === 'page')).toHaveLength(
      1,
    );
    const rows = listed.filter((a) => isWithin(a, ({ name }) => name === 'li'));
    expect(rows.length).toBeGreaterThan(0);
  }
  const menu = named('a').find(({ attributes }) => attributes['aria-label'] === 'Menu');
  const href = menu?.attributes['href'];
  expect(withId(href?.slice(1)), `the menu leads to ${href}`).toHaveLength(1);
}

test.each(all)('$path reads without script', ({ path, layout }) => {
  expectReadable(elements(path), layout);
});

const WITHOUT: Record<string, (html: string) => string> = {
  text: (html) => html.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1$2'),
  title: (html) => html.replaceAll(/<(\/?)h1/g, '<$1p'),
  article: (html) => html.replace('id="article"', 'id="other"'),
  footer: (html) => html.replace(/<footer[\s\S]*<\/footer>/, ''),
  'place in the sidebar': (html) => html.replaceAll(' aria-current="page"', ''),
  menu: (html) => html.replace('aria-label="Menu"', 'aria-label="Other"'),
};

test.each(Object.entries(WITHOUT))('a page without its %s is noticed', (_name, spoil) => {
  const html = htmlOf('/concepts/');
  expect(() => expectReadable(elementsOf(html), 'doc')).not.toThrow();
  expect(() => expectReadable(elementsOf(spoil(html)), 'doc')).toThrow();
});

/** What decides whether a button is shown: its classes and those around it. */
function kindsOfButtons(path: string): Set<string> {
  const buttons = elements(path).filter(({ name }) => name === 'button');
  return new Set(
    buttons.map((button) => {
      const classes: string[] = [];
      for (let at: Element | null = button; at !== null; at = at.parent) {
        classes.push(`${at.name}.${at.attributes['class'] ?? ''}`);
      }
      return classes.join(' ');
    }),
  );
}

/** One page per layout, and as many more as it takes to see every kind of button. */
function shownPages(): Route[] {
  const chosen = onePerLayout(all);
  const seen = new Set(chosen.flatMap(({ path }) => [...kindsOfButtons(path)]));
  for (const route of all) {
    const kinds = kindsOfButtons(route.path);
    if (kinds.isSubsetOf(seen)) continue;
    chosen.push(route);
    for (const kind of kinds) seen.add(kind);
  }
  return chosen;
}

test.each(full ? all : shownPages())('$path in a browser without script', async (route) => {
  const { page, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(origin + route.path, { waitUntil: 'load' });
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
  if (route.layout !== 'printable') {
    expect(await page.locator('#article').isVisible()).toBe(true);
    // A control that needs script is not shown without it.
    expect(await page.locator('button:visible').count()).toBe(0);
  }
  if (route.layout === 'doc' || route.layout === 'single') {
    expect(await page.locator('#section-nav a[aria-current=page]').isVisible()).toBe(true);
  }
  await close();
});

test('a button that needs script is noticed', async () => {
  const { page, close } = await open(browser, { javaScriptEnabled: false });
  await page.route(`${origin}/concepts/`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace('</main>', '<button>needs script</button></main>');
    await route.fulfill({ response, body });
  });
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  expect(await page.locator('button:visible').count()).toBe(1);
  await close();
});
