// What the pages may load and from where: one table, to which a host is added only by a change here.
import { hostedHosts } from '../src/model/search/hosted-hosts.ts';

/** Sources by directive; `'self'` and `'none'` carry their quotes as in the header. */
const SOURCES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': [
    "'self'",
    // Contributors' pictures: github.com answers with a redirect to the second host.
    'https://github.com',
    'https://avatars.githubusercontent.com',
    // Badges of the organization page.
    'https://img.shields.io',
    // Sponsors' pictures.
    'https://images.opencollective.com',
  ],
  'font-src': ["'self'"],
  // Counts of votes.
  'connect-src': ["'self'", 'https://api.github.com'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  // The chat, once a reader opens it.
  'frame-src': ['https://discord.com'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const satisfies Record<string, readonly string[]>;

export type Directive = keyof typeof SOURCES;

export interface CspInput {
  /** Hashes of the inline scripts, `sha256-…` in base64, without quotes. */
  inlineScriptHashes: readonly string[];
  /** Application id of a hosted search, where the site has one. */
  hostedSearch?: string | null;
}

export function contentSecurityPolicy(input: CspInput): string {
  const { inlineScriptHashes, hostedSearch = null } = input;
  for (const hash of inlineScriptHashes) checkHash(hash);
  // Sorted, so that the header does not depend on the order in which pages were rendered.
  const hashes = [...new Set(inlineScriptHashes)].sort().map((hash) => `'${hash}'`);
  const extra: Partial<Record<string, readonly string[]>> = {
    'script-src': hashes,
    'connect-src': hostedSearch === null ? [] : hostedHosts(hostedSearch),
  };
  return Object.entries(SOURCES)
    .map(([directive, sources]) => [directive, ...sources, ...(extra[directive] ?? [])].join(' '))
    .join('; ');
}

function checkHash(hash: string): void {
  if (/^sha256-[A-Za-z0-9+/]{43}=$/.test(hash)) return;
  throw new Error(
    `The hash of an inline script is not usable in the Content-Security-Policy: "${hash}". ` +
      "Pass 'sha256-' and the base64 digest of the text between the script tags.",
  );
}
