// Puts the list of a section's pages into its index: it needs the other pages, so it comes after all are compiled.
import type { Link, Nav, PageRecord } from '../../model/record.ts';
import { contentIndex } from '../content-index/content-index.ts';
import { navigation } from '../content-index/navigation.ts';
import { PAGES_PLACE } from '../markdown/components/pages-place.ts';
import { pagesHtml } from './pages-html.ts';
import { postsHtml } from './posts-html.ts';

/** Records of whole sections in, the same records out; only indexes with a place for the list change. */
export function fillPages(records: readonly PageRecord[]): PageRecord[] {
  const waiting = new Set(records.filter(({ html }) => html.search(PAGES_PLACE) !== -1));
  if (waiting.size === 0) return [...records];
  const navs = navigation(contentIndex(records));
  const known = new Map(records.map((record) => [record.url, record]));
  return records.map((record) => {
    if (!waiting.has(record)) return record;
    const nav = navs.get(sectionOf(record));
    return fill(record, nav, known);
  });
}

function fill(
  record: PageRecord,
  nav: Nav | undefined,
  known: ReadonlyMap<string, PageRecord>,
): PageRecord {
  const pages = (nav?.items ?? [])
    .filter(({ url }) => url !== record.url)
    .flatMap(({ url }) => known.get(url) ?? []);
  const links: Link[] = [];
  const html = record.html.replace(PAGES_PLACE, (_place, line: string) => {
    links.push(...pages.map(({ url }) => ({ href: url, line: Number(line) })));
    return sectionOf(record) === 'blog' ? postsHtml(pages) : pagesHtml(pages);
  });
  return { ...record, html, links: [...record.links, ...links] };
}

const sectionOf = ({ path }: PageRecord): string => path.slice(0, path.indexOf('/'));
