// Under 1024 px: where the reader is, and the page's headings on request.
import type { Anchor } from '../../../model/content.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import { followsLink } from '../../state/links.ts';
import { RailList } from '../rail/RailList.tsx';
import * as styles from './PageBar.module.css';

interface PageBarProps {
  sectionTitle: string;
  /** Null where the pages share a sidebar but no index page. */
  sectionUrl: string | null;
  title: string;
  anchors: readonly Anchor[];
  /** What the page's names begin with. */
  prefix: string | undefined;
  /** Id of the section being read. */
  current: string | null;
}

export function PageBar(props: PageBarProps) {
  const { sectionTitle, sectionUrl, title, anchors, prefix, current } = props;
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
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
          <div className={styles.list} data-rail="" onClick={closeAround}>
            <RailList anchors={anchors} prefix={prefix} current={current} />
          </div>
        </details>
      )}
    </nav>
  );
}

/** The open list would cover the heading it has just led to. */
function closeAround(event: React.MouseEvent<HTMLElement>): void {
  if (followsLink(event)) event.currentTarget.closest('details')?.removeAttribute('open');
}
