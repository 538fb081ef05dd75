// Each kind of dead link is planted in small documents and must be seen.
import { expect, test } from 'vitest';
import type { LegacyUrls } from '../../src/model/redirect.ts';
import { checkBuiltLinks } from './built-links.ts';
import { type BuiltSite, readPage } from './built-pages.ts';
import { follower } from './landing.ts';
import { checkLegacy } from './legacy.ts';
import { checkMessages } from './messages.ts';

const ORIGIN = 'https://docs.example';

function siteOf(documents: Record<string, string>, files: string[] = []): BuiltSite {
  const pages = Object.entries(documents).map(([file, html]) => readPage(file, html));
  return {
    pages: new Map(pages.map((page) => [page.url, page])),
    hasFile: (path) => files.includes(path),
  };
}

const target = { 'b/index.html': '<h2 id="there">x</h2>' };

test.each([
  ['<a href="/b/#there">', null],
  ['<a href="../b/#there">', null],
  [`<a href="${ORIGIN}/b/">`, null],
  ['<a href="https://elsewhere.example/x">', null],
  ['<a href="mailto:x@example.org">', null],
  ['<img src="/i.png">', null],
  ['<a href="/b/#gone">', 'leads to no id of /b/'],
  ['<a href="/c/">', 'leads to no page'],
  ['<a href="/b#there">', 'lacks the trailing slash'],
  ['<img src="/j.png">', 'not in the built site'],
  ['<link rel="stylesheet" href="/s.css">', 'not in the built site'],
  ['<p id="x"><p id="x">', 'stands twice'],
])('%s', (html, message) => {
  const site = siteOf({ 'a/index.html': `\n${html}`, ...target }, ['/i.png']);
  const problems = checkBuiltLinks(site, ORIGIN);
  expect(problems.map(({ what }) => what)).toEqual(
    message === null ? [] : [expect.stringContaining(message)],
  );
  for (const { file, line } of problems) expect([file, line]).toEqual(['dist/a/index.html', 2]);
});

const life: [string, string] = ['2017-07-01', '2020-01-01'];
const legacyUrls: LegacyUrls = {
  '/b/': { pages: life, ids: { there: life, lost: life } },
  '/old/': { pages: life, ids: { there: life } },
  '/unwritten/': { pages: life, ids: { x: life } },
};
const site = siteOf(target);
const follow = follower({
  site,
  redirects: [
    { from: '/old/', to: '/b/' },
    { from: '/older/', to: '/b/#there' },
  ],
  legacyUrls,
  pages: new Set(['/b/']),
});
const input = { legacyUrls, retired: [], follow, site, sourceOf: () => 'content/b.md' };

test('an old fragment without an alias is lost, the others land or wait', () => {
  const { problems, ...counts } = checkLegacy(input);
  expect(counts).toEqual({ total: 7, landing: 4, waiting: 2, retired: 0 });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    file: 'content/b.md',
    what: expect.stringContaining('/b/#lost'),
    advice: expect.stringContaining('{#id #lost}'),
  });
});

test('a retired fragment is excused, and an excuse nobody needs is refused', () => {
  const why = 'The subject left with webpack 4.';
  const retired = [{ url: '/b/', ids: ['lost', 'there'], why }];
  const { problems, retired: count } = checkLegacy({ ...input, retired });
  expect(count).toBe(1);
  expect(problems.map(({ what }) => what)).toEqual([
    '/b/#there is retired, but it lands or waits.',
  ]);
});

test('a redirect with a fragment overrides the reader’s', () => {
  expect(follow('/older/', 'anything')).toEqual({ kind: 'lands' });
});

test('a message of webpack that leads nowhere is named with its file', () => {
  const urls = [
    { file: 'webpack/lib/x.js', line: 3, path: '/b/', fragment: 'there' },
    { file: 'webpack/lib/x.js', line: 4, path: '/b/', fragment: 'nowhere' },
    { file: 'webpack/lib/x.js', line: 5, path: '/unwritten/', fragment: 'x' },
  ];
  const { problems, landing, waiting } = checkMessages(urls, follow);
  expect([landing, waiting]).toEqual([1, 1]);
  expect(problems).toMatchObject([{ file: 'node_modules/webpack/lib/x.js', line: 4 }]);
});
