// A mistake in any part of the site, thrown for real in the shipped script: the article stays, and links lead on.
import { readdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { hydrated, open } from './browser.ts';
import { type Serving, serveChanged } from './changed-site.ts';
import { DIST } from './routes.ts';

const FROM = '/concepts/';
const TO = '/concepts/entry-points/';
const SEARCH = '/search/';

/** By name, what React is asked to render inside that part: `type` and `props`. */
const PARTS = {
  'skip link': "props.href === '#main'",
  banner: "props['aria-label'] === 'Announcement'",
  header: "type === 'header'",
  sidebar: "props.id === 'section-nav'",
  'page bar': "props['aria-label'] === 'Page'",
  outline: "props['aria-labelledby'] === 'outline-title'",
  article: "props.id === 'article'",
  'text column': "props.id === 'main'",
  footer: "type === 'footer'",
  chat: "type === 'aside'",
  drawer: "props.id === 'drawer'",
  announcer: "props['aria-live'] === 'polite'",
  search: "type === 'dialog'",
  'search page': "type === 'search'",
} as const;
type Part = keyof typeof PARTS;
const FRAME = (Object.keys(PARTS) as Part[]).filter((part) => !part.startsWith('search'));
/** All of them take a quarter of a minute. */
const TRIED: readonly Part[] = process.env.CHECK_FULL
  ? FRAME
  : ['header', 'sidebar', 'article', 'drawer'];
/** The first text is the server's, and the footer is rendered once. */
const ON_LOAD = TRIED.filter((part) => part !== 'article');
const ON_CLICK = TRIED.filter((part) => part !== 'footer');

/** With `?break=part` in the address that part throws; with `&only=click` not in a document's first page. */
const PLANT = `{
  const asked = new URLSearchParams(location.search);
  const early = asked.get('only') === 'click' && !window.clicked;
  const parts = { ${Object.entries(PARTS)
    .map(([name, test]) => `'${name}': ({ type, props }) => ${test}`)
    .join(', ')} };
  if (!early && parts[asked.get('break')]?.({ type: TYPE, props: PROPS })) throw Error('planted');
}`;

/** React's `jsx`, which every component calls while it renders. */
const JSX = /(function \w+\((\w+),(\w+),\w+\)\{)(?=var \w+=null;if\(void 0!==)/g;

let browser: Browser;
let site: Serving;
beforeAll(async () => {
  browser = await launch();
  const main = readdirSync(`${DIST}/assets`).find((file) => /^main\.\w+\.js$/.test(file));
  // The browser would refuse a script that is not the one the document was made with.
  const open = (html: string): string => html.replaceAll(/ integrity="[^"]*"/g, '');
  const plant = (script: string): string => {
    expect(script.match(JSX)).toHaveLength(1);
    return script.replace(JSX, (_, start: string, type: string, props: string) =>
      [start, PLANT.replace('TYPE', type).replace('PROPS', props)].join(''),
    );
  };
  const documents = [FROM, TO, SEARCH].map((path) => [`${path.slice(1)}index.html`, open]);
  site = await serveChanged({
    files: { [`assets/${main}`]: plant, ...Object.fromEntries(documents) },
  });
});
afterAll(async () => {
  await browser.close();
  await site?.close();
});

interface Broken {
  page: Page;
  /** Paths of documents asked for. */
  documents: string[];
  complaints: string[];
  close(): Promise<void>;
}

async function start(path: string): Promise<Broken> {
  const { page, complaints, close } = await open(browser);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(site.origin + path, { waitUntil: 'load' });
  return { page, documents, complaints, close };
}

const planted = (page: Page): Promise<Error> =>
  page.waitForEvent('pageerror', ({ message }) => message === 'planted');

/** As a link in an article would be clicked; the mark stays with the document. */
const click = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    Object.assign(window, { clicked: true });
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }, href);

const newDocument = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !('clicked' in window));
  await page.waitForLoadState('load');
};

const text = (page: Page): Promise<string> => page.locator('#article').innerText();

test('thrown in any part on a first load, it leaves the server’s page', async () => {
  const { page, documents, complaints, close } = await start(FROM);
  const before = await text(page);
  for (const part of ON_LOAD) {
    const thrown = planted(page);
    await page.goto(`${site.origin + FROM}?break=${part}`, { waitUntil: 'load' });
    await thrown;
    expect(await text(page), part).toBe(before);
  }
  // As without script: no button that does nothing, and links are the browser's.
  expect(await page.locator('header button:visible').count()).toBe(0);
  await click(page, TO);
  await newDocument(page);
  expect(await page.title()).toBe('Entry Points | webpack');
  expect(documents).toEqual([FROM, ...ON_LOAD.map(() => FROM), TO]);
  expect(complaints.filter((line) => line.includes('CSP'))).toEqual([]);
  await close();
});

test('thrown in any part after a click, it leads to the document, once', async () => {
  const { page, documents, close } = await start(FROM);
  for (const part of ON_CLICK) {
    await hydrated(page);
    const [from, to] = page.url().includes(TO) ? [TO, FROM] : [FROM, TO];
    documents.length = 0;
    const thrown = planted(page);
    await click(page, `${to}?break=${part}&only=click`);
    await thrown;
    await newDocument(page);
    expect(documents, `${part}, from ${from}`).toEqual([to]);
    expect((await text(page)).length, part).toBeGreaterThan(1000);
  }
  await close();
});

test('thrown again in that document, it leaves the server’s page: no loop, and Back leads back', async () => {
  const { page, documents, close } = await start(FROM);
  await hydrated(page);
  await click(page, `${TO}?break=header`);
  await newDocument(page);
  await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
  expect(await page.locator('h1').innerText()).toBe('Entry Points');
  expect(documents).toEqual([FROM, TO]);
  await page.goBack();
  await page.waitForFunction(() => document.title === 'Concepts | webpack');
  await hydrated(page);
  expect(documents).toEqual([FROM, TO, FROM]);
  await close();
});

test('thrown by the search that a reader opens, it leaves the page', async () => {
  const { page, close } = await start(`${FROM}?break=search`);
  await hydrated(page);
  const before = await text(page);
  const thrown = planted(page);
  await page.keyboard.press('/');
  await thrown;
  expect(await text(page)).toBe(before);
  await close();
});

test('thrown on the search page, it leaves what the server wrote there', async () => {
  const { page, close } = await start(`${SEARCH}?break=search%20page`);
  await page.getByText('Searching needs script').waitFor();
  expect(await page.locator('h1').innerText()).toBe('Search');
  await close();
});

test('a page that is not put back is seen to be empty', async () => {
  const { page, close } = await start(FROM);
  await page.addInitScript(() => {
    Element.prototype.replaceChildren = () => {};
  });
  const thrown = planted(page);
  await page.goto(`${site.origin + FROM}?break=footer`, { waitUntil: 'load' });
  await thrown;
  expect(await page.locator('#root > *').count()).toBe(0);
  await close();
});
