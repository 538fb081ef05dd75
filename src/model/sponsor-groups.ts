// Puts sponsors into ranks and in order: pure, with the random source given.
import type { Sponsor, SponsorSnapshot } from './sponsor.ts';
import {
  BACKERS_SHOWN,
  LATEST,
  RANK_THRESHOLDS,
  SPONSOR_RANKS,
  type SponsorRank,
  type SponsorSummary,
  type SponsorView,
} from './sponsor-ranks.ts';

export interface ListedSponsor extends Sponsor {
  /** False for a gift from elsewhere, whose slug leads nowhere. */
  onOpenCollective: boolean;
}

type SponsorGroups = Record<SponsorRank, ListedSponsor[]>;

const DAY_MS = 86_400_000;

/** Null when the view has no figures at all: unknown is not the same as nobody. */
export function groupSponsors(
  snapshot: SponsorSnapshot,
  view: SponsorView,
  random: () => number,
): SponsorGroups | null {
  const sponsors = everyone(snapshot);
  if (sponsors.every((sponsor) => amountOf(sponsor, view) === null)) return null;
  const groups: SponsorGroups = {
    latest: [],
    platinum: [],
    gold: [],
    silver: [],
    bronze: [],
    backer: [],
  };
  for (const sponsor of sponsors) {
    const rank = rankOf(amountOf(sponsor, view) ?? 0, view);
    if (rank !== null) groups[rank].push(sponsor);
    if (isNew(sponsor, snapshot.asOf)) groups.latest.push(sponsor);
  }
  groups.backer = pick(groups.backer, BACKERS_SHOWN, random);
  groups.latest = descending(groups.latest, 'total').slice(0, LATEST.shown);
  for (const rank of SPONSOR_RANKS) groups[rank] = descending(groups[rank], view);
  return groups;
}

/** The numbers of sponsors on the page; they do not depend on who is picked. */
export function summarizeSponsors(snapshot: SponsorSnapshot): SponsorSummary {
  const counts = (groups: SponsorGroups) =>
    Object.fromEntries(SPONSOR_RANKS.map((rank) => [rank, groups[rank].length])) as Record<
      SponsorRank,
      number
    >;
  const total = groupSponsors(snapshot, 'total', () => 0);
  const monthly = groupSponsors(snapshot, 'monthly', () => 0);
  if (total === null) throw new Error('A snapshot without sponsors has no summary.');
  return { asOf: snapshot.asOf, total: counts(total), monthly: monthly && counts(monthly) };
}

export function amountOf(sponsor: Sponsor, view: SponsorView): number | null {
  return view === 'total' ? sponsor.totalDonations : sponsor.monthlyDonations;
}

/** Null for nothing given. */
export function rankOf(cents: number, view: SponsorView): Exclude<SponsorRank, 'latest'> | null {
  if (cents <= 0) return null;
  return RANK_THRESHOLDS[view].find(([, dollars]) => cents >= dollars * 100)?.[0] ?? 'backer';
}

/** Who gave both ways is listed once, with the sum. */
function everyone({ sponsors, outside }: SponsorSnapshot): ListedSponsor[] {
  const direct = new Map(outside.map((gift) => [gift.slug, gift.totalDonations]));
  const known = new Set(sponsors.map(({ slug }) => slug));
  return [
    ...sponsors.map((sponsor) => ({
      ...sponsor,
      totalDonations: sponsor.totalDonations + (direct.get(sponsor.slug) ?? 0),
      onOpenCollective: true,
    })),
    ...outside
      .filter(({ slug }) => !known.has(slug))
      .map((gift) => ({ ...gift, onOpenCollective: false })),
  ];
}

function isNew({ firstDonation, totalDonations }: Sponsor, asOf: string): boolean {
  if (firstDonation === null || totalDonations === 0) return false;
  const days = (Date.parse(asOf) - Date.parse(firstDonation)) / DAY_MS;
  return days >= 0 && days <= LATEST.days;
}

/** Equal amounts stand in the order of their slugs, so that the page does not depend on the file's. */
function descending(sponsors: ListedSponsor[], view: SponsorView): ListedSponsor[] {
  return sponsors.toSorted(
    (a, b) => (amountOf(b, view) ?? 0) - (amountOf(a, view) ?? 0) || (a.slug < b.slug ? -1 : 1),
  );
}

/** The first steps of a Fisher–Yates shuffle: every choice is equally likely. */
function pick<T>(from: readonly T[], count: number, random: () => number): T[] {
  const left = [...from];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return picked;
}
