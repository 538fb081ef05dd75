// Which files carry their hash in their name: they never change, so a copy is as good as the original.

const HASHED = /^\/(?:assets|a|p|s)\//;
const NAMED = /\s(?:src|href)="(\/(?:assets|a|p|s)\/[^"?#]+)"/g;

/** The search keeps its own data, so JSON is not here. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^text\/javascript/,
  css: /^text\/css/,
  woff2: /^font\/woff2/,
  svg: /^image\//,
  png: /^image\//,
  jpg: /^image\//,
  webp: /^image\//,
  avif: /^image\//,
  gif: /^image\//,
};

const typeOf = (path: string): RegExp | undefined => TYPES[path.slice(path.lastIndexOf('.') + 1)];

export const isHashedFile = (path: string): boolean =>
  HASHED.test(path) && typeOf(path) !== undefined;

/** Every folder of hashed files, also for what is not ours to keep. */
export const isInHashedFolder = (path: string): boolean => HASHED.test(path);

/** What a document asks for by itself. */
export function filesIn(html: string): string[] {
  return [...new Set([...html.matchAll(NAMED)].map(([, path = '']) => path))].filter(isHashedFile);
}

/** A whole answer of the right type; an error page or another address's answer is neither. */
export function isGood(response: Response, path: string): boolean {
  const type = isHashedFile(path) ? typeOf(path) : /^text\/html/;
  return (
    response.status === 200 &&
    !response.redirected &&
    response.type !== 'opaque' &&
    type?.test(response.headers.get('content-type') ?? '') === true
  );
}

/** A file or page from the network; rejects for all that is not to be kept. */
export async function good(path: string): Promise<Response> {
  const response = await fetch(path);
  if (isGood(response, path)) return response;
  throw new Error(`${path} answered ${response.status} and is not kept.`);
}
