// The headings of the page being read, hanging on their thread, level by level.
import * as styles from './AnchorList.module.css';
import type { AnchorBranch } from './anchor-tree.ts';

interface AnchorListProps {
  branches: readonly AnchorBranch[];
  /** Address of the page, empty for the one being read. */
  url: string;
  /** Id of the section being read. */
  current: string | null;
}

export function AnchorList({ branches, url, current }: AnchorListProps) {
  return (
    <ul className={styles.anchors}>
      {branches.map(({ anchor, children }) => (
        <li key={anchor.id}>
          <a
            href={`${url}#${anchor.id}`}
            aria-current={anchor.id === current ? 'location' : undefined}
          >
            {anchor.title}
          </a>
          {children.length > 0 && <AnchorList branches={children} url={url} current={current} />}
        </li>
      ))}
    </ul>
  );
}
