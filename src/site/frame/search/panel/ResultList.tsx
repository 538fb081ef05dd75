// The rows as one listbox: real links that the input's keys walk and the pointer may click.
import { memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../parts/icon/Icon.tsx';
import { MarkedText } from './MarkedText.tsx';
import * as styles from './ResultList.module.css';
import { remember } from './recent.ts';
import type { Group, Row } from './rows.ts';

interface ResultListProps {
  id: string;
  groups: readonly Group[];
  /** Counted through all groups; -1 for none. */
  selected: number;
  onSelect: (row: number) => void;
  /** A better answer is on its way. */
  busy: boolean;
  /** Null when everything is shown. */
  onMore: (() => void) | null;
}

/** Between two letters only these are drawn: the others cost more than they help while they change. */
const ROWS_IN_VIEW = 9;
const REST_MS = 250;

export const optionId = (list: string, row: number): string => `${list}-${row}`;

export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { id, groups, selected, onSelect, busy, onMore } = props;
  const [complete, setComplete] = useState<readonly Group[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setComplete(groups), REST_MS);
    return () => clearTimeout(timer);
  }, [groups]);
  const all = complete === groups || selected >= ROWS_IN_VIEW;
  const most = all ? Number.POSITIVE_INFINITY : ROWS_IN_VIEW;
  const pointer = useRef('');
  /** Rows also move under a pointer that rests; only one that moved itself selects. */
  const onPointerMove = (event: PointerEvent): void => {
    const place = `${event.screenX} ${event.screenY}`;
    const moved = pointer.current !== '' && pointer.current !== place;
    pointer.current = place;
    const row = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (moved && row !== undefined) onSelect(Number(row));
  };
  let before = 0;
  return (
    <div className={styles.list}>
      <div
        id={id}
        role="listbox"
        aria-label="Results"
        aria-busy={busy}
        onPointerMove={onPointerMove}
      >
        {groups.map(({ name, rows }, at) => {
          const first = before;
          before += rows.length;
          if (first >= most) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
            <div key={rows[0]?.url} role="group" aria-labelledby={`${id}-group-${at}`}>
              <div id={`${id}-group-${at}`} className={styles.group}>
                {name}
              </div>
              {rows.slice(0, most - first).map((row, index) => (
                <ResultRow
                  key={row.url}
                  row={row}
                  list={id}
                  place={first + index}
                  selected={selected === first + index}
                />
              ))}
            </div>
          );
        })}
      </div>
      {onMore && all && (
        <button
          type="button"
          className={`btn btn-3 btn-sm ${styles.more}`}
          // The pointer leaves the focus where the arrow keys work.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onMore}
        >
          Show more results
        </button>
      )}
    </div>
  );
});

interface ResultRowProps {
  row: Row;
  list: string;
  place: number;
  selected: boolean;
}

const ResultRow = memo(function ResultRow({ row, list, place, selected }: ResultRowProps) {
  return (
    <a
      id={optionId(list, place)}
      className={row.inside ? `${styles.row} ${styles.inside}` : styles.row}
      href={row.url}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      data-row={place}
      onClick={() => remember({ ...row, title: row.title.text })}
    >
      <Icon name={row.icon} />
      <span className={styles.head}>
        <span className="vh">{row.label}: </span>
        <b>
          <MarkedText of={row.title} />
        </b>
        {row.inside ? (
          <span className="vh"> in {row.trail.at(-1)}</span>
        ) : (
          <small>
            {row.trail.map((step, at) => (
              <span key={step}>
                {at > 0 && <Icon name="right" />}
                {step}
              </span>
            ))}
          </small>
        )}
      </span>
      {row.excerpt && (
        <span className={styles.text}>
          <MarkedText of={row.excerpt} />
        </span>
      )}
      {selected && (
        <span className={styles.enter}>
          <Icon name="enter" />
        </span>
      )}
    </a>
  );
});
