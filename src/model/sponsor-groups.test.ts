import { expect, test } from 'vitest';
import type { Sponsor, SponsorSnapshot } from './sponsor.ts';
import { groupSponsors, rankOf, summarizeSponsors } from './sponsor-groups.ts';
import { SPONSOR_RANKS } from './sponsor-ranks.ts';

const sponsor = (slug: string, over: Partial<Sponsor> = {}): Sponsor => ({
  name: slug,
  slug,
  website: null,
  avatar: null,
  firstDonation: null,
  totalDonations: 1000,
  monthlyDonations: null,
  ...over,
});
const snapshot = (sponsors: Sponsor[], outside: Sponsor[] = []): SponsorSnapshot => ({
  asOf: '2024-03-15',
  source: 'https://opencollective.com/webpack',
  sponsors,
  outside,
});
const slugs = (list: readonly Sponsor[] | undefined) => list?.map(({ slug }) => slug);
const never = () => 0;

test.each([
  ['total', 0, null],
  ['total', 1, 'backer'],
  ['total', 19_999, 'backer'],
  ['total', 20_000, 'bronze'],
  ['total', 199_999, 'bronze'],
  ['total', 200_000, 'silver'],
  ['total', 999_999, 'silver'],
  ['total', 1_000_000, 'gold'],
  ['total', 4_999_999, 'gold'],
  ['total', 5_000_000, 'platinum'],
  ['monthly', 0, null],
  ['monthly', 1, 'backer'],
  ['monthly', 999, 'backer'],
  ['monthly', 1000, 'bronze'],
  ['monthly', 9999, 'bronze'],
  ['monthly', 10_000, 'silver'],
  ['monthly', 49_999, 'silver'],
  ['monthly', 50_000, 'gold'],
  ['monthly', 249_999, 'gold'],
  ['monthly', 250_000, 'platinum'],
] as const)('%s of %i cents is %s', (view, cents, rank) => {
  expect(rankOf(cents, view)).toBe(rank);
});

test('ranks are in descending order of the chosen amount', () => {
  const list = snapshot([
    sponsor('a', { totalDonations: 30_000, monthlyDonations: 5000 }),
    sponsor('b', { totalDonations: 90_000, monthlyDonations: 2000 }),
    sponsor('d', { totalDonations: 50_000, monthlyDonations: null }),
    sponsor('c', { totalDonations: 50_000, monthlyDonations: 2000 }),
  ]);
  expect(slugs(groupSponsors(list, 'total', never)?.bronze)).toEqual(['b', 'c', 'd', 'a']);
  expect(slugs(groupSponsors(list, 'monthly', never)?.bronze)).toEqual(['a', 'b', 'c']);
});

test('latest are first gifts of the 14 days before the date, in either view', () => {
  const on = (slug: string, firstDonation: string | null, totalDonations = 1000) =>
    sponsor(slug, { firstDonation, totalDonations, monthlyDonations: 1 });
  const list = snapshot([
    on('same-day', '2024-03-15'),
    on('14-days', '2024-03-01', 3000),
    on('15-days', '2024-02-29'),
    on('later', '2024-03-16'),
    on('unknown', null),
    on('nothing', '2024-03-10', 0),
  ]);
  expect(slugs(groupSponsors(list, 'total', never)?.latest)).toEqual(['14-days', 'same-day']);
  expect(groupSponsors(list, 'monthly', never)?.latest).toHaveLength(2);
});

test('of more than ten new sponsors the ten with the highest totals are shown', () => {
  const list = Array.from({ length: 12 }, (_, index) =>
    sponsor(`s${index}`, { firstDonation: '2024-03-14', totalDonations: 100 + index }),
  );
  const { latest = [] } = groupSponsors(snapshot(list), 'total', never) ?? {};
  expect(slugs(latest)).toEqual(Array.from({ length: 10 }, (_, index) => `s${11 - index}`));
});

test('100 backers are picked, by the random source alone', () => {
  const list = snapshot(
    Array.from({ length: 250 }, (_, index) => sponsor(`s${index}`, { totalDonations: index + 1 })),
  );
  const first = groupSponsors(list, 'total', () => 0)?.backer ?? [];
  const last = groupSponsors(list, 'total', () => 0.999_999)?.backer ?? [];
  expect(new Set(slugs(first)).size).toBe(100);
  expect(slugs(first)).toEqual(Array.from({ length: 100 }, (_, index) => `s${99 - index}`));
  expect(slugs(last)).toEqual(Array.from({ length: 100 }, (_, index) => `s${249 - index}`));
});

test('who gave both ways is listed once with the sum; who gave elsewhere has no profile', () => {
  const list = snapshot(
    [sponsor('both', { totalDonations: 15_000 })],
    [sponsor('both', { totalDonations: 5000 }), sponsor('elsewhere')],
  );
  const groups = groupSponsors(list, 'total', never);
  expect(groups?.bronze).toMatchObject([
    { slug: 'both', totalDonations: 20_000, onOpenCollective: true },
  ]);
  expect(groups?.backer).toMatchObject([{ slug: 'elsewhere', onOpenCollective: false }]);
});

test('no monthly figure at all is unknown; zeros are nobody', () => {
  expect(groupSponsors(snapshot([sponsor('a')]), 'monthly', never)).toBeNull();
  const zero = groupSponsors(snapshot([sponsor('a', { monthlyDonations: 0 })]), 'monthly', never);
  expect(SPONSOR_RANKS.flatMap((rank) => zero?.[rank])).toEqual([]);
});

test('a summary counts what is shown, and knows what is unknown', () => {
  const list = snapshot([
    sponsor('a', { totalDonations: 6_000_000 }),
    ...Array.from({ length: 150 }, (_, index) => sponsor(`s${index}`)),
  ]);
  expect(summarizeSponsors(list)).toEqual({
    asOf: '2024-03-15',
    total: { latest: 0, platinum: 1, gold: 0, silver: 0, bronze: 0, backer: 100 },
    monthly: null,
  });
});
