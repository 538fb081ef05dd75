// Under 1024 px: where the reader is, and the page's headings on request.
import type { Anchor } from '../../../model/content.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './PageBar.module.css';

interface PageBarProps {
  sectionTitle: string;
  /** Null where the pages share a sidebar but no index page. */
  sectionUrl: string | null;
  title: string;
  anchors: readonly Anchor[];
}

export function PageBar({ sectionTitle, sectionUrl, title, anchors }: PageBarProps) {
  return (
    <nav className={styles.bar} aria-label="Page">
      <p className={styles.trail}>
        {sectionUrl !== null && (
          <>
            <a href={sectionUrl}>
              <Icon name="list" />
              {sectionTitle}
            </a>
            <Icon name="right" />
          </>
        )}
        <b>{title}</b>
      </p>
      {anchors.length > 0 && (
        <details className={styles.contents}>
          <summary>
            On this page
            <Icon name="down" />
          </summary>
          <div className={styles.list}>
            <ul>
              {anchors.map(({ id, level, title: text }) => (
                <li key={id} className={level === 3 ? styles.deep : undefined}>
                  <a href={`#${id}`} onClick={closeAround}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </nav>
  );
}

/** The open list would cover the heading it has just led to. */
function closeAround(event: React.MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('details')?.removeAttribute('open');
}
