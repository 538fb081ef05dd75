import { expect, test } from 'vitest';
import { byVotes, issueVotes, mayAskAgainAt } from './issue-votes.ts';

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

test('most votes first, equal ones and unknown ones by number, unknown ones last', () => {
  const votes = new Map([
    [5, 1],
    [9, 0],
    [3, 1],
  ]);
  const proposals = [9, 8, 5, 4, 3].map((issue) => ({ issue }));
  const order = byVotes(proposals, (issue) => votes.get(issue)).map(({ issue }) => issue);
  expect(order).toEqual([3, 5, 9, 4, 8]);
});
