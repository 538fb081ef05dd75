// What is asked of Open Collective's GraphQL API v2, and the shape an answer must have.
// Names are those of the schema in opencollective/opencollective-api; the live API was never tried from here.
import * as z from 'zod';

export const ENDPOINT = 'https://api.opencollective.com/graphql/v2';
export const COLLECTIVE = 'webpack';
/** The most that the API gives at once. */
export const PAGE_SIZE = 1000;

export const MEMBERS_QUERY = `query Members($slug: String!, $limit: Int!, $offset: Int!) {
  account(slug: $slug) {
    members(role: [BACKER], limit: $limit, offset: $offset) {
      totalCount
      nodes {
        id
        since
        totalDonations { valueInCents currency }
        account { name slug website imageUrl isIncognito }
      }
    }
  }
}`;

export const TRANSACTIONS_QUERY = `query Transactions($slug: String!, $limit: Int!, $offset: Int!, $dateFrom: DateTime!) {
  account(slug: $slug) {
    transactions(type: CREDIT, dateFrom: $dateFrom, limit: $limit, offset: $offset) {
      totalCount
      nodes {
        id
        amount { valueInCents currency }
        fromAccount { slug }
      }
    }
  }
}`;

/** Sums of unlike currencies mean nothing: anything but dollars is refused. */
const currency = z.literal('USD').nullable();

export const memberSchema = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  totalDonations: z.object({ valueInCents: z.int().nonnegative(), currency }),
  account: z.object({
    name: z.string().nullable(),
    slug: z.string().min(1),
    website: z.string().nullable(),
    imageUrl: z.string().nullable(),
    isIncognito: z.boolean(),
  }),
});
export type Member = z.infer<typeof memberSchema>;

/** A credit taken back is negative; it stands for itself and lowers nothing. */
export const transactionSchema = z.object({
  id: z.string(),
  amount: z.object({ valueInCents: z.int(), currency }),
  fromAccount: z.object({ slug: z.string() }).nullable(),
});
export type Transaction = z.infer<typeof transactionSchema>;
