// A target is a page, a planned page or an old one, with a fragment that it has or will have; all else is a slip.
import { expect, test } from 'vitest';
import { type Targets, wrongTargets } from './check-targets.ts';

const life: [string, string] = ['2020-01-01', '2021-01-01'];
const targets: Targets = {
  pages: new Map([
    ['/', []],
    ['/guides/', []],
    ['/guides/caching/', ['output-filenames', 'module-identifiers']],
  ]),
  planned: new Set(['/guides/lazy-loading/', '/guides/caching/']),
  legacyUrls: {
    '/guides/lazy-loading/': { pages: life, ids: { frameworks: life } },
    '/api/node/': { pages: life, ids: { 'stats-object': life } },
  },
};
const table = (...targetsOfRows: string[]): string =>
  JSON.stringify(
    targetsOfRows.map((to, index) => ({ from: `/old-${index}/`, to, why: 'a "to": no' })),
    null,
    2,
  );

test.each([
  '/guides/caching/',
  '/guides/caching/#output-filenames',
  '/guides/lazy-loading/',
  '/guides/lazy-loading/#frameworks',
  '/api/node/',
  '/api/node/#stats-object',
])('%s is fine', (to) => {
  expect(wrongTargets(table(to), targets)).toEqual([]);
});

test.each([
  ['/guides/cachng/', 'neither a page nor a planned one', '"/guides/caching/"'],
  ['/guide/lazy-loadin/', 'neither a page nor a planned one', '"/guides/lazy-loading/"'],
  ['/concepts/caching/', 'neither a page nor a planned one', '"/guides/caching/"'],
  ['/guides/caching/#output-filename', 'has no heading #output-filename', '"output-filenames"'],
  ['/guides/lazy-loading/#framework', 'not one of its old ids', '"frameworks"'],
  ['/api/node/#new-part', 'not one of its old ids', 'leave the fragment out'],
])('%s is refused with its line and a suggestion', (to, what, advice) => {
  expect(wrongTargets(table('/guides/', to, '/'), targets)).toEqual([
    {
      file: 'data/redirects.json',
      line: 9,
      what: expect.stringContaining(what),
      advice: expect.stringContaining(advice),
    },
  ]);
});

test('a moved part is held to the ids of its new page', () => {
  const move = (to: string): string => JSON.stringify([{ from: '/guides/#old', to }]);
  expect(wrongTargets(move('/guides/caching/#module-identifiers'), targets)).toEqual([]);
  expect(wrongTargets(move('/guides/caching/#module-identifier'), targets)).toHaveLength(1);
});
