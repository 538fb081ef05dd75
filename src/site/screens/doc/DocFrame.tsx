// The columns around a documentation page; loading and failed pages keep them, too.
import { type ComponentProps, memo, Suspense } from 'react';
import type { Anchor } from '../../../model/content.ts';
import type { Nav } from '../../../model/record.ts';
import { Outline } from '../../frame/outline/Outline.tsx';
import { Sidebar } from '../../frame/sidebar/Sidebar.tsx';
import type { Spied } from '../../state/scroll-spy.ts';
import type { Text } from '../../state/view.ts';
import * as styles from './DocFrame.module.css';
import { Main } from './Main.tsx';

interface DocFrameProps {
  url: string;
  nav: Nav | null;
  v4Url: string;
  anchors?: readonly Anchor[];
  /** What the page's names begin with. */
  prefix?: string | undefined;
  spied?: Spied;
  /** The text stands in the middle of the page, with no sidebar beside it. */
  centred?: boolean;
  text: Text;
  busy?: boolean;
}

/** Both are hydrated when nothing else is to be done, or touched; what opens over the page does not hasten it. */
const LeftRail = memo(function LeftRail(props: ComponentProps<typeof Sidebar>) {
  return (
    <Suspense>
      <Sidebar {...props} />
    </Suspense>
  );
});
const RightRail = memo(function RightRail(props: ComponentProps<typeof Outline>) {
  return (
    <Suspense>
      <Outline {...props} />
    </Suspense>
  );
});

const NO_ANCHORS: readonly Anchor[] = [];

export function DocFrame(props: DocFrameProps) {
  const { url, nav, v4Url, anchors = NO_ANCHORS, prefix, spied, centred, text, busy } = props;
  return (
    <div className={`wrap ${centred ? styles.centred : styles.shell}`}>
      {nav && !centred && (
        <LeftRail
          nav={nav}
          url={url}
          anchors={anchors}
          prefix={prefix}
          v4Url={v4Url}
          current={spied?.current ?? null}
        />
      )}
      <Main className={styles.main} text={text} busy={busy} />
      {spied && <RightRail key={url} anchors={anchors} prefix={prefix} spied={spied} url={url} />}
    </div>
  );
}
