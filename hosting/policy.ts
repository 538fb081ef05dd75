// How the site is to be served, whoever serves it: the writers turn this one description into each host's syntax.
import site from '../data/site.json' with { type: 'json' };
import { HASHED_FOLDERS } from '../src/model/hashed-folders.ts';
import { type Redirect, redirectSchema } from '../src/model/redirect.ts';
import { type CspInput, contentSecurityPolicy } from './content-security-policy.ts';

export interface PolicyRedirect extends Pick<Redirect, 'from' | 'to'> {
  /** The target is a stand-in for a page that is not written yet. */
  temporary?: boolean;
}

/** 302 keeps browsers and search engines coming back to the old address; 301 says that it has moved for good. */
export const statusOf = ({ temporary = false }: PolicyRedirect): 301 | 302 =>
  temporary ? 302 : 301;

export interface PolicyInput extends CspInput {
  redirects: readonly PolicyRedirect[];
}

export interface Policy {
  /** On every answer: pages, assets, redirects and errors alike. */
  headers: Readonly<Record<string, string>>;
  /** Folders in which each file carries a content hash in its name. */
  hashedFolders: readonly string[];
  cacheControl: { hashed: string; other: string; error: string };
  /** Where each page has its one address; what else shows the same text names it in a Link header. */
  origin: string;
  /** Content-Type by file extension. */
  contentTypes: Readonly<Record<string, string>>;
  redirects: readonly PolicyRedirect[];
}

export function hostingPolicy({ redirects, ...csp }: PolicyInput): Policy {
  return {
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(csp),
      // No subdomains: v4.webpack.js.org and others are not ours to decide for.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Nothing here belongs to one reader: a page elsewhere may read the docs as data.
      'Access-Control-Allow-Origin': '*',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    },
    // The cards of pages are hashed too, but no document asks for them.
    hashedFolders: [...HASHED_FOLDERS.split('|'), 'social'].map((name) => `/${name}/`),
    cacheControl: {
      hashed: 'public, max-age=31536000, immutable',
      // Redirects too: an address that waits for its page must not stay redirected in caches.
      other: 'no-cache',
      // A file that a deploy brings a second later must not be missing for a year.
      error: 'no-store',
    },
    origin: site.origin,
    contentTypes: CONTENT_TYPES,
    redirects: redirects.map(checked),
  };
}

/** What could watch, pay for, or identify a reader, and what no page needs; copying stays allowed. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  zip: 'application/zip',
} as const;

// The writers put addresses into configuration text, so nothing may pass that could end a string there.
function checked(redirect: PolicyRedirect): PolicyRedirect {
  const { from, to } = redirect;
  if (redirectSchema.safeParse({ from, to }).success) return redirect;
  throw new Error(
    `The redirect ${from} -> ${to} cannot be written for a host. Both are paths of this site ` +
      'that end with a slash; the target may add a #fragment. Correct data/redirects.json.',
  );
}
