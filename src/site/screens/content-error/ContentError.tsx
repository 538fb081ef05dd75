// A page that could not be fetched: the reason, a second try and a way that needs no script.
import type { Nav } from '../../../model/record.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import { DocFrame } from '../doc/DocFrame.tsx';
import * as styles from './ContentError.module.css';

interface ContentErrorProps {
  url: string;
  error: unknown;
  onRetry: () => void;
  nav?: Nav | null;
  v4Url?: string;
}

export function ContentError({ url, error, onRetry, nav = null, v4Url = '' }: ContentErrorProps) {
  const drawn = (
    <div className={styles.card} role="alert">
      <Icon name="bad" />
      <h1>Error loading content.</h1>
      <p>The text of this page did not arrive. Check your connection and try again.</p>
      <div className={styles.actions}>
        <button type="button" className="btn btn-1" onClick={onRetry}>
          <Icon name="reset" />
          Try again
        </button>
        <a className="btn btn-3" href={url} onClick={leaveToBrowser}>
          Open the page directly
        </a>
      </div>
      <details>
        <summary>
          <Icon name="right" />
          Details
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by key */}
        <pre tabIndex={0}>
          <code>{String(error)}</code>
        </pre>
      </details>
    </div>
  );
  return <DocFrame url={url} nav={nav} v4Url={v4Url} text={{ drawn }} />;
}

/** The router listens on the document; a click that never gets there is a real navigation. */
function leaveToBrowser(event: React.MouseEvent): void {
  event.stopPropagation();
}
