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

/** Most votes first; what is not known stands last, by number. */
export function byVotes<T extends { issue: number }>(
  proposals: readonly T[],
  votes: (issue: number) => number | undefined,
): T[] {
  const of = ({ issue }: T): number => votes(issue) ?? -1;
  return [...proposals].sort((a, b) => of(b) - of(a) || a.issue - b.issue);
}
