// Which headings of a page are landed on: all of them in check:full, else a few.
import { readFileSync } from 'node:fs';
import { DIST, onePerLayout, routes } from '../routes.ts';

const full = process.env['CHECK_FULL'] === '1';
const closely = new Set(onePerLayout(routes()).map(({ path }) => path));

const three = <T>(items: readonly T[]): T[] =>
  [...new Set([0, items.length >> 1, items.length - 1])].flatMap((at) => items.slice(at, at + 1));
const middle = <T>(items: readonly T[]): T[] =>
  items.slice(items.length >> 1, (items.length >> 1) + 1);

const isClose = (path: string): boolean => closely.has(path) && !path.endsWith('/printable/');

/** In the middle there is something above that could push a heading away, and no end of the page. */
function sampleOf(path: string): typeof three {
  if (full) return (items) => [...items];
  return isClose(path) ? three : middle;
}

/** Ids of the article's headings, and of the marks that keep old addresses alive. */
export function headingIds(path: string): string[] {
  const sample = sampleOf(path);
  const html = readFileSync(`${DIST}${path}index.html`, 'utf8');
  const body = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const ids = (pattern: RegExp): string[] => [...body.matchAll(pattern)].map(([, id = '']) => id);
  const kinds = [/<h[1-3] id="([^"]+)"/g, /<span class="alias" id="([^"]+)"/g]
    .map((pattern) => sample(ids(pattern)))
    .filter((kind) => kind.length > 0);
  if (full || isClose(path)) return kinds.flat();
  // Each id costs a load: of a page that has both kinds always the same one, half the pages each.
  return kinds[path.length % kinds.length] ?? [];
}
