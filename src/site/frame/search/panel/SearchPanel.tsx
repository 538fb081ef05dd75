// Everything below the input, in the dialog and on the search page alike: filters, results and every state without them.
import { Fragment, type RefObject, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Unreachable } from '../Unreachable.tsx';
import { Filters } from './Filters.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { optionId, ResultList } from './ResultList.tsx';
import { countOf } from './rows.ts';
import * as styles from './SearchPanel.module.css';
import { nextRow } from './selection.ts';
import { noteText, resultsText, statusText } from './status-text.ts';
import { useAnswer } from './use-answer.ts';
import { useCombobox } from './use-combobox.ts';
import { useSelection } from './use-selection.ts';
import { useSettled } from './use-settled.ts';
import { useShown } from './use-shown.ts';

export interface SearchPanelProps {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  /** Puts another query into the input. */
  onAsk: (query: string) => void;
}

export function SearchPanel({ input, query, onAsk }: SearchPanelProps) {
  const list = useId();
  const { asked, retry } = useAnswer(query);
  const shown = useShown(asked);
  const { answer, found, filter, setFilter, all, groups, first, onForget } = shown;
  const [selected, select] = useSelection(all, first);
  const [entered, setEntered] = useState('');
  const count = countOf(groups);
  const results = resultsText(count, countOf(all));
  const note = noteText(asked);
  const status = useSettled(statusText(asked, results, filter));

  const optionAt = (row: number) =>
    document.getElementById(optionId(list, row)) as HTMLAnchorElement | null;
  const open = ({ ctrlKey, metaKey }: KeyboardEvent): void => {
    const link = optionAt(selected);
    // What is shown answers fewer letters: the first of the coming answer is meant.
    if (query !== (answer?.query ?? '')) setEntered(query);
    else if (ctrlKey || metaKey) window.open(link?.href, '_blank', 'noopener');
    else link?.click();
  };
  const onKey = (event: KeyboardEvent): void => {
    const row = nextRow(event.key, selected, count);
    if (row === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (row === null) {
      open(event);
      return;
    }
    input.current?.focus();
    selectInView(row);
  };
  /** At once: a row below those in view is drawn only now. */
  const selectInView = (row: number, before?: () => void): void => {
    flushSync(() => {
      before?.();
      select(row);
    });
    optionAt(row)?.scrollIntoView({ block: 'nearest' });
  };
  const more = (): void => {
    // A key has pressed the button, which moves away. A finger has not focused it, and the keyboard of a phone stays closed.
    if (document.activeElement?.matches('button')) input.current?.focus({ preventScroll: true });
    selectInView(count, shown.onMore);
  };
  useCombobox({
    input,
    listId: list,
    active: count > 0 && selected >= 0 ? optionId(list, selected) : undefined,
    expanded: count > 0,
    onKey,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (entered === '' || entered !== query || answer?.query !== query) return;
    setEntered('');
    optionAt(first)?.click();
  }, [entered, query, answer]);

  return (
    <>
      {/* Another answer is another list: rows that stay would be seen to jump. */}
      <Fragment key={answer?.query}>
        {found.length > 0 && (
          <Filters groups={found} filter={filter} onFilter={setFilter} onKey={onKey} />
        )}
        {note && <p className={styles.note}>{note}</p>}
        {count > 0 && (
          <ResultList
            key={filter}
            id={list}
            groups={groups}
            selected={selected}
            onSelect={select}
            busy={answer?.better !== undefined}
            onMore={count < countOf(all) ? more : null}
          />
        )}
      </Fragment>
      {asked?.kind === 'loading' && <LoadingRows />}
      {asked?.kind === 'failed' && (
        <Unreachable onRetry={retry}>
          <a className="btn btn-3 btn-sm" href="/">
            Browse all sections
          </a>
        </Unreachable>
      )}
      {answer && count === 0 && <NothingFound answer={answer} onAsk={onAsk} />}
      <PanelFooter>
        {answer && results}
        {onForget && (
          <button type="button" onClick={onForget}>
            Clear recent
          </button>
        )}
      </PanelFooter>
      <div className="vh" role="status">
        {status}
      </div>
    </>
  );
}
