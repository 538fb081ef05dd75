import { expect, test } from 'vitest';
import { sampleRecord } from '../testing/sample-record.ts';
import { contentIndex } from './content-index.ts';
import { navigation } from './navigation.ts';

const urls = (nav: ReturnType<typeof navigation>, section: string): string[] | undefined =>
  nav.get(section)?.items.map((item) => item.url);

test('posts are newest first below the index, by the date in their names', () => {
  const nav = navigation(
    contentIndex([
      sampleRecord('blog/2020-10-10-webpack-5-release.md', { title: 'A' }),
      sampleRecord('blog/2021-01-02-later.md', { title: 'B' }),
      sampleRecord('blog/2020-12-31-between.md', { title: 'C' }),
      sampleRecord('blog/index.md', { sort: -1, title: 'Blog' }),
    ]),
  );
  expect(urls(nav, 'blog')).toEqual([
    '/blog/',
    '/blog/2021-01-02-later/',
    '/blog/2020-12-31-between/',
    '/blog/2020-10-10-webpack-5-release/',
  ]);
});

test('a date in the name means nothing outside the blog', () => {
  const nav = navigation(
    contentIndex([
      sampleRecord('guides/2021-01-01-b.md', { sort: 2 }),
      sampleRecord('guides/2020-01-01-a.md', { sort: 1 }),
    ]),
  );
  expect(urls(nav, 'guides')).toEqual(['/guides/2020-01-01-a/', '/guides/2021-01-01-b/']);
});

test('a section has its index first and takes its title', () => {
  const nav = navigation(
    contentIndex([
      sampleRecord('api/grouped.md', { sort: 1, group: 'Objects', title: 'Grouped' }),
      sampleRecord('api/plain.md', { sort: 9, title: 'Plain' }),
      sampleRecord('api/index.md', { sort: -1, title: 'Introduction' }),
    ]),
  );
  expect(nav.get('api')).toMatchObject({ section: 'api', title: 'Introduction' });
  expect(urls(nav, 'api')).toEqual(['/api/', '/api/plain/', '/api/grouped/']);
  expect(nav.get('api')?.items[2]).toEqual({
    title: 'Grouped',
    url: '/api/grouped/',
    group: 'Objects',
    anchored: false,
  });
});

test('the single pages share one navigation without home, organization and starter kits', () => {
  const pages = 'index organization starter-kits vote license glossary branding comparison';
  const sorts = [-1, 6, 7, 4, 5, 3, 2, 1];
  const records = pages
    .split(' ')
    .map((name, index) => sampleRecord(`${name}.md`, { sort: sorts[index] }));
  const nav = navigation(contentIndex(records));
  expect([...nav.keys()]).toEqual(['']);
  expect(nav.get('')?.section).toBeNull();
  expect(urls(nav, '')).toEqual([
    '/comparison/',
    '/branding/',
    '/glossary/',
    '/vote/',
    '/license/',
  ]);
});

test('a page is anchored when it has a heading below level 1', () => {
  const nav = navigation(
    contentIndex([
      sampleRecord('api/a.md', { anchors: [{ title: 'T', id: 't', level: 1 }] }),
      sampleRecord('api/b.md', { anchors: [{ title: 'T', id: 't', level: 3 }] }),
      sampleRecord('api/c.md'),
    ]),
  );
  expect(nav.get('api')?.items.map((item) => item.anchored)).toEqual([false, true, false]);
});

test('pages of deeper folders follow those of the folder they are in', () => {
  const nav = navigation(
    contentIndex([sampleRecord('api/deep/a.md'), sampleRecord('api/index.md', { sort: -1 })]),
  );
  expect(urls(nav, 'api')).toEqual(['/api/', '/api/deep/a/']);
});
