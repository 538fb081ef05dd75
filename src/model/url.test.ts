import { expect, test } from 'vitest';
import { isFile, nameOf, urlOf, withTrailingSlash } from './url.ts';

test.each([
  ['index.md', '/'],
  ['license.md', '/license/'],
  ['guides/index.md', '/guides/'],
  ['guides/index.mdx', '/guides/'],
  ['guides/getting-started.mdx', '/guides/getting-started/'],
  ['a/b/c.md', '/a/b/c/'],
  ['a/b/index.md', '/a/b/'],
  ['migrate/5.md', '/migrate/5/'],
  ['loaders/_babel-loader.md', '/loaders/babel-loader/'],
  ['loaders/_index.md', '/loaders/'],
  ['_hidden/page.md', '/_hidden/page/'],
  ['guides/index-pages.md', '/guides/index-pages/'],
  ['blog/2020-10-10-webpack-5-release.md', '/blog/2020-10-10-webpack-5-release/'],
  ['plugins/NoEmitOnErrorsPlugin.md', '/plugins/NoEmitOnErrorsPlugin/'],
])('%s is published at %s', (path, url) => {
  expect(urlOf(path)).toBe(url);
});

test.each([
  ['loaders/_babel-loader.md', 'babel-loader'],
  ['guides/index.mdx', 'index'],
  ['api', 'api'],
  ['a_b.md', 'a_b'],
])('the name of %s is %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});

test.each([
  ['/', '/'],
  ['/guides', '/guides/'],
  ['/guides/', '/guides/'],
  ['/guides?a=1', '/guides/?a=1'],
  ['/guides#top', '/guides/#top'],
  ['/guides?a=/b#c?d', '/guides/?a=/b#c?d'],
  ['/guides/?a=1#b', '/guides/?a=1#b'],
  ['/guides#a.b/c', '/guides/#a.b/c'],
  ['/sw.js', '/sw.js'],
  ['/a/sitemap.xml?v=1#x', '/a/sitemap.xml?v=1#x'],
])('%s becomes %s', (href, expected) => {
  expect(withTrailingSlash(href)).toBe(expected);
  expect(withTrailingSlash(expected)).toBe(expected);
});

test('a dot in the last segment makes a file, elsewhere it does not', () => {
  expect(isFile('/a/feed.xml')).toBe(true);
  expect(isFile('/v1.2/page')).toBe(false);
  expect(isFile('/v1.2/')).toBe(false);
});
