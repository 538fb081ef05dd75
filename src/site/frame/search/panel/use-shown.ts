// What the panel lists for what is typed: suggestions, or the answer narrowed to one group.
import { useMemo, useState } from 'react';
import type { SearchAnswer } from '../../../search/service.ts';
import type { Asked } from './asker.ts';
import { forgetRecent, readRecent } from './recent.ts';
import { type Group, groupsOf, runsOf, startGroups } from './rows.ts';

interface Shown {
  answer: SearchAnswer | null;
  /** All groups of the answer, for the filters. */
  found: readonly Group[];
  /** The group that is shown alone; one that the next answer lacks is forgotten. */
  filter: string | null;
  setFilter: (filter: string | null) => void;
  groups: readonly Group[];
  /** Null when there is nothing to forget. */
  onForget: (() => void) | null;
}

export function useShown(asked: Asked | null): Shown {
  const [recent, setRecent] = useState(readRecent);
  const [wanted, setFilter] = useState<string | null>(null);
  const answer = asked?.kind === 'answer' ? asked.answer : null;
  const found = useMemo(() => groupsOf(answer?.hits ?? []), [answer]);
  const filter = found.some(({ name }) => name === wanted) ? wanted : null;
  const groups = useMemo(() => {
    if (asked === null) return startGroups(recent);
    if (filter === null) return runsOf(answer?.hits ?? []);
    return found.filter(({ name }) => name === filter);
  }, [asked, recent, answer, found, filter]);
  const forget = (): void => {
    forgetRecent();
    setRecent([]);
  };
  const onForget = asked === null && recent.length > 0 ? forget : null;
  return { answer, found, filter, setFilter, groups, onForget };
}
