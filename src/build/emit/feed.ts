// The blog as an Atom feed (RFC 4287): all posts with their text, newest first, the same bytes for the same posts.
import type { PageData, Post } from '../../model/record.ts';
import type { Site } from '../../model/site.ts';
import { postTime } from '../history/page-dates.ts';
import { feedHtml } from './feed-html.ts';

type Published = PageData & { post: Post };

/**
 * Null before the first post: a feed must say when it changed. `dates`: when a page last changed, by
 * its address; a post without has not changed since its day.
 */
export function feed(
  pages: readonly PageData[],
  { name, origin }: Site,
  dates: ReadonlyMap<string, string>,
): string | null {
  const posts = pages
    .filter((page): page is Published => page.post !== undefined)
    .sort((a, b) => text(b.url, a.url));
  const updated = (page: Published): string => dates.get(page.url) ?? postTime(page.post);
  const newest = posts.map(updated).sort().at(-1);
  if (newest === undefined) return null;
  const at = (path: string): string => xml(new URL(path, origin).href);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${at('/blog/')}</id>`,
    `  <title>${xml(name)} blog</title>`,
    `  <updated>${newest}</updated>`,
    `  <author><name>${xml(name)}</name><uri>${at('/')}</uri></author>`,
    `  <link rel="self" type="application/atom+xml" href="${at('/feed.xml')}"/>`,
    `  <link rel="alternate" type="text/html" href="${at('/blog/')}"/>`,
    `  <icon>${at('/favicon.svg')}</icon>`,
    ...posts.flatMap((post) => entry(post, origin, updated(post))),
    '</feed>',
    '',
  ].join('\n');
}

function entry(page: Published, origin: string, updated: string): string[] {
  const url = new URL(page.url, origin).href;
  return [
    '  <entry>',
    `    <id>${xml(url)}</id>`,
    `    <title>${xml(page.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    `    <published>${postTime(page.post)}</published>`,
    `    <updated>${updated}</updated>`,
    ...page.contributors.map(
      (handle) =>
        `    <author><name>${handle}</name><uri>https://github.com/${handle}</uri></author>`,
    ),
    `    <summary>${xml(page.description)}</summary>`,
    `    <content type="html">${xml(feedHtml(page.html, url))}</content>`,
    '  </entry>',
  ];
}

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** XML has no way to write most control characters, not even escaped. */
const xml = (value: string): string =>
  value.replace(/(?![\t\n])\p{Cc}/gu, '').replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
