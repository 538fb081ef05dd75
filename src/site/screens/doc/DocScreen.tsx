// A documentation page: its text in the frame's columns, or alone where it is one large table or list.
import type { Nav } from '../../../model/record.ts';
import { PageBar } from '../../frame/page-bar/PageBar.tsx';
import type { PageFacts, Text } from '../../state/view.ts';
import { DocFrame } from './DocFrame.tsx';
import * as styles from './DocScreen.module.css';
import { Main } from './Main.tsx';

interface DocScreenProps {
  page: PageFacts;
  nav: Nav | null;
  text: Text;
  wide: boolean;
}

export function DocScreen({ page, nav, text, wide }: DocScreenProps) {
  if (wide) return <Main className={`wrap ${styles.page}`} text={text} />;
  const isIndex = nav?.section === page.url.slice(1, -1);
  return (
    <>
      {nav && (
        <PageBar
          sectionTitle={nav.title}
          sectionUrl={nav.section === null || isIndex ? null : `/${nav.section}/`}
          title={page.title}
          anchors={page.anchors}
        />
      )}
      <DocFrame
        url={page.url}
        nav={nav}
        v4Url={page.v4Url}
        anchors={page.anchors}
        centred={page.post !== undefined}
        text={text}
      />
    </>
  );
}
