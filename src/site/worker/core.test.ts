import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CORE_CACHE, OFFLINE_PATH } from '../../model/offline.ts';
import { keepCore } from './core.ts';
import {
  type FakeCaches,
  fakeCaches,
  fakeNetwork,
  marked,
  named,
  page,
  script,
} from './fake-caches.ts';

const [MAIN_1, MAIN_2, LATER] = [
  named('/assets/main', '1'),
  named('/assets/main', '2'),
  named('/assets/later'),
];
const offline = (main: string): Response =>
  page(marked(OFFLINE_PATH, `<script src="${main}"></script>`));
const first = {
  core: { release: '1', files: [LATER] },
  site: {
    [OFFLINE_PATH]: () => offline(MAIN_1),
    [MAIN_1]: () => script('1'),
    [LATER]: () => script(),
  },
};
const second = {
  core: { release: '2', files: [LATER] },
  site: {
    [OFFLINE_PATH]: () => offline(MAIN_2),
    [MAIN_2]: () => script('2'),
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
  expect(kept.paths(CORE_CACHE)).toEqual([MAIN_1, LATER, OFFLINE_PATH]);
  asked.length = 0;
  await keepCore(first.core);
  expect(asked).toEqual([]);
});

test('another release brings its page and takes what only the old one needed', async () => {
  fakeNetwork(first.site);
  await keepCore(first.core);
  const asked = fakeNetwork(second.site);
  await keepCore(second.core);
  expect(asked).toEqual([OFFLINE_PATH, MAIN_2]);
  expect(kept.paths(CORE_CACHE)).toEqual([LATER, MAIN_2, OFFLINE_PATH]);
});

test('while a file is missing the old page stays whole', async () => {
  fakeNetwork(first.site);
  await keepCore(first.core);
  fakeNetwork({ [OFFLINE_PATH]: second.site[OFFLINE_PATH] });
  await expect(keepCore(second.core)).rejects.toThrow('Failed to fetch');
  expect(await kept.text(CORE_CACHE, OFFLINE_PATH)).toContain(MAIN_1);
  expect(kept.paths(CORE_CACHE)).toContain(MAIN_1);
});

test.each<[string, string, () => Response]>([
  ['another page', OFFLINE_PATH, () => page('<title>Sign in</title></html>')],
  ['another script', MAIN_2, () => script('another')],
])('while there is %s in its place, too', async (_what, path, wrong) => {
  fakeNetwork(first.site);
  await keepCore(first.core);
  fakeNetwork({ ...second.site, [path]: wrong });
  await expect(keepCore(second.core)).rejects.toThrow(`${path} answered something else.`);
  expect(kept.paths(CORE_CACHE)).toEqual([MAIN_1, LATER, OFFLINE_PATH]);
});
