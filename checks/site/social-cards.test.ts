// Every page has a picture for where it is linked to: shipped, small, of the size it claims, and no reader's load.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { OFFLINE_FILE } from '../../src/model/offline.ts';
import { headOf } from './head.ts';
import { DIST, routes } from './routes.ts';

const origin = inject('origin');
const MOST_BYTES = 60_000;

const pages = routes().filter(({ layout }) => layout !== 'printable');
const html = (path: string): string => readFileSync(`${DIST}${path}`, 'utf8');

const meta = (file: string, property: string): string | null =>
  headOf(file).value('meta', { property });

interface Served {
  status: number;
  type: string | null;
  caching: string | null;
  bytes: Buffer;
}

/** All that is wrong with a card; a PNG says its size in the first chunk. */
function complaints({ status, type, caching, bytes }: Served): string[] {
  const isPng = bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
  const size = isPng ? `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}` : 'no PNG';
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(type === 'image/png' ? [] : [`type ${type}`]),
    ...(caching?.includes('immutable') ? [] : [`cached as ${caching}`]),
    ...(size === '1200 × 630' ? [] : [size]),
    ...(bytes.length <= MOST_BYTES ? [] : [`${bytes.length} bytes`]),
  ];
}

async function get(path: string): Promise<Served> {
  const response = await fetch(origin + path);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    caching: response.headers.get('cache-control'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

test('every page names a card of 1200 × 630 and at most 60,000 bytes that may be kept for good', async () => {
  const sizes: { path: string; bytes: number }[] = [];
  const wrong: string[] = [];
  for (const { path } of pages) {
    const address = new URL(meta(`${path}index.html`, 'og:image') ?? 'missing:');
    expect([path, address.origin]).toEqual([path, site.origin]);
    const name = path === '/' ? 'index' : path.slice(1, -1);
    expect(address.pathname).toMatch(new RegExp(`^/social/${name}\\.[0-9a-f]{12}\\.png$`));
    const served = await get(address.pathname);
    wrong.push(...complaints(served).map((what) => `${path}: ${what}`));
    sizes.push({ path, bytes: served.bytes.length });
  }
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
  console.log(
    `${sizes.length} cards, ${total} bytes, largest ${largest?.bytes} (${largest?.path})`,
  );
  expect(wrong).toEqual([]);
  expect(sizes.length).toBeGreaterThan(50);
});

test('another picture, a missing one and a text are not taken for cards', async () => {
  expect(complaints(await get('/social/no-such.0123456789ab.png'))).toHaveLength(5);
  expect(complaints(await get('/license.md'))).toEqual([
    'type text/markdown; charset=utf-8',
    'cached as no-cache',
    'no PNG',
  ]);
  const icon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html('/index.html'))?.[1];
  expect(complaints(await get(icon ?? ''))).toEqual(['180 × 180']);
  const card = await get(new URL(meta('/index.html', 'og:image') ?? '').pathname);
  const heavy = { ...card, bytes: Buffer.concat([card.bytes, Buffer.alloc(MOST_BYTES)]) };
  expect(complaints(heavy)).toEqual([`${heavy.bytes.length} bytes`]);
});

test('the size is said beside the address, and the large form is asked for', () => {
  for (const { path } of pages) {
    const head = headOf(`${path}index.html`);
    const tags = ['width', 'height', 'alt'].map((fact) =>
      head.value('meta', { property: `og:image:${fact}` }),
    );
    expect(tags).toEqual(['1200', '630', head.value('title', {})]);
    expect(head.value('meta', { name: 'twitter:card' })).toBe('summary_large_image');
  }
});

test('nobody who reads a page loads a card or keeps one', () => {
  const kept = [
    OFFLINE_FILE,
    ...readdirSync(DIST)
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}`),
  ];
  expect(kept.length).toBeGreaterThan(1);
  for (const file of kept) expect([file, html(file).includes('/social/')]).toEqual([file, false]);
  for (const { path } of pages) {
    expect(html(`${path}index.html`)).not.toMatch(/\s(?:src|srcset|href)="[^"]*\/social\//);
  }
});

test('documents that are no pages have no card', () => {
  for (const file of ['/404.html', '/guides/printable/index.html', '/app-shell/index.html']) {
    expect(meta(file, 'og:image')).toBeNull();
  }
});
