// The ranks of the sponsors' section and what each takes; apart from the schema, since the browser needs it.

export const SPONSOR_RANKS = ['latest', 'platinum', 'gold', 'silver', 'bronze', 'backer'] as const;
export type SponsorRank = (typeof SPONSOR_RANKS)[number];
export type SponsorView = 'total' | 'monthly';

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

/** First gifts this many days before the snapshot's date are new; so many of them are shown. */
export const LATEST = { days: 14, shown: 10 } as const;
export const BACKERS_SHOWN = 100;

/** What the page must know before the list arrives, so that room for it is kept. */
export interface SponsorSummary {
  asOf: string;
  total: Record<SponsorRank, number>;
  /** Null when no monthly figure is known. */
  monthly: Record<SponsorRank, number> | null;
}
