// The page's headings beside the text, from 1280 px up, following what is being read.
import type { Anchor } from '../../../model/content.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import { ReportLink } from '../../parts/report-link/ReportLink.tsx';
import type { Spied } from '../../state/scroll-spy.ts';
import { RailList } from '../rail/RailList.tsx';
import * as styles from './Outline.module.css';

interface OutlineProps {
  anchors: readonly Anchor[];
  prefix: string | undefined;
  spied: Spied;
  url: string;
}

export function Outline({ anchors, prefix, spied, url }: OutlineProps) {
  if (anchors.length === 0) return null;
  const current = anchors.find(({ id }) => id === spied.current);
  return (
    <nav className={styles.outline} aria-labelledby="outline-title" data-rail="">
      <h2 id="outline-title">On this page</h2>
      <RailList anchors={anchors} prefix={prefix} current={spied.current} visible={spied.visible} />
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
