// The nearest address that exists, fetched only for one that does not.
import type { ReactNode } from 'react';
import { withTrailingSlash } from '../../../model/url.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './NotFoundScreen.module.css';
import { nearestPath } from './nearest-path.ts';

/** Null when no address is near, or the list of all cannot be had. */
export async function resolve(asked: string): Promise<ReactNode> {
  const response = await fetch('/paths.txt');
  const paths = response.ok ? (await response.text()).split('\n') : [];
  const nearest = nearestPath(withTrailingSlash(asked), paths);
  return nearest === null ? null : <Resolver asked={asked} nearest={nearest} />;
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
