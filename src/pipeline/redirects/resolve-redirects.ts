// Old links must not die while pages are still being written: every old address gets a target that exists.
import type { Redirect } from '../../model/redirect.ts';
import { checkRedirects } from './check-redirects.ts';

export interface ResolvedRedirect {
  from: string;
  to: string;
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
}

export interface Resolution {
  redirects: ResolvedRedirect[];
  /** Parts of pages that went to another page; no server sees a fragment, so the page itself tells. */
  moves: ResolvedRedirect[];
  pending: PendingTarget[];
}

export function resolveRedirects({
  redirects: table,
  legacyUrls,
  pages,
}: RedirectSources): Resolution {
  checkRedirects({ redirects: table, pages });
  const moves = table.filter(({ from }) => from.includes('#'));
  const redirects = table.filter(({ from }) => !from.includes('#'));
  const resolved: ResolvedRedirect[] = [];
  const pending: PendingTarget[] = [];

  const wait = (from: string, wanted: string): void => {
    const to = nearestPage(wanted, pages);
    resolved.push({ from, to });
    pending.push({ from, wanted, to });
  };

  for (const { from, to } of redirects) {
    if (pages.has(pathOf(to))) resolved.push({ from, to });
    else wait(from, to);
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

function pathOf(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

// By code unit, because a locale's order would differ between machines.
function byFrom(a: ResolvedRedirect, b: ResolvedRedirect): number {
  if (a.from === b.from) return 0;
  return a.from < b.from ? -1 : 1;
}
