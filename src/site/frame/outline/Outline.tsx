// The page's headings beside the text, from 1280 px up.
import type { Anchor } from '../../../model/content.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './Outline.module.css';

export function Outline({ anchors }: { anchors: readonly Anchor[] }) {
  if (anchors.length === 0) return null;
  return (
    <nav className={styles.outline} aria-labelledby="outline-title">
      <h2 id="outline-title">On this page</h2>
      <ul>
        {anchors.map(({ id, level, title }) => (
          <li key={id} className={level === 3 ? styles.deep : undefined}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      <p className={styles.end}>
        <a href="#top">
          <Icon name="aup" />
          Back to top
        </a>
      </p>
    </nav>
  );
}
