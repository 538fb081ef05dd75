// The search's frame: opens at once and takes letters; what answers them is fetched meanwhile.
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../parts/icon/Icon.tsx';
import { followsLink } from '../../state/links.ts';
import { lockScroll } from '../drawer/use-modal.ts';
import type { SearchPanelProps } from './panel/SearchPanel.tsx';
import * as styles from './SearchDialog.module.css';
import { SearchInput } from './SearchInput.tsx';
import { Unreachable } from './Unreachable.tsx';

type Chunk = 'loading' | 'failed' | { SearchPanel: ComponentType<SearchPanelProps> };

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [chunk, setChunk] = useState<Chunk>('loading');
  const load = (): void => {
    setChunk('loading');
    import(/* webpackChunkName: 'search' */ './panel/SearchPanel.tsx').then(setChunk, () =>
      setChunk('failed'),
    );
  };
  // Closed by the element itself, which gives the focus back; its event then tells the site.
  const close = (): void => dialog.current?.close();
  const ask = (text: string): void => {
    setQuery(text);
    input.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    // Shows it over everything and gives the focus to the input.
    dialog.current?.showModal();
    const unlock = lockScroll();
    addEventListener('popstate', close);
    return () => {
      close();
      unlock();
      removeEventListener('popstate', close);
    };
  }, []);
  useEffect(load, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => {
        if (followsLink(event)) close();
      }}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return;
        // Or the press would take the focus from where it has just been given back to.
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // A search input would empty itself first.
        event.preventDefault();
        close();
      }}
    >
      <SearchInput input={input} query={query} onQuery={setQuery} />
      {typeof chunk === 'object' && <chunk.SearchPanel input={input} query={query} onAsk={ask} />}
      {chunk === 'failed' && (
        <Unreachable onRetry={load}>
          <a className="btn btn-3 btn-sm" href="/search/">
            Open the search page
          </a>
        </Unreachable>
      )}
      {/* Last, so that Tab leads from the input to the filters. */}
      <div className={styles.buttons}>
        {query && (
          <button type="button" className={styles.clear} onClick={() => ask('')}>
            Clear
          </button>
        )}
        <button type="button" className="kbd" onClick={close}>
          <span>Esc</span>
          <span className="vh">Close search</span>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
