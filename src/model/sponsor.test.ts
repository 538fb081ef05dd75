import { expect, test } from 'vitest';
import { sponsorSchema, sponsorSnapshotSchema } from './sponsor.ts';
import { RANK_THRESHOLDS, SPONSOR_RANKS } from './sponsor-ranks.ts';

const sponsor = {
  name: 'A',
  slug: 'a',
  website: 'https://a.example/',
  avatar: null,
  firstDonation: '2017-08-01',
  totalDonations: 5_000_000,
  monthlyDonations: null,
};

test('six ranks in the order of the page', () => {
  expect([...SPONSOR_RANKS]).toEqual(['latest', 'platinum', 'gold', 'silver', 'bronze', 'backer']);
});

test('lower bounds in dollars', () => {
  expect(Object.fromEntries(RANK_THRESHOLDS.total)).toEqual({
    platinum: 50_000,
    gold: 10_000,
    silver: 2000,
    bronze: 200,
  });
  expect(Object.fromEntries(RANK_THRESHOLDS.monthly)).toEqual({
    platinum: 2500,
    gold: 500,
    silver: 100,
    bronze: 10,
  });
});

test('thresholds descend in the order of the ranks, so that the first that fits is right', () => {
  for (const thresholds of Object.values(RANK_THRESHOLDS)) {
    expect(thresholds.map(([rank]) => rank)).toEqual(SPONSOR_RANKS.slice(1, 5));
    const amounts = thresholds.map(([, amount]) => amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  }
});

test('a sponsor may lack what is unknown', () => {
  expect(sponsorSchema.parse(sponsor)).toEqual(sponsor);
  const pictured = { ...sponsor, avatar: 'https://images.opencollective.com/a/logo/256.png' };
  expect(sponsorSchema.parse(pictured)).toEqual(pictured);
  const unknown = { ...sponsor, website: null, firstDonation: null, monthlyDonations: 0 };
  expect(sponsorSchema.parse(unknown)).toEqual(unknown);
});

test.each([
  ['no name', { name: '' }],
  ['dollars with cents', { totalDonations: 12.5 }],
  ['a negative amount', { monthlyDonations: -1 }],
  ['no total', { totalDonations: null }],
  ['a website that is no address', { website: 'a.example' }],
  ['a website that is a script', { website: 'javascript:alert(1)' }],
  ['a picture from another host', { avatar: 'https://pictures.example/a.png' }],
  ['a picture without encryption', { avatar: 'http://images.opencollective.com/a.png' }],
  ['a date with a time', { firstDonation: '2017-08-01T00:00:00Z' }],
  ['a key nobody reads', { tier: 'gold' }],
])('refused: %s', (_what, wrong) => {
  expect(sponsorSchema.safeParse({ ...sponsor, ...wrong }).success).toBe(false);
});

const snapshot = {
  asOf: '2017-08-29',
  source: 'https://opencollective.com/webpack',
  sponsors: [sponsor],
  outside: [{ ...sponsor, slug: 'b' }],
};

test('a snapshot has a date, a source and sponsors', () => {
  expect(sponsorSnapshotSchema.parse(snapshot)).toEqual(snapshot);
});

test.each([
  ['nobody', { sponsors: [] }],
  ['the same slug twice', { sponsors: [sponsor, sponsor] }],
  ['no list of gifts from elsewhere', { outside: undefined }],
  ['no date', { asOf: 'August 2017' }],
])('a snapshot is refused: %s', (_what, wrong) => {
  expect(sponsorSnapshotSchema.safeParse({ ...snapshot, ...wrong }).success).toBe(false);
});
