import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CORE_CACHE, SAVED_CACHE, VISITED_CACHE } from '../../model/offline.ts';
import { SEARCH_CACHE } from '../../model/search/search-file.ts';
import { fakeCaches } from './fake-caches.ts';

const OURS = [CORE_CACHE, SAVED_CACHE, VISITED_CACHE, SEARCH_CACHE];
const done: string[] = [];

beforeEach(() => {
  done.length = 0;
  fakeCaches();
  const client = {
    url: '/guides/',
    navigate: async (url: string) => done.push(`navigate ${url}`),
  };
  const clients = { claim: async () => done.push('claim'), matchAll: async () => [client] };
  vi.stubGlobal('self', { clients });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function takeOverFrom(names: string[]): Promise<string[]> {
  for (const name of names) await caches.open(name);
  // Its scope is what `self` is when it is loaded.
  const { takeOver } = await import('./take-over.ts');
  await takeOver();
  return caches.keys();
}

test('caches of the old site go, and its pages are loaded anew', async () => {
  expect(await takeOverFrom(['workbox-precache-v2-x', ...OURS])).toEqual(OURS);
  expect(done).toEqual(['claim', 'navigate /guides/']);
});

test('caches of an earlier version of ours go, and its pages stay', async () => {
  expect(await takeOverFrom(['docs-visited-0', ...OURS])).toEqual(OURS);
  expect(done).toEqual(['claim']);
});

test('where nothing is to be deleted nothing is loaded anew', async () => {
  expect(await takeOverFrom(OURS)).toEqual(OURS);
  expect(done).toEqual(['claim']);
});
