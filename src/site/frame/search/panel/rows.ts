// What the list shows, whatever it comes from: groups of rows, each a link.

import type { Marked, SearchHit } from '../../../search/service.ts';
import type { IconName } from '../../../sprite.ts';
import { OFTEN_NEEDED } from './often-needed.ts';
import type { Recent } from './recent.ts';

export interface Row {
  url: string;
  title: Marked;
  trail: readonly string[];
  excerpt: Marked | null;
  page: boolean;
  /** A heading below the row of its page. */
  inside: boolean;
  /** What it is, for those who do not see the icon: Option, Guide. */
  label: string;
  icon: IconName;
}

export interface Group {
  name: string;
  rows: Row[];
}

/** A step that repeats the one before, or the title itself, says nothing new. */
function trailOf(trail: readonly string[], title: string): string[] {
  return trail.filter((step, at) => step !== title && step !== trail[at - 1]);
}

const iconOf = (page: boolean): IconName => (page ? 'file' : 'hash');

function rowOf({ kind, url, title, trail, excerpt, page }: SearchHit): Row {
  const facts = { url, title, excerpt, page, inside: false, label: kind, icon: iconOf(page) };
  return { ...facts, trail: trailOf(trail, title.text) };
}

const addressOf = ({ url }: SearchHit): string => url.replace(/#.*/, '');

/** The rows of each page, the page first and what was found in it below. A heading that is alone needs no page above it. */
export function pagesOf(hits: readonly SearchHit[]): Row[][] {
  return [...Map.groupBy(hits, addressOf)].map(([url, found]) => {
    const [first, ...others] = found;
    const title = first?.trail[1];
    const own = found.find(({ page }) => page);
    const headings = found.filter(({ page }) => !page).map(rowOf);
    if (first === undefined || (own === undefined && (others.length === 0 || title === undefined)))
      return headings;
    const page = own ? rowOf(own) : pageRow(url, first);
    return [page, ...headings.map((row) => ({ ...row, inside: true }))];
  });
}

/** The row of a page of which only headings were found. */
function pageRow(url: string, { trail: [group = '', title = ''] }: SearchHit): Row {
  return {
    url,
    title: { text: title, marks: [] },
    trail: trailOf([group], title),
    excerpt: null,
    page: true,
    inside: false,
    label: 'Page',
    icon: iconOf(true),
  };
}

/** Each group once. */
export function groupsOf(hits: readonly SearchHit[]): Group[] {
  const groups = Map.groupBy(hits, ({ group }) => group);
  return [...groups].map(([name, own]) => ({ name, rows: pagesOf(own).flat() }));
}

/** In the order of the answer: a group whose pages stand apart comes again, with the weaker ones. */
export function runsOf(hits: readonly SearchHit[]): Group[] {
  const runs: Group[] = [];
  const seen = new Set<string>();
  let last: string | undefined;
  for (const found of Map.groupBy(hits, addressOf).values()) {
    const group = found[0]?.group ?? '';
    if (group !== last) {
      runs.push({ name: seen.has(group) ? `More in ${group}` : group, rows: [] });
      seen.add(group);
      last = group;
    }
    runs.at(-1)?.rows.push(...pagesOf(found).flat());
  }
  return runs;
}

/** As many rows as are asked for, and then what is left of the last page. */
export function firstRows(groups: readonly Group[], most: number): Group[] {
  const shown: Group[] = [];
  let left = most;
  for (const { name, rows } of groups) {
    if (left <= 0) break;
    const end = rows.findIndex(({ inside }, at) => at >= left && !inside);
    const kept = end < 0 ? rows : rows.slice(0, end);
    shown.push({ name, rows: kept });
    left -= kept.length;
  }
  return shown;
}

/** The row that Enter opens: the best hit, which may be a heading below the row of its page. */
export function bestRow(groups: readonly Group[], hits: readonly SearchHit[]): number {
  const rows = groups.flatMap((group) => group.rows);
  const places = new Map(rows.map(({ url }, at) => [url, at]));
  const best = hits.find(({ url }) => places.has(url));
  return places.get(best?.url ?? '') ?? 0;
}

/** Before anything is typed. */
export function startGroups(recent: readonly Recent[]): Group[] {
  const row = ({ title, trail, ...rest }: Recent, icon: IconName): Row => ({
    ...rest,
    trail: trailOf(trail, title),
    title: { text: title, marks: [] },
    excerpt: null,
    inside: false,
    label: rest.page ? 'Page' : 'Section',
    icon,
  });
  const groups = [
    { name: 'Recent', rows: recent.map((each) => row(each, 'clock')) },
    { name: 'Often needed', rows: OFTEN_NEEDED.map((each) => row(each, iconOf(each.page))) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);
