// Each way in which an old address can be lost, wait or be given up.
import { expect, test } from 'vitest';
import type { LegacyUrls } from '../../model/redirect.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { follower, idsOfRecords } from './landing.ts';
import { checkLegacy, checkMessages } from './old-addresses.ts';

const life: [string, string] = ['2017-07-01', '2020-01-01'];
const legacyUrls: LegacyUrls = {
  '/b/': { pages: life, ids: { there: life, lost: life } },
  '/old/': { pages: life, ids: { there: life } },
  '/unwritten/': { pages: life, ids: { x: life } },
};
const redirects = [
  { from: '/old/', to: '/b/' },
  { from: '/older/', to: '/b/#there' },
];
const ids = idsOfRecords([sampleRecord('b.md', { ids: ['there'] })], redirects);
const follow = follower({
  ids,
  redirects,
  legacyUrls,
  pages: new Set(['/b/']),
});
const input = { legacyUrls, retired: [], follow, ids, sourceOf: () => 'content/b.md' };

test('an old fragment without an alias is lost, the others land or wait', () => {
  const { problems, ...counts } = checkLegacy(input);
  expect(counts).toEqual({ total: 7, landing: 4, waiting: 2, retired: 0 });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    file: 'content/b.md',
    what: expect.stringContaining('/b/#lost'),
    advice: expect.stringContaining('{#id #lost}'),
  });
});

test('a retired fragment is excused, and an excuse nobody needs is refused', () => {
  const why = 'The subject left with webpack 4.';
  const retired = [{ url: '/b/', ids: ['lost', 'there'], why }];
  const { problems, retired: count } = checkLegacy({ ...input, retired });
  expect(count).toBe(1);
  expect(problems.map(({ what }) => what)).toEqual([
    '/b/#there is retired, but it lands or waits.',
  ]);
});

test('a redirect with a fragment overrides the reader’s', () => {
  expect(follow('/older/', 'anything')).toEqual({ kind: 'lands' });
});

test('a message of webpack that leads nowhere is named with its file', () => {
  const urls = [
    { file: 'webpack/lib/x.js', line: 3, path: '/b/', fragment: 'there' },
    { file: 'webpack/lib/x.js', line: 4, path: '/b/', fragment: 'nowhere' },
    { file: 'webpack/lib/x.js', line: 5, path: '/unwritten/', fragment: 'x' },
  ];
  const { problems, landing, waiting } = checkMessages(urls, follow);
  expect([landing, waiting]).toEqual([1, 1]);
  expect(problems).toMatchObject([{ file: 'node_modules/webpack/lib/x.js', line: 4 }]);
});

test('a part that moved leaves its id on the old page', () => {
  const moves = [{ from: '/b/#lost', to: '/c/#x' }];
  const own = idsOfRecords([sampleRecord('b.md', { ids: ['there'] })], moves);
  expect([...(own.get('/b/') ?? [])]).toEqual(['there', 'lost']);
});
