import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CORE_CACHE, OFFLINE_PATH } from '../../model/offline.ts';
import { keepCore } from './core.ts';
import { type FakeCaches, fakeCaches, fakeNetwork, page, script } from './fake-caches.ts';

const first = {
  core: { release: '1', files: ['/assets/later.1.js'] },
  site: {
    [OFFLINE_PATH]: () => page('<script src="/assets/main.1.js"></script>'),
    '/assets/main.1.js': () => script(),
    '/assets/later.1.js': () => script(),
  },
};
const second = {
  core: { release: '2', files: ['/assets/later.1.js'] },
  site: {
    [OFFLINE_PATH]: () => page('<script src="/assets/main.2.js"></script>'),
    '/assets/main.2.js': () => script(),
  },
};
let kept: FakeCaches;

beforeEach(() => {
  kept = fakeCaches();
});
afterEach(() => vi.unstubAllGlobals());

test('the page, the files it names and those of the list are kept, once', async () => {
  const asked = fakeNetwork(first.site);
  await keepCore(first.core);
  expect(kept.paths(CORE_CACHE)).toEqual(['/assets/main.1.js', '/assets/later.1.js', OFFLINE_PATH]);
  asked.length = 0;
  await keepCore(first.core);
  expect(asked).toEqual([]);
});

test('another release brings its page and takes what only the old one needed', async () => {
  fakeNetwork(first.site);
  await keepCore(first.core);
  const asked = fakeNetwork(second.site);
  await keepCore(second.core);
  expect(asked).toEqual([OFFLINE_PATH, '/assets/main.2.js']);
  expect(kept.paths(CORE_CACHE)).toEqual(['/assets/later.1.js', '/assets/main.2.js', OFFLINE_PATH]);
});

test('while a file is missing the old page stays whole', async () => {
  fakeNetwork(first.site);
  await keepCore(first.core);
  fakeNetwork({ [OFFLINE_PATH]: second.site[OFFLINE_PATH] });
  await expect(keepCore(second.core)).rejects.toThrow('Failed to fetch');
  expect(await kept.text(CORE_CACHE, OFFLINE_PATH)).toContain('main.1.js');
  expect(kept.paths(CORE_CACHE)).toContain('/assets/main.1.js');
});
