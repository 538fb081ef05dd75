// What the posts of the blog look like in its index, and where a feed reader finds them.
import type { PageRecord } from '../../model/record.ts';
import { escapeHtml } from '../markdown/fences/highlight.ts';

const FEED =
  '<p>To be told of new posts, follow the <a href="/feed.xml" type="application/atom+xml">feed</a>.</p>';

/** In the order they are given. */
export function postsHtml(posts: readonly PageRecord[]): string {
  return `<ul class="posts">${posts.map(postHtml).join('')}</ul>${FEED}`;
}

function postHtml({ url, title, description, contributors, post }: PageRecord): string {
  if (post === undefined) throw new Error(`${url} is in the blog and has no day.`);
  return (
    `<li><time datetime="${post.date}">${post.dateText}</time> ` +
    `<div><h3><a class="card-a" href="${url}">${escapeHtml(title)}</a></h3> ` +
    `<p>${escapeHtml(description)}</p> ` +
    `<p class="post-by">${contributors.join(', ')} · ${post.minutes} min read</p></div></li>`
  );
}
