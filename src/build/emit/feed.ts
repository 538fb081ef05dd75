// The blog as an Atom feed (RFC 4287): all posts with their text, newest first, the same bytes for the same posts.
import type { PageData, Post } from '../../model/record.ts';
import type { Site } from '../../model/site.ts';
import { feedHtml } from './feed-html.ts';

type Published = PageData & { post: Post };

/** Null before the first post: a feed must say when it changed. */
export function feed(pages: readonly PageData[], { name, origin }: Site): string | null {
  const posts = pages
    .filter((page): page is Published => page.post !== undefined)
    .sort((a, b) => text(b.post.date, a.post.date) || text(a.url, b.url));
  const [newest] = posts;
  if (newest === undefined) return null;
  const at = (path: string): string => xml(new URL(path, origin).href);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${at('/blog/')}</id>`,
    `  <title>${xml(name)} blog</title>`,
    `  <updated>${timeOf(newest)}</updated>`,
    `  <author><name>${xml(name)}</name><uri>${at('/')}</uri></author>`,
    `  <link rel="self" type="application/atom+xml" href="${at('/feed.xml')}"/>`,
    `  <link rel="alternate" type="text/html" href="${at('/blog/')}"/>`,
    `  <icon>${at('/favicon.svg')}</icon>`,
    ...posts.flatMap((post) => entry(post, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(page: Published, origin: string): string[] {
  const url = new URL(page.url, origin).href;
  return [
    '  <entry>',
    `    <id>${xml(url)}</id>`,
    `    <title>${xml(page.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    `    <published>${timeOf(page)}</published>`,
    // File names are all the history a build knows.
    `    <updated>${timeOf(page)}</updated>`,
    ...page.contributors.map(
      (handle) =>
        `    <author><name>${handle}</name><uri>https://github.com/${handle}</uri></author>`,
    ),
    `    <summary>${xml(page.description)}</summary>`,
    `    <content type="html">${xml(feedHtml(page.html, url))}</content>`,
    '  </entry>',
  ];
}

const timeOf = ({ post }: Published): string => `${post.date}T00:00:00Z`;
const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** XML has no way to write most control characters, not even escaped. */
const xml = (value: string): string =>
  value.replace(/(?![\t\n])\p{Cc}/gu, '').replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
