// Writes data/sponsors.json from Open Collective; whatever is wrong with an answer, the last good file stays.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import {
  type Sponsor,
  type SponsorSnapshot,
  sponsorSchema,
  sponsorSnapshotSchema,
} from '../../../src/model/sponsor.ts';
import { summarizeSponsors } from '../../../src/model/sponsor-groups.ts';
import { allPages } from './all-pages.ts';
import {
  ENDPOINT,
  MEMBERS_QUERY,
  type Member,
  memberSchema,
  TRANSACTIONS_QUERY,
  type Transaction,
  transactionSchema,
} from './queries.ts';

interface SponsorsRun {
  /** The folder with sponsors.json and sponsor-summary.json. */
  folder: string;
  /** Today, as YYYY-MM-DD. */
  asOf: string;
  endpoint?: string;
  timeout?: number;
}

export async function refreshSponsors(run: SponsorsRun): Promise<SponsorSnapshot> {
  const { folder, asOf, endpoint = ENDPOINT, timeout = 60_000 } = run;
  const target = join(folder, 'sponsors.json');
  const last = readLast(target);
  const members = await allPages({
    endpoint,
    timeout,
    list: 'members',
    query: MEMBERS_QUERY,
    node: memberSchema,
  });
  const transactions = await allPages({
    endpoint,
    timeout,
    list: 'transactions',
    query: TRANSACTIONS_QUERY,
    variables: { dateFrom: `${yearBefore(asOf)}T00:00:00Z` },
    node: transactionSchema,
  });
  const sponsors = sponsorsOf(members, transactions);
  if (sponsors.length < last.sponsors.length / 2) {
    throw new Error(
      `Open Collective names ${sponsors.length} sponsors, the last file ${last.sponsors.length}: ` +
        'that is less than half. data/sponsors.json was left as it is. ' +
        'If it is true, shorten the list in the file by hand, then run this again.',
    );
  }
  const snapshot = sponsorSnapshotSchema.parse({ ...last, asOf, sponsors });
  replaceFile(join(folder, 'sponsor-summary.json'), summarizeSponsors(snapshot));
  replaceFile(target, snapshot);
  return snapshot;
}

function readLast(file: string): SponsorSnapshot {
  try {
    return sponsorSnapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `${file} is no snapshot of sponsors, so the gifts kept by hand in it would be lost. ` +
        `Restore it with git, then run this again.\n${(error as Error).message}`,
    );
  }
}

function sponsorsOf(members: Member[], transactions: Transaction[]): Sponsor[] {
  const lastYear = new Map<string, number>();
  for (const { amount, fromAccount } of transactions) {
    if (fromAccount === null || amount.valueInCents <= 0) continue;
    const sum = lastYear.get(fromAccount.slug) ?? 0;
    lastYear.set(fromAccount.slug, sum + amount.valueInCents);
  }
  const sponsors = new Map<string, Sponsor>();
  // The oldest first: who joined more than one tier is a member more than once, each with the whole sum.
  for (const member of members.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since))) {
    const { slug, isIncognito } = member.account;
    if (isIncognito || member.totalDonations.valueInCents === 0 || sponsors.has(slug)) continue;
    sponsors.set(slug, sponsorOf(member, Math.round((lastYear.get(slug) ?? 0) / 12)));
  }
  return [...sponsors.values()].sort(
    (a, b) => b.totalDonations - a.totalDonations || (a.slug < b.slug ? -1 : 1),
  );
}

/** A website or picture that the page could not use is left out, the sponsor is not. */
function sponsorOf({ account, since, totalDonations }: Member, monthly: number): Sponsor {
  const { website, avatar } = sponsorSchema.shape;
  const usable = (schema: z.ZodType<string | null>, value: string | null) =>
    schema.safeParse(value).data ?? null;
  return {
    name: account.name?.trim() || account.slug,
    slug: account.slug,
    website: usable(website, account.website),
    avatar: usable(avatar, account.imageUrl),
    firstDonation: since.slice(0, 10),
    totalDonations: totalDonations.valueInCents,
    monthlyDonations: monthly,
  };
}

function yearBefore(date: string): string {
  const day = new Date(date);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}

/** Readers of the file see the old one or the new one, never a part. */
function replaceFile(target: string, content: unknown): void {
  const temporary = `${target}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(temporary, target);
}
