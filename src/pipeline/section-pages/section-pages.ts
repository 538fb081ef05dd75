// Puts lists of pages and sections where they belong: they need the other pages, so they come after all are compiled.
import type { Link, Nav, PageRecord } from '../../model/record.ts';
import { contentIndex } from '../content-index/content-index.ts';
import { navigation } from '../content-index/navigation.ts';
import { SECTIONS_PLACE } from '../markdown/components/offline-place.ts';
import { PAGES_PLACE } from '../markdown/components/pages-place.ts';
import { offlineHtml, savableSections } from './offline-html.ts';
import { pagesHtml } from './pages-html.ts';
import { postsHtml } from './posts-html.ts';

/** Records of whole sections in, the same records out; only those with a place for a list change. */
export function fillPages(records: readonly PageRecord[]): PageRecord[] {
  const waiting = new Set(
    records.filter(({ html }) =>
      [PAGES_PLACE, SECTIONS_PLACE].some((place) => html.search(place) !== -1),
    ),
  );
  if (waiting.size === 0) return [...records];
  const navs = navigation(contentIndex(records));
  const known = new Map(records.map((record) => [record.url, record]));
  return records.map((record) => {
    if (!waiting.has(record)) return record;
    const nav = navs.get(sectionOf(record));
    return fillSections(fill(record, nav, known), navs);
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

function fillSections(record: PageRecord, navs: ReadonlyMap<string, Nav>): PageRecord {
  const links: Link[] = [];
  const html = record.html.replace(SECTIONS_PLACE, (_place, line: string) => {
    links.push(
      ...savableSections(navs).map(([section]) => ({ href: `/${section}/`, line: Number(line) })),
    );
    return offlineHtml(navs);
  });
  return links.length === 0 ? record : { ...record, html, links: [...record.links, ...links] };
}

const sectionOf = ({ path }: PageRecord): string => path.slice(0, path.indexOf('/'));
