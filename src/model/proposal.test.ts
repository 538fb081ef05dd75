import { expect, test } from 'vitest';
import { voteSchema } from './proposal.ts';

const proposals = Array.from({ length: 12 }, (_, index) => ({
  issue: index + 1,
  issueTitle: 'As on GitHub',
  title: 'Ours',
  description: 'One sentence about what changes.',
  status: null,
  closed: false,
}));
const data = { countedAt: null, counts: null, proposals };
const counts = Object.fromEntries(proposals.map(({ issue }) => [issue, 3]));
const countedAt = '2026-11-15T08:00:00.000Z';

test('proposals without counts are a whole file', () => {
  expect(voteSchema.parse(data)).toEqual(data);
});

test('stored counts come with their date and for every proposal', () => {
  expect(voteSchema.safeParse({ ...data, counts, countedAt }).success).toBe(true);
});

test.each([
  ['counts without a date', { ...data, counts, countedAt: null }],
  ['a date without counts', { ...data, counts: null, countedAt }],
  ['a count missing', { ...data, counts: { 1: 3 }, countedAt }],
  ['an issue twice', { ...data, proposals: [...proposals, proposals.at(-1)] }],
  ['another order', { ...data, proposals: proposals.toReversed() }],
  ['eleven proposals', { ...data, proposals: proposals.slice(0, 11) }],
])('%s is refused', (_name, wrong) => {
  expect(voteSchema.safeParse(wrong).success).toBe(false);
});
