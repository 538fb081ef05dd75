// What an answer of GitHub's API says about an issue, reduced to what a ranking needs: page and refresh read it alike.

export interface IssueVotes {
  /** 👍 on the first post. */
  votes: number;
  closed: boolean;
}

export const issueUrl = (issue: number): string =>
  `https://github.com/webpack/webpack/issues/${issue}`;

export const issueApiPath = (issue: number): string => `/repos/webpack/webpack/issues/${issue}`;

/** Null for anything that is not about this issue: an issue that moved answers with another number. */
export function issueVotes(issue: number, answer: unknown): IssueVotes | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { number, state, reactions } = answer as Record<string, unknown>;
  if (number !== issue || (state !== 'open' && state !== 'closed')) return null;
  const votes = (reactions as Record<string, unknown> | null | undefined)?.['+1'];
  if (typeof votes !== 'number' || !Number.isInteger(votes) || votes < 0) return null;
  return { votes, closed: state === 'closed' };
}

/** When a refused request may be repeated, in milliseconds since 1970; null if the answer does not say. */
export function mayAskAgainAt(headers: Headers, now: number): number | null {
  const seconds = (name: string): number => Number.parseInt(headers.get(name) ?? '', 10);
  const wait = seconds('retry-after');
  if (wait >= 0) return now + wait * 1000;
  const reset = seconds('x-ratelimit-reset');
  return reset > 0 ? reset * 1000 : null;
}

/** In the order of the buttons. Issues are numbered as they come, so the highest number is the newest. */
export const ORDERS = [
  ['votes', 'Most votes'],
  ['newest', 'Newest'],
  ['name', 'Name'],
] as const;

export type Order = (typeof ORDERS)[number][0];

const IN_ORDER: Record<Order, string> = {
  votes: 'most votes first',
  newest: 'newest first',
  name: 'sorted by name',
};

export const orderText = (count: number, by: Order): string =>
  `${count} proposals, ${IN_ORDER[by]}`;

const collator = new Intl.Collator('en', { numeric: true });

/** By votes, what is not known stands last; whatever is equal, newest first. */
export function sorted<T extends { issue: number; title: string }>(
  proposals: readonly T[],
  by: Order,
  votesOf: (issue: number) => number | undefined,
): T[] {
  const votes = ({ issue }: T): number => (by === 'votes' ? (votesOf(issue) ?? -1) : 0);
  const name = (a: T, b: T): number => (by === 'name' ? collator.compare(a.title, b.title) : 0);
  return [...proposals].sort((a, b) => votes(b) - votes(a) || name(a, b) || b.issue - a.issue);
}
