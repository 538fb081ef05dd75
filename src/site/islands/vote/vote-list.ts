// The server's list of proposals: takes counts in the places kept for them and changes its order as a whole.
import { type IssueVotes, type Order, sorted } from '../../../model/issue-votes.ts';
import { formatCount } from '../../../model/numbers.ts';

interface Row {
  issue: number;
  title: string;
  element: HTMLElement;
}

interface VoteList {
  issues: readonly number[];
  show: (issue: number, votes: IssueVotes) => void;
  /** Bars are relative to the leader, so they wait until all counts are there. */
  showBars: () => void;
  order: (by: Order) => void;
  /** Someone points at it, is in it, or reads further down: its order should not change by itself. */
  inUse: () => boolean;
}

export function voteList(list: HTMLElement): VoteList {
  const rows: Row[] = [...list.querySelectorAll<HTMLElement>('[data-issue]')].map((element) => ({
    issue: Number(element.dataset['issue']),
    title: element.querySelector('.vote-a')?.textContent ?? '',
    element,
  }));
  const votesOf = (issue: number): number | undefined => {
    const votes = rows.find((row) => row.issue === issue)?.element.dataset['votes'];
    return votes === undefined ? undefined : Number(votes);
  };
  return {
    issues: rows.map(({ issue }) => issue),
    show(issue, votes) {
      const element = rows.find((row) => row.issue === issue)?.element;
      if (element) showVotes(element, votes);
    },
    showBars() {
      const most = Math.max(1, ...rows.map(({ issue }) => votesOf(issue) ?? 0));
      for (const { issue, element } of rows) {
        const share = (votesOf(issue) ?? 0) / most;
        element.querySelector('rect')?.setAttribute('width', `${Math.round(share * 1000) / 10}%`);
      }
    },
    order(by) {
      const focused = document.activeElement;
      list.append(...sorted(rows, by, votesOf).map(({ element }) => element));
      if (focused instanceof HTMLElement && list.contains(focused)) focused.focus();
    },
    inUse: () =>
      list.matches(':hover') ||
      list.contains(document.activeElement) ||
      list.getBoundingClientRect().top < 0,
  };
}

function showVotes(row: HTMLElement, { votes, closed }: IssueVotes): void {
  row.dataset['votes'] = String(votes);
  setText(row, '.vote-n b', formatCount(votes));
  setText(row, '.vote-n .vh', votes === 1 ? 'vote' : 'votes');
  const up = row.querySelector('.vote-up[href]');
  if (!closed || up === null) return;
  setText(row, '.vote-c', 'Closed');
  up.removeAttribute('href');
  up.setAttribute('role', 'link');
  up.setAttribute('aria-disabled', 'true');
  up.setAttribute('aria-label', `Closed: ${row.querySelector('.vote-a')?.textContent ?? ''}`);
}

function setText(row: HTMLElement, selector: string, text: string): void {
  const element = row.querySelector(selector);
  if (element) element.textContent = text;
}
