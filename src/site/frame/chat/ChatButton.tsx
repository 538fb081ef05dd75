// Opens the chat in a corner of the page; its code and the chat itself are asked for with the first click only.
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import site from '../../../../data/site.json' with { type: 'json' };
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './ChatButton.module.css';

type Chunk = 'not-loaded' | 'loading' | 'failed' | { Frame: ComponentType };

export function ChatButton() {
  const [open, setOpen] = useState(false);
  const [chunk, setChunk] = useState<Chunk>('not-loaded');
  const button = useRef<HTMLButtonElement>(null);
  const load = (): void => {
    setChunk('loading');
    import(/* webpackChunkName: 'chat' */ './ChatFrame.tsx').then(
      ({ ChatFrame }) => setChunk({ Frame: ChatFrame }),
      () => setChunk('failed'),
    );
  };
  const toggle = (): void => {
    setOpen(!open);
    if (chunk === 'not-loaded') load();
  };
  const close = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <aside className={`js-only ${styles.chat}`} aria-label="Chat" onKeyDown={close}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Chat"
        aria-expanded={open}
        onClick={toggle}
      >
        <Icon name={open ? 'close' : 'chat'} />
      </button>
      {chunk !== 'not-loaded' && (
        <div className={styles.panel} hidden={!open}>
          <p>
            <a className="btn btn-3" href={site.links.chat} rel="noopener noreferrer">
              Open in Discord
              <Icon name="ext" />
            </a>
          </p>
          {typeof chunk === 'object' ? (
            <chunk.Frame />
          ) : (
            <p role="status">
              {chunk === 'loading' ? 'Loading the chat.' : 'The chat did not load.'}
            </p>
          )}
          {chunk === 'failed' && (
            <button type="button" className="btn btn-1" onClick={load}>
              Try again
            </button>
          )}
        </div>
      )}
    </aside>
  );
}
