// Keeps GitHub's answers for an hour in this tab, so that coming back to the page asks for nothing again.
import type { IssueVotes } from '../../../model/issue-votes.ts';

const KEY = 'vote-counts';
const HOUR = 3_600_000;

interface Kept {
  /** By issue number, with the time of the answer. */
  answers: Record<number, IssueVotes & { at: number }>;
  /** GitHub refuses requests until then. */
  until: number;
}

export function recall(issues: readonly number[], now: number): Kept {
  const kept: Kept = { answers: {}, until: 0 };
  try {
    const { answers, until }: Kept = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    for (const issue of issues) {
      const answer = answers[issue];
      if (answer && now - answer.at < HOUR) kept.answers[issue] = answer;
    }
    kept.until = until;
  } catch {
    // Blocked, empty or not ours: then the page asks.
  }
  return kept;
}

export function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Blocked: the answers last as long as the page.
  }
}
