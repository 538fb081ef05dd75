// Follows an old address as a reader's browser would: redirect, then the id on the page.
import type { PageRecord } from '../../model/record.ts';
import type { LegacyUrls, Redirect } from '../../model/redirect.ts';
import { resolveRedirects } from './resolve-redirects.ts';

/** Address of a page to every id a fragment may point at. */
export type PageIds = ReadonlyMap<string, ReadonlySet<string>>;

type Landing =
  | { kind: 'lands' }
  /** Its page is not written yet: listed in proof/pending-targets.json. */
  | { kind: 'waits' }
  | { kind: 'lost'; page: string; what: 'page' | 'fragment' };

export type Follow = (path: string, fragment: string) => Landing;

interface FollowOptions {
  ids: PageIds;
  redirects: readonly Redirect[];
  legacyUrls: LegacyUrls;
  /** Addresses of the pages that exist as content. */
  pages: ReadonlySet<string>;
}

export function follower({ ids, redirects, legacyUrls, pages }: FollowOptions): Follow {
  const resolution = resolveRedirects({ redirects, legacyUrls, pages });
  const targets = new Map(resolution.redirects.map(({ from, to }) => [from, to]));
  const waiting = new Set(resolution.pending.map(({ from }) => from));

  const follow: Follow = (path, fragment) => {
    if (waiting.has(path)) return { kind: 'waits' };
    const redirected = targets.get(path);
    if (redirected !== undefined) {
      // A browser keeps the reader's fragment across a redirect, unless the redirect names one.
      const [page = '', named = fragment] = redirected.split('#');
      return follow(page, named);
    }
    const own = ids.get(path);
    if (own === undefined) return { kind: 'lost', page: path, what: 'page' };
    if (fragment === '' || own.has(fragment)) return { kind: 'lands' };
    return { kind: 'lost', page: path, what: 'fragment' };
  };
  return follow;
}

/** What the pages will have once they are built: their own ids, and a line for each part that moved. */
export function idsOfRecords(
  records: readonly PageRecord[],
  redirects: readonly Redirect[],
): PageIds {
  const moved = Map.groupBy(
    redirects.filter(({ from }) => from.includes('#')).map(({ from }) => from.split('#')),
    ([page]) => page,
  );
  return new Map(
    records.map(({ url, ids }) => [
      url,
      new Set([...ids, ...(moved.get(url) ?? []).flatMap(([, id]) => id ?? [])]),
    ]),
  );
}
