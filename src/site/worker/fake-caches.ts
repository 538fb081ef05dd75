// Cache Storage for unit tests: the order, the copies and the refusals of the real one, without a browser.
// biome-ignore lint/correctness/noNodejsModules: only tests import this file
import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { canonicalLink } from '../document/canonical-link.ts';

const ORIGIN = 'https://site.example';
const addressOf = (key: RequestInfo | URL): string =>
  new URL(typeof key === 'string' || key instanceof URL ? key : key.url, ORIGIN).href;

export interface FakeCaches {
  /** Paths kept in a cache, with their queries, the oldest first. */
  paths(name: string): string[];
  text(name: string, path: string): Promise<string | undefined>;
  /** The next puts fail, as on a full disk. */
  refuse(times: number): void;
  /** New entries fail while there are so many in all. */
  limit(entries: number): void;
}

export function fakeCaches(): FakeCaches {
  const all = new Map<string, Map<string, Response>>();
  let refusals = 0;
  let most = Number.POSITIVE_INFINITY;
  const count = (): number => [...all.values()].reduce((sum, { size }) => sum + size, 0);
  const entriesOf = (name: string): Map<string, Response> => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return entries;
  };
  const open = async (name: string) => {
    const entries = entriesOf(name);
    return {
      match: async (key: RequestInfo | URL) => entries.get(addressOf(key))?.clone(),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (key: RequestInfo | URL) => entries.delete(addressOf(key)),
      put: async (key: RequestInfo | URL, response: Response) => {
        refusals -= 1;
        const tooMany = !entries.has(addressOf(key)) && count() >= most;
        if (refusals >= 0 || tooMany) throw new DOMException('full', 'QuotaExceededError');
        entries.delete(addressOf(key));
        entries.set(addressOf(key), response);
      },
    };
  };
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(addressOf(key))?.clone(),
  });
  vi.stubGlobal('location', new URL(ORIGIN));
  return {
    paths: (name) => [...(all.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)),
    text: async (name, path) => all.get(name)?.get(addressOf(path))?.clone().text(),
    refuse: (times) => {
      refusals = times;
    },
    limit: (entries) => {
      most = entries;
    },
  };
}

/** Answers by path; whatever is not there fails as without a network. */
export function fakeNetwork(answers: Record<string, () => Response | Promise<Response>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (key: RequestInfo) => {
    const { pathname } = new URL(addressOf(key));
    asked.push(pathname);
    const answer = answers[pathname];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  return asked;
}

/** A hashed file's path: `/assets/main` with this code in it. */
export const named = (name: string, code = 'x', extension = 'js'): string =>
  `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.${extension}`;

/** The text of a page with the marks of this site. */
export const marked = (path: string, text: string): string =>
  `${canonicalLink(path)}${text}</html>`;

export const page = (html: string): Response =>
  new Response(html, {
    headers: { 'content-type': 'text/html', date: 'Sun, 15 Nov 2026 12:00:00 GMT' },
  });

export const script = (code = 'x'): Response =>
  new Response(code, { headers: { 'content-type': 'text/javascript' } });

/** Its connection ends before its body does. */
export const cutOff = (response: Response): Response => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<html>'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { headers: response.headers });
};
