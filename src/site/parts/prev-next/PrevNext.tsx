// Where to read on within the section.
import type { NavItem } from '../../../model/record.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './PrevNext.module.css';

interface PrevNextProps {
  previous?: NavItem | undefined;
  next?: NavItem | undefined;
}

export function PrevNext({ previous, next }: PrevNextProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.links} aria-label="Previous and next page">
      {previous && (
        <a className={styles.previous} href={previous.url} rel="prev">
          <small>
            <Icon name="aleft" />
            Previous
          </small>
          <b>{previous.title}</b>
        </a>
      )}
      {next && (
        <a className={styles.next} href={next.url} rel="next">
          <small>
            Next
            <Icon name="aright" />
          </small>
          <b>{next.title}</b>
        </a>
      )}
    </nav>
  );
}
