// The field above the tables of flags comes alive: rows that do not match what is typed are hidden. There are more
// than a thousand, so a table without a match is hidden as a whole, and few rows appear in one frame.
import { countText, wordsIn } from '../../state/words.ts';
import type { StartIsland } from '../start-islands.ts';

interface Row {
  element: HTMLElement;
  text: string;
}

interface Group {
  /** What is hidden with it: its section, or on a short page its heading and itself. */
  parts: HTMLElement[];
  rows: Row[];
}

/** Rows that appear in one frame: style and layout of more would hold up the next key on a slow phone. */
export const MOST_AT_ONCE = 30;
/** Where no frame comes, as in a hidden tab. */
const NO_FRAME_MS = 100;

export const start: StartIsland = (island) => {
  const bar = island.querySelector('.cards-bar');
  const input = bar?.querySelector('input');
  if (!bar || !input) return undefined;
  const left = new AbortController();
  const { signal } = left;
  let groups: Group[] | null = null;
  /** The work that a later keystroke makes useless. */
  let current: Generator<void> | null = null;

  const goOn = (work: Generator<void>): void => {
    if (work !== current || signal.aborted) return;
    if (work.next().done) current = null;
    else afterFrame(() => goOn(work));
  };
  const narrow = (atOnce = false): void => {
    groups ??= readGroups(document);
    const matches = wordsIn(input.value);
    const wanted = groups.map(({ rows }) => new Set(rows.filter(({ text }) => matches(text))));
    const count = wanted.reduce((sum, { size }) => sum + size, 0);
    const all = groups.reduce((sum, { rows }) => sum + rows.length, 0);
    const status = bar.querySelector('[role=status]');
    const none = bar.querySelector<HTMLElement>('.cards-none');
    if (status) status.textContent = countText(count, all, 'flags');
    if (none) none.hidden = count > 0;
    current = show(groups, wanted, atOnce ? Number.POSITIVE_INFINITY : MOST_AT_ONCE);
    goOn(current);
  };
  const reset = (): void => {
    input.value = '';
    narrow(true);
  };
  const onClick = ({ target }: Event): void => {
    const element = target as Element;
    if (element.closest('[data-reset]') && bar.contains(element)) {
      reset();
      // The button that was pressed is about to go.
      input.focus();
    } else if (isFilteredAway(element.closest('a')?.hash)) reset();
  };
  const onHash = (): void => {
    if (!isFilteredAway(location.hash)) return;
    reset();
    targetOf(location.hash)?.scrollIntoView();
  };

  bar.addEventListener('input', () => narrow(), { signal });
  // Before the browser looks for the place.
  document.addEventListener('click', onClick, { signal, capture: true });
  addEventListener('hashchange', onHash, { signal });
  // Typed before this code arrived, or kept by the browser; a row that the address names is wanted more.
  if (input.value !== '') {
    narrow(true);
    onHash();
  }
  return () => left.abort();
};

/** Without the wait, several parts of the work would be laid out as one. */
function afterFrame(act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_FRAME_MS);
}

/**
 * Makes the tables show what is wanted, and rests after so many rows. All tables go first: rows of a hidden table are
 * sorted out for next to nothing, and no table is laid out whole because those before it have become short.
 */
function* show(
  groups: readonly Group[],
  wanted: readonly ReadonlySet<Row>[],
  most: number,
): Generator<void> {
  for (const { parts } of groups) {
    for (const part of parts) part.hidden = true;
  }
  let left = most;
  for (const [index, { parts, rows }] of groups.entries()) {
    const shown = rows.filter((row) => wanted[index]?.has(row));
    if (shown.length === 0) continue;
    for (const { element } of rows) element.hidden = true;
    for (const part of parts) part.hidden = false;
    for (const { element } of shown) {
      element.hidden = false;
      left -= 1;
      if (left === 0) {
        yield;
        left = most;
      }
    }
  }
}

function readGroups(root: ParentNode): Group[] {
  return [...root.querySelectorAll<HTMLElement>('.flags')].map((table) => {
    const section = table.closest<HTMLElement>('.sec');
    const heading = table.previousElementSibling as HTMLElement | null;
    const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')];
    return {
      parts: section ? [section] : heading ? [heading, table] : [table],
      rows: rows.map((element) => ({ element, text: textOf(element) })),
    };
  });
}

/** The flag and the option; the type would match too many. */
const textOf = (row: HTMLElement): string =>
  `${row.firstElementChild?.textContent} ${row.lastElementChild?.textContent}`.toLowerCase();

const targetOf = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));

/** True for a row or a heading that is hidden now. */
function isFilteredAway(hash = ''): boolean {
  return hash !== '' && targetOf(hash)?.closest('[hidden]') != null;
}
