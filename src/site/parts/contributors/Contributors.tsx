// Who wrote the page: pictures are fetched when the list is in view, and on a click from those who asked for less.
import { useEffect, useRef, useState } from 'react';
import { AVATAR_SIZE, CONTRIBUTORS_CHECK_INTERVAL_MS } from '../../../model/constants.ts';
import { waitsForClick } from '../../state/outside.ts';
import * as styles from './Contributors.module.css';

export function Contributors({ handles }: { handles: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(false);
  const [asked, setAsked] = useState(false);
  // Only once in view, so never on the server, which knows nothing of the reader.
  const waits = near && !asked && waitsForClick();
  useEffect(() => onceVisible(list.current, () => setNear(true)), []);
  if (handles.length === 0) return null;
  const show = (): void => {
    setAsked(true);
    // The button goes; whoever pressed it by key goes on from here.
    list.current?.querySelector('a')?.focus();
  };
  return (
    <section className={styles.contributors} aria-labelledby="contributors">
      <h2 id="contributors">Contributors</h2>
      {waits && (
        <button type="button" className={styles.ask} onClick={show}>
          Show pictures from GitHub
        </button>
      )}
      <ul ref={list}>
        {handles.map((handle) => (
          <li key={handle}>
            <a href={`https://github.com/${handle}`} rel="noopener noreferrer" title={handle}>
              <span className={styles.disc} aria-hidden="true">
                {handle.charAt(0).toUpperCase()}
              </span>
              {near && !waits && <Avatar handle={handle} />}
              <span className="vh">{handle}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Covers the initial once it is there; a picture that fails leaves the initial. */
function Avatar({ handle }: { handle: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      className={styles.avatar}
      src={`https://github.com/${handle}.png?size=${AVATAR_SIZE}`}
      alt=""
      width={40}
      height={40}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

/** Looks at most every 300 ms, as the specification has it; stops once seen. */
function onceVisible(element: Element | null, seen: () => void): (() => void) | undefined {
  if (element === null) return undefined;
  const timer = setInterval(() => {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return;
    clearInterval(timer);
    seen();
  }, CONTRIBUTORS_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
