import { expect, test } from 'vitest';
import type { PageData } from '../../model/record.ts';
import { samplePage } from '../../model/testing/sample-page.ts';
import { printablePages } from './printable.ts';

const page = (url: string, html: string): PageData => samplePage(url, { html });
const of = (html: string): string | undefined =>
  printablePages([page('/guides/caching/', html), page('/guides/', '')])[0]?.html;

test('every page has an id of its own and keeps its order', () => {
  const pages = printablePages([
    page('/guides/', ''),
    page('/guides/a/', ''),
    page('/guides/a/b/', ''),
  ]);
  expect(pages.map(({ url, id }) => [url, id])).toEqual([
    ['/guides/', 'page-index'],
    ['/guides/a/', 'page-a'],
    ['/guides/a/b/', 'page-a-b'],
  ]);
});

test('equal ids of two pages become two ids', () => {
  const html = '<h2 id="usage" class="x">Usage</h2><span class="alias" id="old"></span>';
  const pages = printablePages([page('/guides/a/', html), page('/guides/b/', html)]);
  expect(pages[0]?.html).toBe(
    '<h2 id="page-a--usage" class="x">Usage</h2><span class="alias" id="page-a--old"></span>',
  );
  expect(pages[1]?.html).toContain('id="page-b--usage"');
});

test.each([
  ['#hashes', '#page-caching--hashes'],
  ['/guides/caching/', '#page-caching'],
  ['/guides/', '#page-index'],
  ['/guides/#first', '#page-index--first'],
  ['/concepts/', '/concepts/'],
  ['/concepts/#x', '/concepts/#x'],
  ['https://a.example/guides/#x', 'https://a.example/guides/#x'],
])('a link to %s becomes %s', (href, expected) => {
  expect(of(`<a href="${href}" rel="x">a</a>`)).toBe(`<a href="${expected}" rel="x">a</a>`);
});

test('icons still point into the sprite', () => {
  const icon =
    '<svg class="ic" width="20" height="20" aria-hidden="true"><use href="#i-file"></use></svg>';
  expect(of(icon)).toBe(icon);
});

test('code that talks about ids and links is text and stays', () => {
  const code = '<code>&lt;a id="x" href="/guides/">&lt;/a> id="x" href="#y"</code>';
  expect(of(code)).toBe(code);
});

test('an attribute that mentions an id is not one', () => {
  const label = '<div tabindex="0" aria-label="Table: the id=&#x22;x&#x22; of a > b"></div>';
  expect(of(label)).toBe(label);
});
