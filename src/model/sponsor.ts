// Who gave how much, as data/sponsors.json keeps it; amounts are cents.
import * as z from 'zod';

export const sponsorSchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().min(1),
  website: z.url({ protocol: /^https?$/ }).nullable(),
  /** The one host of pictures that the pages' policy lets through. */
  avatar: z.url({ protocol: /^https$/, hostname: /^images\.opencollective\.com$/ }).nullable(),
  firstDonation: z.iso.date().nullable(),
  totalDonations: z.int().nonnegative(),
  monthlyDonations: z.int().nonnegative().nullable(),
});
export type Sponsor = z.infer<typeof sponsorSchema>;

const sponsors = z
  .array(sponsorSchema)
  .refine(
    (list) => new Set(list.map(({ slug }) => slug)).size === list.length,
    'A slug stands twice: every sponsor is listed once.',
  );

export const sponsorSnapshotSchema = z.strictObject({
  asOf: z.iso.date(),
  source: z.url(),
  sponsors: sponsors.min(1),
  /** Gifts that did not go through Open Collective: kept by hand, untouched by a refresh. */
  outside: sponsors,
});
export type SponsorSnapshot = z.infer<typeof sponsorSnapshotSchema>;
