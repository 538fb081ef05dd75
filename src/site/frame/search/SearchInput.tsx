// The one search input, in the dialog and on the search page.
import type { RefObject } from 'react';
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './SearchDialog.module.css';

interface SearchInputProps {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
}

export function SearchInput({ input, query, onQuery }: SearchInputProps) {
  return (
    <div className={styles.row}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label="Search the docs"
        placeholder="Search the docs"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </div>
  );
}
