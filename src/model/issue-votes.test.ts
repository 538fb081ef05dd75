import { expect, test } from 'vitest';
import { issueVotes, mayAskAgainAt, type Order, sorted } from './issue-votes.ts';

const answer = { number: 7, state: 'open', reactions: { '+1': 12, '-1': 3 } };

test('an answer gives the thumbs-up of the first post and whether the issue is closed', () => {
  expect(issueVotes(7, answer)).toEqual({ votes: 12, closed: false });
  expect(issueVotes(7, { ...answer, state: 'closed' })).toEqual({ votes: 12, closed: true });
});

test.each([
  ['another issue', { ...answer, number: 8 }],
  ['no reactions', { number: 7, state: 'open' }],
  ['null for reactions', { ...answer, reactions: null }],
  ['a count that is text', { ...answer, reactions: { '+1': '12' } }],
  ['a negative count', { ...answer, reactions: { '+1': -1 } }],
  ['an unknown state', { ...answer, state: 'gone' }],
  ['a list', [answer]],
  ['text', 'Not Found'],
  ['null', null],
])('%s is no answer', (_name, wrong) => {
  expect(issueVotes(7, wrong)).toBeNull();
});

test.each([
  [{ 'retry-after': '60' }, 61_000],
  [{ 'x-ratelimit-reset': '90' }, 90_000],
  [{ 'retry-after': '5', 'x-ratelimit-reset': '90' }, 6_000],
  [{ 'retry-after': 'soon' }, null],
  [{}, null],
])('%o allows the next request at %s', (headers, at) => {
  expect(mayAskAgainAt(new Headers(headers as Record<string, string>), 1000)).toBe(at);
});

test.each<[Order, number[]]>([
  // Equal ones and unknown ones newest first, unknown ones last.
  ['votes', [5, 3, 9, 8, 4]],
  ['newest', [9, 8, 5, 4, 3]],
  // `Part 9` before `Part 10`.
  ['name', [8, 4, 3, 9, 5]],
])('in the order "%s"', (by, expected) => {
  const votes = new Map([
    [5, 1],
    [9, 0],
    [3, 1],
  ]);
  const titles = { 8: 'a', 4: 'B', 3: 'Part 9', 9: 'Part 10', 5: 'Part 10' };
  const proposals = Object.entries(titles).map(([issue, title]) => ({
    issue: Number(issue),
    title,
  }));
  const order = sorted(proposals, by, (issue) => votes.get(issue));
  expect(order.map(({ issue }) => issue)).toEqual(expected);
});
