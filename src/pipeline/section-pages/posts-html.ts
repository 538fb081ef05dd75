// What the posts of the blog look like in its index, the newest as a card and the others as rows, and where a feed reader finds them.
import type { PageRecord } from '../../model/record.ts';
import { escapeHtml } from '../markdown/fences/highlight.ts';
import { POST_PICTURE } from './post-picture.ts';

const FEED =
  '<p>To be told of new posts, follow the <a href="/feed.xml" type="application/atom+xml">feed</a>.</p>';

/** In the order they are given. */
export function postsHtml([newest, ...others]: readonly PageRecord[]): string {
  if (newest === undefined) return FEED;
  return `<ul class="posts">${leadHtml(newest)}${others.map(postHtml).join('')}</ul>${FEED}`;
}

function leadHtml(page: PageRecord): string {
  const { time, title, text, authors, minutes } = partsOf(page);
  return (
    `<li class="post-lead">${POST_PICTURE}<div><p class="post-on">${time} · ${minutes}</p> ` +
    `${title} ${text} <p class="post-by">${authors}</p></div></li>`
  );
}

function postHtml(page: PageRecord): string {
  const { time, title, text, authors, minutes } = partsOf(page);
  return `<li>${time} <div>${title} ${text} <p class="post-by">${authors} · ${minutes}</p></div></li>`;
}

function partsOf({ url, title, description, contributors, post }: PageRecord) {
  if (post === undefined) throw new Error(`${url} is in the blog and has no day.`);
  return {
    time: `<time datetime="${post.date}">${post.dateText}</time>`,
    title: `<h3><a class="card-a" href="${url}">${escapeHtml(title)}</a></h3>`,
    text: `<p>${escapeHtml(description)}</p>`,
    authors: contributors.join(', '),
    minutes: `${post.minutes} min read`,
  };
}
