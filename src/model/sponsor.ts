// A sponsor and the rank its amounts give it; amounts are cents, thresholds are dollars.
import * as z from 'zod';

export const SPONSOR_RANKS = ['latest', 'platinum', 'gold', 'silver', 'bronze', 'backer'] as const;
export type SponsorRank = (typeof SPONSOR_RANKS)[number];
export type SponsorView = 'total' | 'monthly';

export const sponsorSchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().min(1),
  website: z.url().nullable(),
  avatar: z.url().nullable(),
  firstDonation: z.iso.date().nullable(),
  totalDonations: z.int().nonnegative(),
  monthlyDonations: z.int().nonnegative().nullable(),
});
export type Sponsor = z.infer<typeof sponsorSchema>;

/** Lower bounds in dollars, inclusive; the next higher rank's bound is the exclusive upper one. */
export const RANK_THRESHOLDS: Record<
  SponsorView,
  readonly [Exclude<SponsorRank, 'latest' | 'backer'>, number][]
> = {
  total: [
    ['platinum', 50_000],
    ['gold', 10_000],
    ['silver', 2000],
    ['bronze', 200],
  ],
  monthly: [
    ['platinum', 2500],
    ['gold', 500],
    ['silver', 100],
    ['bronze', 10],
  ],
};
