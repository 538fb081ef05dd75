// The page's headings beside the text, from 1280 px up, following what is being read.
import type { Anchor } from '../../../model/content.ts';
import { breakable } from '../../parts/breakable/breakable.tsx';
import { Icon } from '../../parts/icon/Icon.tsx';
import { ReportLink } from '../../parts/report-link/ReportLink.tsx';
import type { Spied } from '../../state/scroll-spy.ts';
import * as styles from './Outline.module.css';

interface OutlineProps {
  anchors: readonly Anchor[];
  spied: Spied;
  url: string;
}

export function Outline({ anchors, spied, url }: OutlineProps) {
  if (anchors.length === 0) return null;
  const current = anchors.find(({ id }) => id === spied.current);
  return (
    <nav className={styles.outline} aria-labelledby="outline-title">
      <h2 id="outline-title">On this page</h2>
      <ul>
        {anchors.map(({ id, level, title }) => (
          <li key={id} className={level === 3 ? styles.deep : undefined}>
            <a
              href={`#${id}`}
              aria-current={id === spied.current ? 'location' : undefined}
              className={spied.visible.has(id) ? styles.visible : undefined}
            >
              {breakable(title)}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.end}>
        <a href="#top">
          <Icon name="aup" />
          Back to top
        </a>
        <ReportLink url={url} section={current?.title} />
      </p>
    </nav>
  );
}
