// Decides where a README's link leads from here: into the page, the site, the repository or elsewhere.
import type { ImportContext, Origin } from './import-context.ts';

/** An address, or why there is none to write. */
type Target = { href: string } | { dead: 'fragment' | 'site' | 'refused' };

const SITE = /^(?:www\.)?webpack\.js\.org$/;
const HOME_ORGS = new Set(['webpack', 'webpack-contrib']);

export function linkTarget(href: string, context: ImportContext): Target {
  const { origin, slugs } = context;
  if (href.startsWith('#')) return fragmentTarget(href.slice(1), slugs, origin);
  const base = `https://github.com/${origin.repository}/blob/${origin.tag}/`;
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(href);
  const relative = absolute || href.startsWith('//') ? href : href.replace(/^\/+/, '');
  if (!URL.canParse(relative, base)) return { dead: 'refused' };
  const url = new URL(relative, base);
  if (url.protocol === 'mailto:') return { href: url.href };
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return { dead: 'refused' };
  }
  const isOwnFile = !absolute && !href.startsWith('//');
  // A path that climbs out of the release would lead to another project.
  if (isOwnFile) return url.href.startsWith(base) ? { href: url.href } : { dead: 'refused' };
  if (SITE.test(url.hostname)) {
    const landed = origin.land(withSlash(url.pathname), decode(url.hash.slice(1)));
    // Two slashes would name another host.
    if (landed === null || !/^(?:\/(?![/\\])|#|https:)/.test(landed)) return { dead: 'site' };
    return { href: landed.replace(/[\s"<>\\`]/g, encodeURIComponent) };
  }
  const own = url.hash === '' || !isRepository(url, origin) ? null : url.hash.slice(1);
  const here = own === null ? undefined : slugs.get(decode(own).toLowerCase());
  if (here !== null && here !== undefined) return { href: `#${encodeURI(here)}` };
  return { href: siblingOf(url, origin) ?? url.href };
}

/** The project's own front page, which shows the README. */
function isRepository({ hostname, pathname }: URL, { repository }: Origin): boolean {
  const path = pathname.replace(/^\/|\/$/g, '').toLowerCase();
  return hostname === 'github.com' && path === repository.toLowerCase();
}

/** GitHub finds headings without regard to case. */
function fragmentTarget(
  fragment: string,
  slugs: ReadonlyMap<string, string | null>,
  origin: Origin,
): Target {
  const slug = decode(fragment).toLowerCase();
  const id = slugs.get(slug) ?? slugs.get(slug.replace(/^user-content-/, ''));
  if (id !== null && id !== undefined) return { href: `#${encodeURI(id)}` };
  // The section is not shown here, but it is in the source.
  if (slugs.has(slug)) {
    const anchor = encodeURIComponent(slug);
    return {
      href: `https://github.com/${origin.repository}/blob/${origin.tag}/README.md#${anchor}`,
    };
  }
  return { dead: 'fragment' };
}

/** The package's page here, for a link to a project or its README as a whole. */
function siblingOf(url: URL, { siblings, repository }: Origin): string | null {
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const [first = '', second = ''] = parts;
  if (/^(?:www\.)?npmjs\.(?:com|org)$/.test(url.hostname)) {
    return parts.length === 2 && first === 'package' ? (siblings.get(second) ?? null) : null;
  }
  if (!/^(?:www\.)?github\.com$/.test(url.hostname)) return null;
  const readme = parts.length === 2 || /^(?:README\.md|readme\.md)$/.test(parts.at(4) ?? '');
  const own = `${first}/${second}`.toLowerCase() === repository.toLowerCase();
  if (!readme || parts.length > 5 || own) return null;
  const byName = HOME_ORGS.has(first) ? siblings.get(second) : undefined;
  return siblings.get(`${first}/${second}`) ?? byName ?? null;
}

const withSlash = (path: string): string =>
  `/${path.replace(/^\/+/, '')}${path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? '' : '/'}`;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
