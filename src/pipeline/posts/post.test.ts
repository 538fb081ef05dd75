import { expect, test } from 'vitest';
import { postDate, postOf, undatedPost } from './post.ts';

test.each([
  ['blog/2020-10-10-webpack-5-release.md', '2020-10-10'],
  ['blog/_2024-02-29-leap.md', '2024-02-29'],
  ['blog/index.md', null],
  ['blog/news.md', null],
  ['blog/2023-02-29-no-leap.md', null],
  ['blog/2023-13-01-no-month.md', null],
  ['guides/2020-10-10-date.md', null],
])('%s: %s', (path, date) => {
  expect(postDate(path)).toBe(date);
});

test('a post has its day twice, for machines and for readers, and its minutes', () => {
  expect(postOf('blog/2020-10-10-a.md', 'word '.repeat(660))).toEqual({
    date: '2020-10-10',
    dateText: 'October 10, 2020',
    minutes: 3,
  });
  expect(postOf('guides/a.md', 'word')).toBeUndefined();
});

test('a post without a day in its name is a problem that says how to name it', () => {
  expect(undatedPost('blog/2023-02-30-a.md', 'content/blog/2023-02-30-a.md')).toMatchObject([
    { file: 'content/blog/2023-02-30-a.md', advice: expect.stringContaining('2030-01-31-') },
  ]);
  expect(undatedPost('blog/index.md', '')).toEqual([]);
  expect(undatedPost('blog/2020-10-10-a.md', '')).toEqual([]);
  expect(undatedPost('guides/a.md', '')).toEqual([]);
});
