// A documentation page: its text in the frame's columns, or alone where it is one large table or list.
import type { Nav } from '../../../model/record.ts';
import { PageBar } from '../../frame/page-bar/PageBar.tsx';
import { useScrollSpy } from '../../state/scroll-spy.ts';
import type { PageFacts, Text } from '../../state/view.ts';
import { DocFrame } from './DocFrame.tsx';
import * as styles from './DocScreen.module.css';
import { Main } from './Main.tsx';

interface ColumnsProps {
  page: PageFacts;
  nav: Nav | null;
  text: Text;
}

export function DocScreen({ wide, ...columns }: ColumnsProps & { wide: boolean }) {
  if (wide) return <Main className={`wrap ${styles.page}`} text={columns.text} />;
  return <Columns {...columns} />;
}

function Columns({ page, nav, text }: ColumnsProps) {
  const { url, anchors, prefix } = page;
  const spied = useScrollSpy(anchors);
  const isIndex = nav?.section === url.slice(1, -1);
  return (
    <>
      {nav && (
        <PageBar
          key={url}
          sectionTitle={nav.title}
          sectionUrl={nav.section === null || isIndex ? null : `/${nav.section}/`}
          title={page.title}
          anchors={anchors}
          prefix={prefix}
          current={spied.current}
        />
      )}
      <DocFrame
        url={url}
        nav={nav}
        v4Url={page.v4Url}
        anchors={anchors}
        prefix={prefix}
        spied={spied}
        centred={page.post !== undefined}
        text={text}
      />
    </>
  );
}
