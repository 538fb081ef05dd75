// data/site.json decides who answers a search: our own index, or a hosted service by its key and index.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import site from '../data/site.json' with { type: 'json' };
import type { HostedSearch } from '../src/model/site.ts';
import type { SearchService } from '../src/site/search/service.ts';
import { RECORDS } from './search/hosted-records.ts';
import { type HostedServer, hostedServer } from './search/hosted-server.ts';

const KEYS = { applicationId: 'APP0000001', apiKey: 'search-only', indexName: 'docs' };
const CONTEXT = { url: '/' };

let server: HostedServer;
const real = globalThis.fetch;
const asked: string[] = [];
/** Leads the service's hosts to the local server: there is no network here. */
const led: typeof fetch = (url, init) => {
  const address = new URL(String(url));
  asked.push(address.host);
  return real(server.origin + address.pathname, init);
};
const configured = async (search: HostedSearch | null): Promise<SearchService> => {
  vi.resetModules();
  vi.doMock('../data/site.json', () => ({ default: { ...site, search } }));
  const { searchService } = await import('../src/site/search/search-service.ts');
  return searchService();
};
beforeAll(async () => {
  server = await hostedServer({ ...KEYS, indexes: { [KEYS.indexName]: RECORDS } });
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = led;
});
afterEach(() => {
  globalThis.fetch = real;
  vi.doUnmock('../data/site.json');
});

test('key and index in data/site.json make it answer the searches', async () => {
  const { hits } = await (await configured(KEYS)).search('output.filename', CONTEXT);
  expect(hits[0]?.url).toBe('/configuration/output/#outputfilename');
  expect(asked).toEqual(['app0000001-dsn.algolia.net']);
  expect(server.asked).toHaveLength(1);
});

test('without them it is not asked: our own index is searched by a worker', async () => {
  const started: string[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor(script: URL) {
        super();
        started.push(String(script));
      }
      postMessage(): void {
        this.dispatchEvent(new Event('error'));
      }
      terminate(): void {}
    },
  );
  const own = await configured(null);
  await expect(own.search('output.filename', CONTEXT)).rejects.toThrow('did not start');
  expect(started).toEqual([expect.stringContaining('own/worker.ts')]);
  expect(asked).toEqual([]);
  vi.unstubAllGlobals();
});

test('the nearest host is asked first, then the fallbacks in any order', async () => {
  globalThis.fetch = async (url) => {
    asked.push(new URL(String(url)).host);
    throw new TypeError('no network');
  };
  const failing = (await configured(KEYS)).search('output', CONTEXT);
  await expect(failing).rejects.toThrow('cannot be reached');
  expect(asked[0]).toBe('app0000001-dsn.algolia.net');
  expect(asked.slice(1).sort()).toEqual(
    [1, 2, 3].map((number) => `app0000001-${number}.algolianet.com`),
  );
});
