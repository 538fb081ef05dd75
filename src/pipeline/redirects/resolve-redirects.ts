// Old links must not die while pages are still being written: every old address gets a target that exists.
import { PLANNED_ID, type PlannedPage, type Redirect } from '../../model/redirect.ts';
import { checkRedirects, pathOf } from './check-redirects.ts';

interface ResolvedRedirect {
  from: string;
  to: string;
  /** Its page is not written yet: it goes somewhere else once it is, so no one may remember this. */
  temporary: boolean;
}

/** An old address whose proper target is not written yet. */
export interface PendingTarget {
  from: string;
  wanted: string;
  to: string;
}

export interface RedirectSources {
  redirects: readonly Redirect[];
  /** The parsed data/legacy-urls.json; only its addresses matter here. */
  legacyUrls: Readonly<Record<string, unknown>>;
  /** The URLs of the pages that exist. */
  pages: ReadonlySet<string>;
  /** Where unwritten pages are listed and treated; without it they lead to the nearest page above. */
  planned?: readonly PlannedPage[];
}

interface Resolution {
  redirects: ResolvedRedirect[];
  /** Parts of pages that went to another page; no server sees a fragment, so the page itself tells. */
  moves: Pick<ResolvedRedirect, 'from' | 'to'>[];
  pending: PendingTarget[];
}

export function resolveRedirects({
  redirects: table,
  legacyUrls,
  pages,
  planned = [],
}: RedirectSources): Resolution {
  checkRedirects({ redirects: table, pages, legacyUrls });
  const moves = table.filter(({ from }) => from.includes('#') && pages.has(pathOf(from)));
  const redirects = table.filter(({ from }) => !from.includes('#'));
  const rows = new Map(planned.map((row) => [row.page, row]));
  const resolved: ResolvedRedirect[] = [];
  const pending: PendingTarget[] = [];

  const wait = (from: string, wanted: string, own?: string): void => {
    const row = rows.get(pathOf(wanted));
    const today = own ?? row?.today;
    const to = today !== undefined && pages.has(pathOf(today)) ? today : listOf(wanted, pages, row);
    resolved.push({ from, to, temporary: true });
    pending.push({ from, wanted, to });
  };

  for (const { from, to, today } of redirects) {
    if (pages.has(pathOf(to))) resolved.push({ from, to, temporary: false });
    else wait(from, to, today);
  }
  const sources = new Set(redirects.map(({ from }) => from));
  for (const url of Object.keys(legacyUrls)) {
    if (!pages.has(url) && !sources.has(url) && !isGenerated(url, pages)) wait(url, url);
  }
  return {
    redirects: resolved.sort(byFrom),
    moves: moves.map(({ from, to }) => ({ from, to })).sort(byFrom),
    pending: pending.sort(byFrom),
  };
}

/** The list on the index of its section that names it, else the nearest page above. */
function listOf(wanted: string, pages: ReadonlySet<string>, row: PlannedPage | undefined): string {
  const page = nearestPage(wanted, pages);
  return row !== undefined && page === sectionIndex(row.page) ? `${page}#${PLANNED_ID}` : page;
}

/** The page itself, its parent folder's index, and so on up to the home page. */
function nearestPage(url: string, pages: ReadonlySet<string>): string {
  let path = pathOf(url);
  while (path !== '/' && !pages.has(path)) path = path.replace(/[^/]+\/$/, '');
  return path;
}

/** Routes that the build makes without a content file of their own. */
function isGenerated(url: string, pages: ReadonlySet<string>): boolean {
  if (url === '/app-shell/') return true;
  return url.endsWith('/printable/') && pages.has(url.slice(0, -'printable/'.length));
}

/** `/guides/` of `/guides/caching/`. */
export const sectionIndex = (url: string): string => `/${url.split('/')[1] ?? ''}/`;

// By code unit, because a locale's order would differ between machines.
function byFrom(a: { from: string }, b: { from: string }): number {
  if (a.from === b.from) return 0;
  return a.from < b.from ? -1 : 1;
}
