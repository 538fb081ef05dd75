// What the pages of a section look like in its index: one entry each, under the titles of their groups.
import type { PageRecord } from '../../model/record.ts';
import { escapeHtml } from '../markdown/fences/highlight.ts';

/** In the order they are given. */
export function pagesHtml(pages: readonly PageRecord[]): string {
  if (pages.length === 0) return '';
  const groups = Map.groupBy(pages, ({ group = '' }) => group);
  return `<div class="cards pages">${[...groups].map(groupHtml).join('')}</div>`;
}

function groupHtml([title, pages]: [string, PageRecord[]]): string {
  const name = escapeHtml(title).replaceAll('"', '&quot;');
  return (
    `<div class="cards-g">${title === '' ? '' : `<p class="pages-g">${name}</p>`}` +
    `<ul${title === '' ? '' : ` aria-label="${name}"`}>${pages.map(pageHtml).join('')}</ul></div>`
  );
}

const pageHtml = ({ url, title, description }: PageRecord): string =>
  `<li class="card"><div><p class="card-n"><a class="card-a" href="${url}">${escapeHtml(title)}</a></p> ` +
  `<p>${escapeHtml(description)}</p></div></li>`;
