// Links of imported pages were written for another site; each is led to a page and an id that exist here.
import type { PageRecord } from '../../model/record.ts';
import type { LegacyUrls, PlannedPage, Redirect } from '../../model/redirect.ts';
import { withTrailingSlash } from '../../model/url.ts';
import { resolveRedirects } from '../redirects/resolve-redirects.ts';

type Settle = (href: string) => string;

interface SettleOptions {
  /** Every page, ours and imported. */
  records: readonly Pick<PageRecord, 'url' | 'ids'>[];
  redirects: readonly Redirect[];
  legacyUrls: LegacyUrls;
  planned: readonly PlannedPage[];
}

/** Root-relative address to the root-relative address that answers it; unknown ids are left out. */
export function settler({ records, redirects, legacyUrls, planned }: SettleOptions): Settle {
  const ids = new Map(records.map((record) => [record.url, new Set(record.ids)]));
  const pages = new Set(ids.keys());
  const resolution = resolveRedirects({ redirects, legacyUrls, pages, planned });
  const targets = new Map(resolution.redirects.map(({ from, to }) => [from, to]));
  const moves = new Map(resolution.moves.map(({ from, to }) => [from, to]));

  return (href) => {
    const [path = '', fragment = ''] = href.split('#');
    const url = withTrailingSlash(path.split('?')[0] ?? path);
    const [page = '/', wanted = fragment] = (
      moves.get(`${url}#${fragment}`) ??
      targets.get(url) ??
      nearest(url, pages)
    ).split('#');
    const id = [wanted, wanted.toLowerCase()].find((name) => ids.get(page)?.has(name));
    return id === undefined || id === '' ? page : `${page}#${id}`;
  };
}

/** The page itself, else its section, else the home page. */
function nearest(url: string, pages: ReadonlySet<string>): string {
  let path = url;
  while (path !== '/' && !pages.has(path)) path = path.replace(/[^/]+\/?$/, '');
  return path;
}

/** In HTML of our serializer every `<` opens a tag and attribute values are in double quotes. */
const INTERNAL = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)(")/g;

export function settleRecord(record: PageRecord, settle: Settle): PageRecord {
  const links = new Map(record.links.map((link) => [link.href, link.line]));
  const settled: PageRecord['links'] = [];
  const html = record.html.replace(INTERNAL, (_match, before, href, after) => {
    const target = settle(href.replaceAll('&#x26;', '&').replaceAll('&amp;', '&'));
    settled.push({ href: target, line: links.get(href) ?? 1 });
    return `${before}${target}${after}`;
  });
  const others = record.links.filter(({ href }) => !href.startsWith('/'));
  return { ...record, html, links: [...others, ...settled] };
}
