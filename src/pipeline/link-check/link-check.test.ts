import { expect, test } from 'vitest';
import { sampleRecord } from '../testing/sample-record.ts';
import { checkLinks, checkPageLinks, checkUnique } from './link-check.ts';

const caching = sampleRecord('guides/caching.md', { ids: ['hashes', 'old-hashes'] });
const linking = (...hrefs: string[]) =>
  sampleRecord('a.md', { ids: ['own'], links: hrefs.map((href, i) => ({ href, line: 10 + i })) });

test('links that land are no problem', () => {
  const page = linking(
    '/guides/caching/',
    '/guides/caching/#hashes',
    '/guides/caching/#old-hashes',
    '/guides/caching/?q=1#hashes',
    '#own',
    '#',
  );
  expect(checkLinks([page, caching], 'content')).toEqual([]);
});

test('files that are published beside the pages may be linked, others not', () => {
  const page = linking('/guides/caching.md', '/reference/hooks.json', '/llms.txt');
  expect(checkLinks([page, caching], 'content')).toEqual([]);
  const wrong = linking('/guides/cashing.md', '/reference/hook.json', '/llms.txt#all');
  expect(checkLinks([wrong, caching], 'content').map(({ line }) => line)).toEqual([10, 11, 12]);
});

test('a dead address is named with its line and the nearest page', () => {
  expect(checkLinks([linking('#own', '/guides/cacing/'), caching], 'content')).toEqual([
    {
      file: 'content/a.md',
      line: 11,
      what: 'The link "/guides/cacing/" leads to no page.',
      advice: 'Correct the URL or remove the link. Did you mean "/guides/caching/"?',
    },
  ]);
});

test('a dead fragment is named with the ids that are near', () => {
  expect(checkLinks([linking('/guides/caching/#hashs'), caching], 'docs')).toEqual([
    {
      file: 'docs/a.md',
      line: 10,
      what: 'The link "/guides/caching/#hashs" leads to no heading of /guides/caching/.',
      advice: 'Use one of its ids. Did you mean "hashes"?',
    },
  ]);
  expect(checkLinks([linking('#elsewhere')], 'content')).toMatchObject([
    { line: 10, what: 'The link "#elsewhere" leads to no heading of /a/.' },
  ]);
});

test('one page is checked with what is known of the others', () => {
  const pages = new Set(['/a/', '/guides/caching/', '/guides/broken/']);
  const targets = {
    pages,
    files: new Set(['/llms.txt']),
    idsOf: (url: string) => (url === '/guides/broken/' ? null : caching.ids),
  };
  const check = (...hrefs: string[]) => checkPageLinks(linking(...hrefs), targets, 'content');
  expect(check('/llms.txt', '#own', '/guides/caching/#hashes')).toEqual([]);
  expect(check('/guides/broken/#unknown-until-it-compiles')).toEqual([]);
  expect(check('/guides/caching/#hashs', '/concepts/caching/', '#hashes')).toMatchObject([
    { line: 10, advice: expect.stringContaining('"hashes"') },
    { line: 11, advice: expect.stringContaining('"/guides/caching/"') },
    { line: 12, what: 'The link "#hashes" leads to no heading of /a/.' },
  ]);
});

test('an id of another page does not help', () => {
  expect(checkLinks([linking('#hashes'), caching], 'content')).toHaveLength(1);
});

test('two files with one address, two pages with one description', () => {
  const records = [
    sampleRecord('guides/a.md', { description: 'First.' }),
    sampleRecord('guides/_a.md', { description: 'Second.' }),
    sampleRecord('guides/b.md', { description: 'First.' }),
  ];
  expect(checkUnique(records, 'content')).toEqual([
    {
      file: 'content/guides/_a.md',
      line: 1,
      what: 'This page has the same url as content/guides/a.md: /guides/a/',
      advice: 'Rename one of the two files.',
    },
    {
      file: 'content/guides/b.md',
      line: 1,
      what: 'This page has the same description as content/guides/a.md: First.',
      advice: 'Write a description of its own.',
    },
  ]);
});

test('pages that differ are unique', () => {
  expect(checkUnique([sampleRecord('a.md'), sampleRecord('b.md')], 'content')).toEqual([]);
});
