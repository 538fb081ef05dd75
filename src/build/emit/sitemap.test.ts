import { expect, test } from 'vitest';
import { samplePage as page } from '../../model/testing/sample-page.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

test('every page once, absolute, in a fixed order, with its date where there is one', () => {
  const pages = [page('/guides/'), page('/'), page('/api/cli/')];
  const dates = new Map([['/api/cli/', '2026-11-15T19:05:24Z']]);
  const xml = sitemap(pages, 'https://webpack.example', dates);
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://webpack.example/</loc></url>
  <url><loc>https://webpack.example/api/cli/</loc><lastmod>2026-11-15T19:05:24Z</lastmod></url>
  <url><loc>https://webpack.example/guides/</loc></url>
</urlset>
`);
  expect(sitemap(pages.toReversed(), 'https://webpack.example', dates)).toBe(xml);
});

test('robots.txt forbids nothing and names the sitemap', () => {
  expect(robots('https://webpack.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://webpack.example/sitemap.xml\n',
  );
});
