// The vote app: reads the counts in the browser, shows them in the server's list and ranks by them, or by what the reader chooses.
import { ORDERS, type Order, orderText } from '../../../model/issue-votes.ts';
import { waitsForClick } from '../../state/outside.ts';
import type { StartIsland } from '../start-islands.ts';
import { keep, recall } from './kept-votes.ts';
import { readVotes } from './read-votes.ts';
import { type Situation, statusText } from './status-text.ts';
import { voteList } from './vote-list.ts';

export const start: StartIsland = (element) => {
  const find = (selector: string) => element.querySelector<HTMLElement>(selector);
  const parts = ['.vote-list', '.vote-s', '.vote-by', '.vote-o', '.vote-load'].map(find);
  const [ol, status, orders, inOrder, load] = parts;
  if (!ol || !status || !orders || !inOrder || !load) return undefined;
  const list = voteList(ol);
  const stored = element.dataset['counted'] ?? null;
  const kept = recall(list.issues, Date.now());
  const missing = () => list.issues.filter((issue) => kept.answers[issue] === undefined);
  const left = new AbortController();
  const { signal } = left;

  const order = (by: Order): void => {
    list.order(by);
    inOrder.textContent = orderText(list.issues.length, by);
    for (const chip of orders.querySelectorAll('[data-by]')) {
      chip.setAttribute('aria-pressed', String(chip.matches(`[data-by=${by}]`)));
    }
  };
  /** The button takes the place of the order's text, which is still announced, so that nothing moves. */
  const offer = (label: string | null): void => {
    load.hidden = label === null;
    inOrder.classList.toggle('vh', label !== null);
    load.textContent = label;
  };
  const say = (situation: Situation): void => {
    const answers = Object.values(kept.answers);
    const at = Math.min(...answers.map((answer) => answer.at));
    const all = list.issues.length;
    status.textContent = statusText(situation, { known: answers.length, all, at, stored });
  };
  const settle = (situation: Situation): void => {
    say(situation);
    if (Object.keys(kept.answers).length > 0) {
      list.showBars();
      orders.querySelector('[data-by=votes]')?.removeAttribute('disabled');
      if (!list.inUse()) order('votes');
    }
    if (situation.kind === 'unasked') offer('Load counts from api.github.com');
    else if (situation.kind === 'offline' || situation.kind === 'no-answer') offer('Try again');
    else offer(null);
  };

  const read = async (): Promise<void> => {
    if (kept.until > Date.now()) return settle({ kind: 'refused', until: kept.until });
    if (!navigator.onLine) return settle({ kind: 'offline' });
    offer(null);
    say({ kind: 'loading' });
    const outcome = await readVotes(missing(), {
      left: signal,
      onVotes: (issue, votes) => {
        kept.answers[issue] = { ...votes, at: Date.now() };
        keep(kept);
        list.show(issue, votes);
      },
    });
    if (signal.aborted) return;
    if (outcome.kind === 'refused') {
      kept.until = outcome.until ?? 0;
      keep(kept);
    }
    settle(outcome);
  };

  load.addEventListener('click', () => void read(), { signal });
  const choose = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLElement>('[data-by]');
    const chosen = ORDERS.find(([by]) => by === button?.dataset['by']);
    if (chosen) order(chosen[0]);
  };
  orders.addEventListener('click', choose, { signal });

  for (const [issue, votes] of Object.entries(kept.answers)) list.show(Number(issue), votes);
  if (missing().length === 0) {
    settle({ kind: 'read' });
    // Also under a reader who comes back to the middle of the list: it was left ranked.
    order('votes');
    comeBack();
  } else if (waitsForClick()) settle({ kind: 'unasked' });
  else void read();
  return () => left.abort();
};

/** The browser follows a proposal to its rank; the place src/site/state/scroll.ts remembers is in the ranked list. */
function comeBack(): void {
  const y: unknown = history.state?.y;
  if (typeof y === 'number') scrollTo({ top: y, behavior: 'instant' });
}
