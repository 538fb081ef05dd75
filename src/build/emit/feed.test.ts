// The feed of a few invented posts: what RFC 4287 asks of it, in order, escaped and with whole addresses.
import { expect, test } from 'vitest';
import site from '../../../data/site.json' with { type: 'json' };
import type { PageData } from '../../model/record.ts';
import { samplePage } from '../../model/testing/sample-page.ts';
import { feed } from './feed.ts';
import { feedHtml } from './feed-html.ts';

const SITE = { ...site, origin: 'https://webpack.example' };
const UNKNOWN: ReadonlyMap<string, string> = new Map();
const page = (url: string, facts: Partial<PageData> = {}): PageData =>
  samplePage(url, { html: '<p>Text</p>', contributors: ['a', 'b'], ...facts });
const post = (date: string, facts: Partial<PageData> = {}): PageData =>
  page(`/blog/${date}-x/`, { post: { date, dateText: date, minutes: 1 }, ...facts });
const all = (xml: string | null, element: string): string[] =>
  [...(xml ?? '').matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

test('posts newest first, other pages not at all, whatever order they come in', () => {
  const pages = [page('/blog/'), post('2020-10-10'), page('/guides/'), post('2021-01-02')];
  const xml = feed(pages, SITE, UNKNOWN);
  expect(all(xml, 'id')).toEqual([
    'https://webpack.example/blog/',
    'https://webpack.example/blog/2021-01-02-x/',
    'https://webpack.example/blog/2020-10-10-x/',
  ]);
  expect(all(xml, 'updated')).toEqual([
    '2021-01-02T00:00:00Z',
    '2021-01-02T00:00:00Z',
    '2020-10-10T00:00:00Z',
  ]);
  expect(all(xml, 'published')).toHaveLength(2);
  expect(all(xml, 'summary')[0]).toBe('About /blog/2021-01-02-x/.');
  expect(all(xml, 'name')).toEqual(['webpack', 'a', 'b', 'a', 'b']);
  expect(feed(pages.toReversed(), SITE, UNKNOWN)).toBe(xml);
});

test('a changed post says when, and the feed is as new as what changed last', () => {
  const dates = new Map([['/blog/2020-10-10-x/', '2022-05-06T07:08:09Z']]);
  const xml = feed([post('2020-10-10'), post('2021-01-02')], SITE, dates);
  expect(all(xml, 'updated')).toEqual([
    '2022-05-06T07:08:09Z',
    '2021-01-02T00:00:00Z',
    '2022-05-06T07:08:09Z',
  ]);
  expect(all(xml, 'published')).toEqual(['2021-01-02T00:00:00Z', '2020-10-10T00:00:00Z']);
});

test('text is escaped once, HTML twice, and what XML cannot hold is left out', () => {
  const xml = feed(
    [
      post('2020-10-10', {
        title: 'a < b & "c"',
        description: 'bell \u0007 end',
        html: '<p>x &amp; y\n\u001b</p>',
      }),
    ],
    SITE,
    UNKNOWN,
  );
  expect(all(xml, 'title')[1]).toBe('a &#60; b &#38; &#34;c&#34;');
  expect(all(xml, 'summary')).toEqual(['bell  end']);
  expect(all(xml, 'content')).toEqual(['&#60;p&#62;x &#38;amp; y\n&#60;/p&#62;']);
});

test('without a post there is no feed', () => {
  expect(feed([page('/blog/'), page('/')], SITE, UNKNOWN)).toBeNull();
});

test('an article loses what only works here and keeps its text', () => {
  const html =
    '<h2 id="a"><a href="#a" class="hash" aria-label="Link to a > b">#</a>A</h2>' +
    '<h3 id="b"><a class="hash" href="#b" aria-label="Link to B">#</a>B</h3>' +
    '<figure><button type="button">Copy<svg><use href="#i-copy"></use></svg></button><pre><code>run();</code></pre></figure>' +
    '<p class="moved" id="b">This part has moved to <a href="/c/">/c/</a>.</p>';
  expect(feedHtml(html, 'https://a.example/p/')).toBe(
    '<h2 id="a">A</h2><h3 id="b">B</h3><figure><pre><code>run();</code></pre></figure>',
  );
});

test.each([
  ['/guides/#x', 'https://a.example/guides/#x'],
  ['#part', 'https://a.example/blog/p/#part'],
  ['https://b.example/?x=1&amp;y=2', 'https://b.example/?x=1&amp;y=2'],
  ['/?x=1&#x26;y=2', 'https://a.example/?x=1&amp;y=2'],
])('%s becomes %s', (from, to) => {
  expect(feedHtml(`<a href="${from}">x</a>`, 'https://a.example/blog/p/')).toBe(
    `<a href="${to}">x</a>`,
  );
  expect(feedHtml(`<img alt="a > b" src="${from}">`, 'https://a.example/blog/p/')).toBe(
    `<img alt="a > b" src="${to}">`,
  );
});
