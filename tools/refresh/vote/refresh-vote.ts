// Stores the votes that GitHub counts for each proposal, all of them or none: readers see them when GitHub refuses theirs.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type IssueVotes, issueApiPath, issueVotes } from '../../../src/model/issue-votes.ts';
import { type Vote, voteSchema } from '../../../src/model/proposal.ts';

const API = 'https://api.github.com';
const PATIENCE = 20_000;

interface RefreshOptions {
  file: string;
  /** A test answers instead. */
  api?: string;
  patience?: number;
}

/** Gives what it did, as a sentence; throws, and leaves the file alone, unless every answer is good. */
export async function refreshVote(options: RefreshOptions): Promise<string> {
  const { file, api = API, patience = PATIENCE } = options;
  const vote: Vote = voteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const counts: Record<string, number> = {};
  const proposals: Vote['proposals'] = [];
  for (const proposal of vote.proposals) {
    const { issue } = proposal;
    const answer = await ask(api + issueApiPath(issue), patience).catch((error: Error) => {
      const what = error.message.replace(/\.?$/, '.');
      throw new Error(`Issue ${issue}: ${what} Nothing was written; run it again later.`);
    });
    const { votes, closed, title } = read(issue, answer);
    counts[issue] = votes;
    proposals.push({ ...proposal, issueTitle: title, closed });
  }
  const next = voteSchema.parse({ countedAt: new Date().toISOString(), counts, proposals });
  // Written beside it and moved, so that a full disk cannot leave half a file.
  writeFileSync(`${file}.new`, `${JSON.stringify(next, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  const closed = proposals.filter((proposal) => proposal.closed).length;
  return `data/vote.json: ${proposals.length} counts, ${closed} closed`;
}

async function ask(url: string, patience: number): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/vnd.github+json', 'user-agent': 'webpack-docs' },
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}.`);
  return response.json();
}

function read(issue: number, answer: unknown): IssueVotes & { title: string } {
  const votes = issueVotes(issue, answer);
  const title = (answer as { title?: unknown } | null)?.title;
  if (votes === null || typeof title !== 'string' || title === '') {
    throw new Error(
      `Issue ${issue}: the answer has no votes for it. If the issue moved, mend data/vote.json.`,
    );
  }
  return { ...votes, title };
}
