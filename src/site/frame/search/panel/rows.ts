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
  const facts = { url, title, excerpt, page, label: kind, icon: iconOf(page) };
  return { ...facts, trail: trailOf(trail, title.text) };
}

/** Each group once. */
export function groupsOf(hits: readonly SearchHit[]): Group[] {
  const groups = Map.groupBy(hits, ({ group }) => group);
  return [...groups].map(([name, own]) => ({ name, rows: own.map(rowOf) }));
}

/** In the order of the answer: a group whose hits stand apart comes again, with the weaker ones. */
export function runsOf(hits: readonly SearchHit[]): Group[] {
  const runs: Group[] = [];
  const seen = new Set<string>();
  for (const [at, hit] of hits.entries()) {
    if (hit.group !== hits[at - 1]?.group) {
      runs.push({ name: seen.has(hit.group) ? `More in ${hit.group}` : hit.group, rows: [] });
      seen.add(hit.group);
    }
    runs.at(-1)?.rows.push(rowOf(hit));
  }
  return runs;
}

/** Before anything is typed. */
export function startGroups(recent: readonly Recent[]): Group[] {
  const row = ({ title, trail, ...rest }: Recent, icon: IconName): Row => ({
    ...rest,
    trail: trailOf(trail, title),
    title: { text: title, marks: [] },
    excerpt: null,
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
