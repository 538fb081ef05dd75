// Puts lists of pages and sections where they belong: they need the other pages, so they come after all are compiled.
import type { Link, Nav, PageRecord } from '../../model/record.ts';
import { PLANNED_ID, type PlannedPage } from '../../model/redirect.ts';
import { contentIndex } from '../content-index/content-index.ts';
import { navigation } from '../content-index/navigation.ts';
import { SECTIONS_PLACE } from '../markdown/components/offline-place.ts';
import { PAGES_PLACE } from '../markdown/components/pages-place.ts';
import { sectionIndex } from '../redirects/resolve-redirects.ts';
import { offlineHtml, savableSections } from './offline-html.ts';
import { pagesHtml } from './pages-html.ts';
import { PLANNED_TITLE, plannedHtml } from './planned-html.ts';
import { postsHtml } from './posts-html.ts';

/**
 * Records of whole sections in, the same records out. Those with a place for a list change, and so
 * do the indexes of sections with planned pages, which end with the list of these.
 */
export function fillPages(
  records: readonly PageRecord[],
  planned: readonly PlannedPage[] = [],
): PageRecord[] {
  const known = new Map(records.map((record) => [record.url, record]));
  const unwritten = Map.groupBy(
    planned.filter(({ page }) => !known.has(page)),
    ({ page }) => sectionIndex(page),
  );
  return fillPlaces(records, known).map((record) =>
    withPlanned(record, unwritten.get(record.url) ?? []),
  );
}

function fillPlaces(
  records: readonly PageRecord[],
  known: ReadonlyMap<string, PageRecord>,
): PageRecord[] {
  const waiting = new Set(
    records.filter(({ html }) =>
      [PAGES_PLACE, SECTIONS_PLACE].some((place) => html.search(place) !== -1),
    ),
  );
  if (waiting.size === 0) return [...records];
  const navs = navigation(contentIndex(records));
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

/** Its links are checked with the table they come from, by their lines there. */
function withPlanned(record: PageRecord, pages: readonly PlannedPage[]): PageRecord {
  if (pages.length === 0) return record;
  const heading = { depth: 2, text: PLANNED_TITLE, id: PLANNED_ID, line: 1, option: false };
  return {
    ...record,
    html: record.html + plannedHtml(pages),
    anchors: [...record.anchors, { title: PLANNED_TITLE, id: PLANNED_ID, level: 2 }],
    ids: [...record.ids, PLANNED_ID],
    headings: [...record.headings, heading],
  };
}

const sectionOf = ({ path }: PageRecord): string => path.slice(0, path.indexOf('/'));
