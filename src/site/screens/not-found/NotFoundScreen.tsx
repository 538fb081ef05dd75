// The answer to an address that leads nowhere.
import { useEffect, useState } from 'react';
import { withTrailingSlash } from '../../../model/url.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './NotFoundScreen.module.css';
import { nearestPath } from './nearest-path.ts';

/** The list of addresses is fetched only here; without it the screen is complete all the same. */
function useNearestPath(url: string): { asked: string; nearest: string } | null {
  const [found, setFound] = useState<{ asked: string; nearest: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address asks anew
  useEffect(() => {
    const asked = location.pathname;
    fetch('/paths.txt')
      .then((response) => (response.ok ? response.text() : ''))
      .then((text) => {
        const nearest = nearestPath(withTrailingSlash(asked), text.split('\n'));
        setFound(nearest === null ? null : { asked, nearest });
      })
      .catch(() => {});
  }, [url]);
  return found;
}

export function NotFoundScreen({ url }: { url: string }) {
  const found = useNearestPath(url);
  return (
    <main className={`wrap ${styles.page}`} id="main" tabIndex={-1}>
      <div>
        <h1>Page Not Found</h1>
        <p>Oops! The page you are looking for has been removed or relocated.</p>
        <a className="btn btn-1 btn-lg" href="/">
          Go to Homepage
        </a>
        {found && <Resolver {...found} />}
      </div>
      <MissingCube />
    </main>
  );
}

/** In the words of the product's own resolver. */
function Resolver({ asked, nearest }: { asked: string; nearest: string }) {
  const segments = asked.split('/').filter(Boolean);
  const name = segments.at(-1);
  const folder = `/${segments.slice(0, -1).join('/')}`;
  return (
    <figure className={`term on-slate ${styles.resolver}`}>
      <figcaption className="code-h">
        <span className="file">
          <Icon name="term" />
          Resolver
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by key */}
      <pre tabIndex={0}>
        <code>
          <span className="l">
            <span className={styles.error}>ERROR</span> in <b>{asked}</b>
          </span>
          <span className="l">{`Page not found: Can't resolve '${name}' in '${folder}'`}</span>
          <span className="l"> </span>
          <span className="l">
            Did you mean <a href={nearest}>{nearest}</a>?
          </span>
        </code>
      </pre>
    </figure>
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
