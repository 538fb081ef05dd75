// The sitemap as shipped: well-formed, every address in it answers and is canonical, and no page is missing.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { origin } from './browser.ts';
import { documents, headOf } from './head.ts';
import { DIST } from './routes.ts';

const xml = readFileSync(`${DIST}/sitemap.xml`, 'utf8');
const MOST = 50_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Parsed {
  error: boolean;
  root: string;
  /** Names and texts of what stands in each entry. */
  entries: [name: string, text: string][][];
}

async function parsed(source: string): Promise<Parsed> {
  const page = await browser.newPage();
  const seen = await page.evaluate((text): Parsed => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    return {
      error: read.querySelector('parsererror') !== null,
      root: `${read.documentElement.namespaceURI} ${read.documentElement.localName}`,
      entries: [...read.documentElement.children].map((entry) =>
        [...entry.children].map((child) => [child.localName, child.textContent ?? '']),
      ),
    };
  }, source);
  await page.close();
  return seen;
}

/** What sitemaps.org asks of an entry, in its order. */
function problems({ error, root, entries }: Parsed): string[] {
  const wrong = entries.filter((entry) => {
    const names = entry.map(([name]) => name).join(' ');
    const [[, loc = ''] = [], [, lastmod = '2026-11-15T00:00:00Z'] = []] = entry;
    return !(
      /^loc(?: lastmod)?$/.test(names) &&
      loc.startsWith(`${site.origin}/`) &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(lastmod) &&
      !Number.isNaN(Date.parse(lastmod))
    );
  });
  return [
    ...(error ? ['It is not well-formed.'] : []),
    ...(root === 'http://www.sitemaps.org/schemas/sitemap/0.9 urlset' ? [] : [`It is ${root}.`]),
    ...(entries.length > MOST ? ['It is too long.'] : []),
    ...wrong.map((entry) => `Wrong: ${JSON.stringify(entry)}`),
  ];
}

test('it is well-formed and as sitemaps.org asks', async () => {
  expect(problems(await parsed(xml))).toEqual([]);
  const first = '<url><loc>';
  for (const broken of [
    xml.replace('</urlset>', ''),
    xml.replace('schemas/sitemap', 'schemas'),
    xml.replace(first, `<url><lastmod>2026-11-15T00:00:00Z</lastmod><loc>`),
    xml.replace(`${first}https:`, `${first}http:`),
    xml.replace('</loc>', '</loc><lastmod>2026-13-45T00:00:00Z</lastmod>'),
  ]) {
    expect(problems(await parsed(broken)), broken.slice(0, 200)).not.toEqual([]);
  }
});

test('it lists exactly the pages that may be listed, each by its canonical address', async () => {
  const { entries } = await parsed(xml);
  const listed = entries.map(([loc]) => loc?.[1] ?? '');
  const may = documents().filter(
    (file) => headOf(file).value('meta', { name: 'robots' }) !== 'noindex',
  );
  const addresses = may.map((file) => site.origin + file.replace(/index\.html$/, ''));
  expect(addresses.length).toBeGreaterThan(70);
  expect([...listed].sort()).toEqual(addresses.sort());
  for (const address of listed) {
    const path = address.slice(site.origin.length);
    expect(headOf(`${path}index.html`).value('link', { rel: 'canonical' })).toBe(address);
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect([path, response.status]).toEqual([path, 200]);
  }
});

test('what may not be listed has its own canonical address, but for the page of missing ones', () => {
  const hidden = documents().filter(
    (file) => headOf(file).value('meta', { name: 'robots' }) === 'noindex',
  );
  const found = hidden.map((file) => [file, headOf(file).value('link', { rel: 'canonical' })]);
  expect(hidden.length).toBeGreaterThan(8);
  expect(found).toEqual(
    hidden.map((file) => [
      file,
      file === '/404.html' ? null : site.origin + file.replace(/index\.html$/, ''),
    ]),
  );
});

test('robots.txt names it and forbids nothing', async () => {
  const text = await (await fetch(`${origin}/robots.txt`)).text();
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml\n`);
  expect(text).not.toContain('Disallow');
});
