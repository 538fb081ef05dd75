// The sitemap lists every page a search engine may show: no printable pages, no 404, no app shell.
import type { PageData } from '../../model/record.ts';

export function sitemap(pages: readonly PageData[], origin: string): string {
  const urls = pages
    .map((page) => `  <url><loc>${new URL(page.url, origin).href}</loc></url>`)
    .sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
