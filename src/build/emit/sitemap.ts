// The sitemap lists every page a search engine may show: no printable pages, no 404, no app shell.
import type { PageData } from '../../model/record.ts';

/** `dates`: when a page last changed, by its address; one without says nothing about it. */
export function sitemap(
  pages: readonly PageData[],
  origin: string,
  dates: ReadonlyMap<string, string>,
): string {
  const urls = pages
    .map(({ url }) => {
      const date = dates.get(url);
      const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      return `  <url><loc>${new URL(url, origin).href}</loc>${lastmod}</url>`;
    })
    .sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
