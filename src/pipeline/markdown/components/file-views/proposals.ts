// The list of proposals as HTML: complete without script, with places reserved for what the counts bring.
import { issueUrl, ORDERS, type Order, orderText, sorted } from '../../../../model/issue-votes.ts';
import { longDate } from '../../../../model/long-date.ts';
import { type Proposal, type Vote, voteSchema } from '../../../../model/proposal.ts';
import { escapeHtml } from '../../fences/highlight.ts';
import { iconHtml } from '../../icon.ts';
import type { FileView } from './file-view.ts';

const EXPERIMENTAL = '<span class="flag">Experimental</span>';
const NOT_COUNTED = 'No counts are stored yet, so proposals are listed by the age of their issues.';
const ASIDE = [
  'Open the issue and read its first post.',
  'Add a thumbs-up (👍) to that post. You need a GitHub account.',
  'This page asks GitHub for the counts and sorts by them.',
];

/** webpack's own form; where it has another name, GitHub shows an empty issue. */
const SUGGEST = 'https://github.com/webpack/webpack/issues/new?template=2-feature-request.yml';

export const proposals: FileView = {
  file: 'data/vote.json',
  show(data) {
    const vote = voteSchema.parse(data);
    return {
      html: voteHtml(vote),
      links: [],
      prose: [
        ...vote.proposals.flatMap(({ title, description }) => [title, description]),
        ...ASIDE,
        NOT_COUNTED,
      ],
    };
  },
};

function voteHtml(vote: Vote): string {
  const day = vote.countedAt === null ? null : longDate(vote.countedAt);
  const votesOf = (issue: number): number | undefined => vote.counts?.[issue];
  const by: Order = day === null ? 'newest' : 'votes';
  const order = sorted(vote.proposals, by, votesOf);
  const most = Math.max(1, ...order.map(({ issue }) => votesOf(issue) ?? 0));
  const rows = order.map((proposal) => rowHtml(proposal, votesOf(proposal.issue), most));
  const buttons = ORDERS.map(
    ([name, label]) =>
      `<button type="button" data-by="${name}" aria-pressed="${name === by}"${name === 'votes' && day === null ? ' disabled' : ''}>${label}</button>`,
  );
  return (
    `<div class="vote" data-island="vote"${day === null ? '' : ` data-counted="${day}"`}><div>` +
    '<div class="vote-bar">' +
    `<div class="vote-by js-only" role="group" aria-label="Order">${buttons.join('')}</div>` +
    `<p class="vote-o" role="status">${orderText(order.length, by)}</p>` +
    '<button type="button" class="vote-load chip" hidden></button>' +
    `<p class="vote-s" role="status">${day === null ? NOT_COUNTED : `Counts of ${day}.`}</p></div>` +
    `<ol class="vote-list">${rows.join('')}</ol></div>` +
    `<aside class="vote-side" aria-labelledby="how-votes-work"><p id="how-votes-work"><strong>How it works</strong></p><ol>${ASIDE.map((step) => `<li>${step}</li>`).join('')}</ol>` +
    `<p><a class="btn btn-2" href="${SUGGEST}" rel="noopener noreferrer">${iconHtml('plus')}Suggest a feature</a></p></aside></div>`
  );
}

function rowHtml(proposal: Proposal, votes: number | undefined, most: number): string {
  const { issue, issueTitle, title, description, status, closed } = proposal;
  const url = issueUrl(issue);
  const name = escapeHtml(title).replaceAll('"', '&quot;');
  const up = closed
    ? `<a class="vote-up" role="link" aria-disabled="true" aria-label="Closed: ${name}">`
    : `<a class="vote-up" href="${url}" rel="noopener noreferrer" aria-label="Vote for: ${name}">`;
  const width = votes === undefined ? 0 : Math.round((votes / most) * 1000) / 10;
  return (
    `<li data-issue="${issue}"${votes === undefined ? '' : ` data-votes="${votes}"`}>` +
    `<div class="vote-b">${up}${iconHtml('up')}</a>` +
    `<p class="vote-n"><b>${votes?.toLocaleString('en') ?? '–'}</b> <span class="vh">${votes === undefined ? 'no count of votes' : 'votes'}</span></p>` +
    `<p class="vote-c">${closed ? 'Closed' : ''}</p></div>` +
    `<div class="vote-t"><p class="vote-h"><a class="vote-a" href="${url}" rel="noopener noreferrer">${name}</a>${status === null ? '' : ` ${EXPERIMENTAL}`}</p>` +
    `<p>${codeHtml(description)}</p>` +
    `<p class="vote-i">#${issue} ${escapeHtml(issueTitle)}</p>` +
    `<svg class="vote-r" aria-hidden="true"><rect width="${width}%" height="4" rx="2"></rect></svg></div></li>`
  );
}

/** Odd parts stand between backticks. */
const codeHtml = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
