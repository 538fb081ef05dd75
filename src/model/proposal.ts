// The proposals readers can vote for, each standing for a public issue of webpack: data/vote.json.
import * as z from 'zod';

const proposalSchema = z.strictObject({
  issue: z.int().positive(),
  /** As on GitHub, to recognise the thread by. */
  issueTitle: z.string().min(1),
  /** Ours. */
  title: z.string().min(1).max(60),
  /** Ours; code stands in backticks. */
  description: z.string().min(20).max(200),
  /** What a released webpack already has of it. */
  status: z.literal('experimental').nullable(),
  /** The issue takes no votes any more. */
  closed: z.boolean(),
});
export type Proposal = z.infer<typeof proposalSchema>;

export const voteSchema = z
  .strictObject({
    /** Written by `npm run refresh -- vote` alone, together with the counts. */
    countedAt: z.iso.datetime().nullable(),
    /** 👍 by issue number. */
    counts: z.record(z.string().regex(/^\d+$/), z.int().nonnegative()).nullable(),
    proposals: z.array(proposalSchema).min(12),
  })
  .refine(({ countedAt, counts }) => (countedAt === null) === (counts === null), {
    error: 'counts and countedAt are stored together',
  })
  .refine(
    ({ counts, proposals }) =>
      counts === null || proposals.every(({ issue }) => counts[issue] !== undefined),
    { error: 'a count is missing: counts are stored for all proposals or for none' },
  )
  .refine(
    ({ proposals }) =>
      proposals.every(({ issue }, index) => issue > (proposals[index - 1]?.issue ?? 0)),
    { error: 'proposals are sorted by issue number, each issue once' },
  );
export type Vote = z.infer<typeof voteSchema>;
