// One chip per group with its number, and one for all of them.
import { countOf, type Group } from './rows.ts';
import * as styles from './SearchPanel.module.css';

interface FiltersProps {
  groups: readonly Group[];
  /** Name of the group that is shown alone. */
  filter: string | null;
  onFilter: (filter: string | null) => void;
  /** Of the list: its arrow keys work here, too. */
  onKey: (event: KeyboardEvent) => void;
}

export function Filters({ groups, filter, onFilter, onKey }: FiltersProps) {
  const chips = [
    { name: null, count: countOf(groups) },
    ...groups.map(({ name, rows }) => ({ name, count: rows.length })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll
    <div
      className={styles.filters}
      role="group"
      aria-label="Filter"
      onKeyDown={({ key, nativeEvent }) => {
        if (key.startsWith('Arrow')) onKey(nativeEvent);
      }}
    >
      {chips.map(({ name, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === filter}
          // The pointer leaves the focus where the arrow keys work.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFilter(name)}
        >
          {name ?? 'All'} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
