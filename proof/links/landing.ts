// Follows an old address as a reader's browser would: redirect, then the id on the built page.
import type { LegacyUrls, Redirect } from '../../src/model/redirect.ts';
import { resolveRedirects } from '../../src/pipeline/redirects/resolve-redirects.ts';
import type { BuiltSite } from './built-pages.ts';

export type Landing =
  | { kind: 'lands' }
  /** Its page is not written yet: listed in proof/pending-targets.json. */
  | { kind: 'waits' }
  | { kind: 'lost'; page: string; what: 'page' | 'fragment' };

export type Follow = (path: string, fragment: string) => Landing;

export interface FollowOptions {
  site: BuiltSite;
  redirects: readonly Redirect[];
  legacyUrls: LegacyUrls;
  /** Addresses of the pages that exist as content. */
  pages: ReadonlySet<string>;
}

export function follower({ site, redirects, legacyUrls, pages }: FollowOptions): Follow {
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
    const page = site.pages.get(path);
    if (page === undefined) return { kind: 'lost', page: path, what: 'page' };
    if (fragment === '' || page.ids.has(fragment)) return { kind: 'lands' };
    return { kind: 'lost', page: path, what: 'fragment' };
  };
  return follow;
}
