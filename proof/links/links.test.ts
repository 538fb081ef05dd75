// Each kind of dead link is planted in small documents and must be seen.
import { expect, test } from 'vitest';
import { checkBuiltLinks } from './built-links.ts';
import { type BuiltSite, readPage } from './built-pages.ts';

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
