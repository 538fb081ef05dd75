// The answer to an address that leads nowhere.
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './NotFoundScreen.module.css';

export function NotFoundScreen({ url }: { url: string }) {
  const [hint, setHint] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address asks anew
  useEffect(() => {
    // Without the hint the screen is complete all the same.
    import(/* webpackChunkName: 'resolver' */ './Resolver.tsx')
      .then(({ resolve }) => resolve(location.pathname))
      .then(setHint, () => {});
  }, [url]);
  return (
    <main className={`wrap ${styles.page}`} id="main" tabIndex={-1}>
      <div>
        <h1>Page Not Found</h1>
        <p>Oops! The page you are looking for has been removed or relocated.</p>
        <div className={styles.ways}>
          <a className="btn btn-1 btn-lg" href="/">
            Go to Homepage
          </a>
          <a className="btn btn-2 btn-lg" href="/search/">
            <Icon name="search" />
            Search the docs
          </a>
        </div>
        {hint}
      </div>
      <MissingCube />
    </main>
  );
}

/** The outer cube is there, the inner one has left its place. */
function MissingCube() {
  return (
    <svg className={styles.art} viewBox="0 0 320 330" aria-hidden="true">
      <path className={styles.top} d="M150 25 271.24 95 150 165 28.76 95Z" />
      <path className={styles.left} d="M28.76 95 150 165v140L28.76 235Z" />
      <path className={styles.right} d="M271.24 95 150 165v140l121.24-70Z" />
      <path className={styles.hole} d="M150 95l60.6 35v70L150 235l-60.6-35v-70Z" />
      <path
        className={styles.edge}
        d="M150 95l60.6 35v70L150 235l-60.6-35v-70ZM89.4 130 150 165l60.6-35M150 165v70"
      />
      <path className={styles.innerTop} d="M272 210l50.23 29L272 268l-50.23-29Z" />
      <path className={styles.innerLeft} d="M221.77 239 272 268v58l-50.23-29Z" />
      <path className={styles.innerRight} d="M322.23 239 272 268v58l50.23-29Z" />
    </svg>
  );
}
