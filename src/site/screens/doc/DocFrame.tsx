// The columns around a documentation page; loading and failed pages keep them, too.
import type { ReactNode } from 'react';
import type { Anchor } from '../../../model/content.ts';
import type { Nav } from '../../../model/record.ts';
import { Outline } from '../../frame/outline/Outline.tsx';
import { Sidebar } from '../../frame/sidebar/Sidebar.tsx';
import { useScrollSpy } from '../../state/scroll-spy.ts';
import * as styles from './DocFrame.module.css';

interface DocFrameProps {
  url: string;
  nav: Nav | null;
  v4Url: string;
  anchors?: readonly Anchor[];
  busy?: boolean;
  children: ReactNode;
}

const NO_ANCHORS: readonly Anchor[] = [];

export function DocFrame({ url, nav, v4Url, anchors = NO_ANCHORS, busy, children }: DocFrameProps) {
  const spied = useScrollSpy(anchors);
  return (
    <div className={`wrap ${styles.shell}`}>
      {nav && (
        <Sidebar nav={nav} url={url} anchors={anchors} v4Url={v4Url} current={spied.current} />
      )}
      <main className={styles.main} id="main" tabIndex={-1} aria-busy={busy}>
        {children}
      </main>
      <Outline anchors={anchors} spied={spied} url={url} />
    </div>
  );
}
