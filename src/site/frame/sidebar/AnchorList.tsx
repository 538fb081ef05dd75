// The headings of the page being read, hanging on their thread, level by level.
import * as styles from './AnchorList.module.css';
import type { AnchorBranch } from './anchor-tree.ts';

export function AnchorList({ branches }: { branches: readonly AnchorBranch[] }) {
  return (
    <ul className={styles.anchors}>
      {branches.map(({ anchor, children }) => (
        <li key={anchor.id}>
          <a href={`#${anchor.id}`}>{anchor.title}</a>
          {children.length > 0 && <AnchorList branches={children} />}
        </li>
      ))}
    </ul>
  );
}
