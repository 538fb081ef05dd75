// What the panel lists for what is typed: suggestions, or the answer narrowed to one group.
import { useMemo, useState } from 'react';
import type { SearchAnswer } from '../../../search/service.ts';
import type { Asked } from './asker.ts';
import { forgetRecent, readRecent } from './recent.ts';
import { bestRow, firstRows, type Group, groupsOf, runsOf, startGroups } from './rows.ts';

/** Rows that are shown at first, and with every wish for more. */
const ROWS_AT_ONCE = 24;

interface Shown {
  answer: SearchAnswer | null;
  /** All groups of the answer, for the filters. */
  found: readonly Group[];
  /** The group that is shown alone; one that the next answer lacks is forgotten. */
  filter: string | null;
  setFilter: (filter: string | null) => void;
  /** All that is listed, and as much of it as is shown. */
  all: readonly Group[];
  groups: readonly Group[];
  /** The row that is selected first; -1 for none. */
  first: number;
  onMore: () => void;
  /** Null when there is nothing to forget. */
  onForget: (() => void) | null;
}

export function useShown(asked: Asked | null): Shown {
  const [recent, setRecent] = useState(readRecent);
  const [wanted, setFilter] = useState<string | null>(null);
  const answer = asked?.kind === 'answer' ? asked.answer : null;
  const found = useMemo(() => groupsOf(answer?.hits ?? []), [answer]);
  const filter = found.some(({ name }) => name === wanted) ? wanted : null;
  const all = useMemo(() => {
    if (asked === null) return startGroups(recent);
    if (filter === null) return runsOf(answer?.hits ?? []);
    return found.filter(({ name }) => name === filter);
  }, [asked, recent, answer, found, filter]);
  const [more, setMore] = useState({ of: all, rows: ROWS_AT_ONCE });
  const most = more.of === all ? more.rows : ROWS_AT_ONCE;
  const groups = useMemo(() => firstRows(all, most), [all, most]);
  const first = useMemo(() => (answer ? bestRow(all, answer.hits) : -1), [all, answer]);
  const onMore = (): void => setMore({ of: all, rows: most + ROWS_AT_ONCE });
  const forget = (): void => {
    forgetRecent();
    setRecent([]);
  };
  const onForget = asked === null && recent.length > 0 ? forget : null;
  return { answer, found, filter, setFilter, all, groups, first, onMore, onForget };
}
