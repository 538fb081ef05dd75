// The list on an index page: which pages, in which order, linked and escaped; and that no place stays empty.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { PageRecord } from '../../model/record.ts';
import { allPages } from '../all-pages.ts';
import { checkLinks } from '../link-check/link-check.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { pageSource, tempContent } from '../testing/temp-content.ts';
import { fillPages } from './section-pages.ts';

// Generous: the first highlighting of a language takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PLACE = '<h2>In this section</h2><div data-pages="9"></div><p>$& after</p>';
const index = (section: string, html = PLACE): PageRecord =>
  sampleRecord(`${section}/index.md`, { title: 'Index', sort: -1, html });
const page = (path: string, facts: Partial<PageRecord> = {}): PageRecord =>
  sampleRecord(path, { html: '<p>Text</p>', ...facts });
const post = (date: string, title: string): PageRecord =>
  page(`blog/${date}-x.md`, { title, post: { date, dateText: `Day of ${title}`, minutes: 4 } });
const filled = (...records: PageRecord[]): PageRecord => {
  const [first] = fillPages(records);
  if (first === undefined) throw new Error('No record came back.');
  return first;
};

test('the other pages of the section in the order of the sidebar, under their groups', () => {
  const { html, links } = filled(
    index('api'),
    page('api/z.md', { title: 'Hooks', group: 'Plugins', sort: 2, description: 'About hooks.' }),
    page('api/y.md', { title: 'Parser', group: 'Plugins', sort: 1, description: 'About it.' }),
    page('api/x.md', { title: 'CLI', sort: 3, description: 'The command.' }),
    page('guides/other.md'),
  );
  expect(html).toBe(
    '<h2>In this section</h2><div class="cards pages">' +
      '<div class="cards-g"><ul>' +
      '<li class="card"><div><p class="card-n"><a class="card-a" href="/api/x/">CLI</a></p> <p>The command.</p></div></li>' +
      '</ul></div>' +
      '<div class="cards-g"><p class="pages-g">Plugins</p><ul aria-label="Plugins">' +
      '<li class="card"><div><p class="card-n"><a class="card-a" href="/api/y/">Parser</a></p> <p>About it.</p></div></li>' +
      '<li class="card"><div><p class="card-n"><a class="card-a" href="/api/z/">Hooks</a></p> <p>About hooks.</p></div></li>' +
      '</ul></div></div><p>$& after</p>',
  );
  expect(links).toEqual(['/api/x/', '/api/y/', '/api/z/'].map((href) => ({ href, line: 9 })));
});

test('posts newest first, with day, authors and minutes; the newest has a picture that is read to nobody', () => {
  const { html, links } = filled(
    index('blog'),
    post('2020-10-10', 'Old'),
    post('2021-01-02', 'New <b>'),
  );
  expect(html.match(/datetime="[^"]*"/g)).toEqual([
    'datetime="2021-01-02"',
    'datetime="2020-10-10"',
  ]);
  expect(html).toContain('Day of Old</time>');
  expect(html).toContain('>New &lt;b></a>');
  expect(html).toContain('<p class="post-by">webpack · 4 min read</p>');
  expect(html).toContain('href="/feed.xml"');
  expect(html.match(/<li class="post-lead"><svg [^>]*aria-hidden="true">/g)).toHaveLength(1);
  expect(html.indexOf('post-lead')).toBeLessThan(html.indexOf('2021-01-02'));
  expect(links.map(({ href }) => href)).toEqual(['/blog/2021-01-02-x/', '/blog/2020-10-10-x/']);
});

test('words of other pages cannot become markup', () => {
  const { html } = filled(
    index('guides'),
    page('guides/a.md', { title: 'a <i> & $1', description: '<script>', group: '"><b>' }),
  );
  expect(html).toContain('>a &lt;i> &amp; $1</a>');
  expect(html).not.toMatch(/<(?:i|b|script)>/);
  expect(html).toContain('aria-label="&quot;>&lt;b>"');
});

test('a section of one page gets no list, and no place is left', () => {
  expect(filled(index('migrate')).html).toBe('<h2>In this section</h2><p>$& after</p>');
});

test('the offline page lists the sections with a sidebar of their own, in reading order', () => {
  const place = '<div data-offline-sections="7"></div>';
  const [offline] = fillPages([
    sampleRecord('offline.md', { html: `<p>Before</p>${place}` }),
    page('contribute/index.md', { title: 'Contribute', sort: -1 }),
    page('blog/index.md', { title: 'Blog', sort: -1 }),
    page('api/index.md', { title: 'API <x>', sort: -1 }),
    page('api/cli.md'),
    page('guides/index.md', { title: 'Guides', sort: -1 }),
  ]);
  expect(offline?.html.match(/<li id="[^"]*"/g)).toEqual([
    '<li id="guides"',
    '<li id="api"',
    '<li id="contribute"',
  ]);
  expect(offline?.html).toContain(
    '<a href="/api/">API &lt;x></a></p> <p class="off-f">2 pages</p>',
  );
  expect(offline?.html).toContain('<p class="off-f">1 page</p>');
  expect(offline?.html).toMatch(/^<p>Before<\/p><div class="off" data-island="offline">/);
  expect(offline?.links).toEqual(
    ['/guides/', '/api/', '/contribute/'].map((href) => ({ href, line: 7 })),
  );
});

test('other records are the same objects as before, and so are all without a place', () => {
  const records = [page('guides/a.md'), index('guides'), index('api', '<p>None</p>')];
  const result = fillPages(records);
  expect(result[0]).toBe(records[0]);
  expect(result[1]).not.toBe(records[1]);
  expect(result[2]).toBe(records[2]);
  expect(records[1]?.html).toBe(PLACE);
});

test('the link check sees the links of the list', () => {
  const [guides] = fillPages([index('guides'), page('guides/a.md')]);
  const problems = checkLinks(guides ? [guides] : [], 'content');
  expect(problems).toMatchObject([{ file: 'content/guides/index.md', line: 9 }]);
});

const options = (folder: { content: string; out: string }) => ({
  project: join(import.meta.dirname, '../../..'),
  contentRoot: folder.content,
  external: null,
  cacheFolder: folder.out,
});

test('a kept index follows a page that came later', async () => {
  using folder = tempContent({
    'guides/index.md': pageSource('Guides', '<Pages />').replace('title:', 'sort: -1\ntitle:'),
    'guides/a.md': pageSource('First'),
  });
  const htmlOf = async () =>
    (await allPages(options(folder))).records.find(({ url }) => url === '/guides/')?.html;
  expect(await htmlOf()).toMatch(/First<\/a>/);
  folder.write('guides/b.md', pageSource('Second'));
  expect(await htmlOf()).toMatch(/First<\/a>[\s\S]*Second<\/a>/);
});

test('outside the index of a section the component is a problem', async () => {
  for (const path of ['glossary.md', 'guides/a.md', 'index.md', 'guides/deep/index.md']) {
    using folder = tempContent({ [path]: pageSource('Page', '<Pages />') });
    await expect(allPages(options(folder)), path).rejects.toThrow(/<Pages \/> on a page that is/);
  }
});

test('every section that is not listed otherwise lists its pages', () => {
  const content = join(options({ content: '', out: '' }).project, 'content');
  const without = globSync('*/index.md', { cwd: content }).filter(
    (file) => !/^<(?:Pages|PackageCards) /m.test(readFileSync(join(content, file), 'utf8')),
  );
  expect(without).toEqual([]);
});

const PLANNED = [
  { page: '/guides/a/', title: 'First', today: '/api/#x' },
  { page: '/guides/b/', title: 'Second <b>' },
  { page: '/api/c/', title: 'Third' },
];

test('the index of a section ends with its planned pages, linked where one treats them', () => {
  const [guides] = fillPages([index('guides', '<p>Guides</p>')], PLANNED);
  expect(guides?.html).toBe(
    '<p>Guides</p><h2 id="planned"><a href="#planned" class="hash" aria-label="Link to Planned">#</a>Planned</h2>' +
      '<p>These pages are planned and not written yet. Each link leads to the place where this documentation treats the subject today.</p>' +
      '<ul class="planned"><li><a href="/api/#x">First</a></li><li>Second &lt;b></li></ul>',
  );
  expect(guides?.ids).toContain('planned');
  expect(guides?.anchors.at(-1)).toEqual({ title: 'Planned', id: 'planned', level: 2 });
  expect(guides?.headings.at(-1)).toMatchObject({ text: 'Planned', depth: 2 });
});

test('a page that is written leaves the list, and an empty list shows nothing', () => {
  const [one] = fillPages([index('guides', ''), page('guides/a.md')], PLANNED);
  expect(one?.html).not.toContain('First');
  expect(one?.html).not.toContain('Each link');
  const records = [index('guides', ''), page('guides/a.md'), page('guides/b.md')];
  expect(fillPages(records, PLANNED)).toEqual(records);
});
