// What the pages may load and from where: one table, to which a host is added only by a change here.
import { OWN_POLICY_PATHS } from '../src/model/own-policy.ts';
import { hostedHosts } from '../src/model/search/hosted-hosts.ts';

/** Sources of every document by directive; quoted words carry their quotes as in the header. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': [],
  'object-src': [],
  'base-uri': [],
  'form-action': [],
  'frame-ancestors': [],
  'require-trusted-types-for': ["'script'"],
  // The one policy of src/site/document/trusted-types.ts; nobody can add another.
  'trusted-types': ['default'],
};

/**
 * The documents that differ: one policy for all pages between which the client moves, one for each
 * page that needs a host of its own, and one for pages without our script (printable, app shell).
 */
export type DocumentKind = 'shared' | (typeof OWN_POLICY_PATHS)[number] | 'plain';

const WITH_SCRIPT: readonly DocumentKind[] = ['shared', ...OWN_POLICY_PATHS];

interface Outside {
  directive: 'script-src' | 'img-src' | 'connect-src' | 'frame-src';
  hosts: readonly string[];
  on: readonly DocumentKind[];
}

const OUTSIDE: readonly Outside[] = [
  // Contributors' pictures: github.com answers with a redirect to the second host.
  {
    directive: 'img-src',
    hosts: ['https://github.com', 'https://avatars.githubusercontent.com'],
    on: WITH_SCRIPT,
  },
  // Sponsors' pictures on the home page, which the client reaches from every shared document.
  { directive: 'img-src', hosts: ['https://images.opencollective.com'], on: ['shared'] },
  // Badges of projects.
  { directive: 'img-src', hosts: ['https://img.shields.io'], on: ['/organization/'] },
  // Counts of votes.
  { directive: 'connect-src', hosts: ['https://api.github.com'], on: ['/vote/'] },
  // The chat, once a reader opens it.
  { directive: 'frame-src', hosts: ['https://discord.com'], on: WITH_SCRIPT },
];

/** As Google's guide to policies lists them for Analytics 4, without what only advertising needs. */
const ANALYTICS: readonly Outside[] = [
  { directive: 'script-src', hosts: ['https://www.googletagmanager.com'], on: WITH_SCRIPT },
  {
    directive: 'img-src',
    hosts: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    on: WITH_SCRIPT,
  },
  {
    directive: 'connect-src',
    hosts: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    on: WITH_SCRIPT,
  },
];

export interface CspInput {
  /** Hashes of the inline scripts, `sha256-…` in base64, without quotes. */
  inlineScriptHashes: readonly string[];
  /** Of the style elements, likewise. */
  inlineStyleHashes?: readonly string[];
  /** Application id of a hosted search, where the site has one. */
  hostedSearch?: string | null;
  /** Measurement id of Google Analytics, where the site has one. */
  analyticsId?: string | null;
}

/** The header, equal on every answer: what any document needs. Each document narrows it. */
export function contentSecurityPolicy(input: CspInput): string {
  return written(directives(input, null));
}

/** For a document's `<meta>`: the directives in which it needs less than the header allows. */
export function documentPolicy(kind: DocumentKind, input: CspInput): string {
  const all = new Map(directives(input, null));
  return written(directives(input, kind).filter(([name, sources]) => all.get(name) !== sources));
}

export function documentKind(path: string): DocumentKind {
  return OWN_POLICY_PATHS.find((own) => own === path) ?? 'shared';
}

type Directives = (readonly [name: string, sources: string])[];

/** Null is every kind at once. */
function directives(input: CspInput, kind: DocumentKind | null): Directives {
  const {
    inlineScriptHashes,
    inlineStyleHashes = [],
    hostedSearch = null,
    analyticsId = null,
  } = input;
  const hashes: Readonly<Record<string, string[]>> = {
    'script-src': quoted(inlineScriptHashes),
    'style-src': quoted(inlineStyleHashes),
  };
  const search = hostedSearch === null ? [] : hostedHosts(hostedSearch);
  const outside = [
    ...OUTSIDE,
    { directive: 'connect-src', hosts: search, on: WITH_SCRIPT },
    ...(analyticsId === null ? [] : ANALYTICS),
  ].filter(({ on }) => kind === null || on.includes(kind));
  return Object.entries(SOURCES).map(([name, own]) => {
    const hosts = outside.filter(({ directive }) => directive === name).flatMap((row) => row.hosts);
    const sources = [...own, ...(hashes[name] ?? []), ...hosts];
    return [name, sources.join(' ') || "'none'"];
  });
}

/** Sorted, so that the header does not depend on the order in which pages were rendered. */
function quoted(hashes: readonly string[]): string[] {
  for (const hash of hashes) checkHash(hash);
  return [...new Set(hashes)].sort().map((hash) => `'${hash}'`);
}

const written = (list: Directives): string =>
  list.map(([name, sources]) => `${name} ${sources}`).join('; ');

function checkHash(hash: string): void {
  if (/^sha256-[A-Za-z0-9+/]{43}=$/.test(hash)) return;
  throw new Error(
    `The hash of an inline script or style is not usable in the Content-Security-Policy: "${hash}". ` +
      "Pass 'sha256-' and the base64 digest of the text between its tags.",
  );
}
