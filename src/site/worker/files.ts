// Which files are named by their bytes: they never change, so a copy is as good as the original.
import { HASHED_FOLDERS } from '../../model/hashed-folders.ts';

const HASHED = new RegExp(`^/(?:${HASHED_FOLDERS})/`);
const HASH = /\.([0-9a-f]{12})\.\w+$/;
const NAMED = new RegExp(`\\s(?:src|href)="(/(?:${HASHED_FOLDERS})/[^"?#]+)"`, 'g');

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^text\/javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
  woff2: /^font\/woff2/,
  svg: /^image\//,
  png: /^image\//,
  jpg: /^image\//,
  webp: /^image\//,
  avif: /^image\//,
  gif: /^image\//,
};

const typeOf = (path: string): RegExp | undefined => TYPES[path.slice(path.lastIndexOf('.') + 1)];

/** The first digits of its SHA-256, in the name of a hashed file. */
export const hashOf = (path: string): string | undefined =>
  isInHashedFolder(path) ? HASH.exec(path)?.[1] : undefined;

/** The search keeps its own data, which is JSON. */
export const isHashedFile = (path: string): boolean =>
  hashOf(path) !== undefined && typeOf(path) !== undefined && !path.endsWith('.json');

/** Every folder of hashed files, also for what is not ours to keep. */
export const isInHashedFolder = (path: string): boolean => HASHED.test(path);

/** What a document asks for by itself. */
export function filesIn(html: string): string[] {
  return [...new Set([...html.matchAll(NAMED)].map(([, path = '']) => path))].filter(isHashedFile);
}

/** A whole answer of the right type; an error page or another address's answer is neither. */
export function isGood(response: Response, path: string): boolean {
  const type = path.endsWith('/') ? /^text\/html/ : typeOf(path);
  return (
    response.status === 200 &&
    !response.redirected &&
    response.type !== 'opaque' &&
    type?.test(response.headers.get('content-type') ?? '') === true
  );
}
