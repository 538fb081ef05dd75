// A search that can be shared: what is typed stands in the address.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ASKED_CLASS } from '../../../model/choices.ts';
import { SearchPanel } from '../../frame/search/panel/SearchPanel.tsx';
import * as dialog from '../../frame/search/SearchDialog.module.css';
import { SearchInput } from '../../frame/search/SearchInput.tsx';
import { addressWith, queryIn } from './query-address.ts';
import * as styles from './SearchPage.module.css';

export function SearchPage() {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => queryIn(location.href));
  useEffect(() => {
    if (mayTakeFocus()) input.current?.focus({ preventScroll: true });
  }, []);
  // With the letter that asks for it, so that the answer moves nothing.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle(ASKED_CLASS, query !== '');
  }, [query]);
  useEffect(() => {
    history.replaceState(history.state, '', addressWith(query, location.href));
  }, [query]);
  const ask = (text: string): void => {
    setQuery(text);
    input.current?.focus();
  };
  return (
    <search className={styles.page}>
      <SearchInput input={input} query={query} onQuery={setQuery} />
      <SearchPanel input={input} query={query} onAsk={ask} />
      {query && (
        <div className={dialog.buttons}>
          <button type="button" className={dialog.clear} onClick={() => ask('')}>
            Clear
          </button>
        </div>
      )}
    </search>
  );
}

/** Not on a touch screen, where its keyboard would cover the page; not from who is elsewhere already. */
function mayTakeFocus(): boolean {
  const { activeElement, body } = document;
  const isFree = activeElement === body || activeElement?.id === 'main';
  return isFree && location.hash === '' && !matchMedia('(pointer: coarse)').matches;
}
