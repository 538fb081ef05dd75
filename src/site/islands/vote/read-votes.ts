// Asks GitHub's public API for each issue once, a few at a time, and stops at the first sign that it should.
import {
  type IssueVotes,
  issueApiPath,
  issueVotes,
  mayAskAgainAt,
} from '../../../model/issue-votes.ts';

const AT_ONCE = 3;
const PATIENCE = 8000;

type Outcome =
  | { kind: 'read' }
  /** Refused; `until` in milliseconds since 1970 if GitHub says so. */
  | { kind: 'refused'; until: number | null }
  | { kind: 'no-answer' };

interface ReadOptions {
  /** The reader has left the page. */
  left: AbortSignal;
  onVotes: (issue: number, votes: IssueVotes) => void;
}

export async function readVotes(
  issues: readonly number[],
  { left, onVotes }: ReadOptions,
): Promise<Outcome> {
  const waiting = [...issues];
  const stop = new AbortController();
  let outcome: Outcome = { kind: 'read' };
  const worker = async (): Promise<void> => {
    for (let issue = waiting.shift(); issue !== undefined; issue = waiting.shift()) {
      const answer = await ask(issue, AbortSignal.any([left, stop.signal]));
      if (stop.signal.aborted || left.aborted) return;
      if (answer !== null && 'kind' in answer) {
        outcome = answer;
        stop.abort();
        return;
      }
      if (answer !== null) onVotes(issue, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcome;
}

/** Null when this issue has no readable answer, though GitHub answers. */
async function ask(issue: number, stopped: AbortSignal): Promise<IssueVotes | Outcome | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    const response = await fetch(`https://api.github.com${issueApiPath(issue)}`, {
      credentials: 'omit',
      signal: AbortSignal.any([stopped, late.signal]),
    });
    if (response.status === 403 || response.status === 429) {
      return { kind: 'refused', until: mayAskAgainAt(response.headers, Date.now()) };
    }
    return response.ok ? issueVotes(issue, await response.json()) : null;
  } catch (error) {
    return error instanceof SyntaxError ? null : { kind: 'no-answer' };
  } finally {
    clearTimeout(timer);
  }
}
