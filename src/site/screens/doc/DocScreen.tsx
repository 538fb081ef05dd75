// A documentation page: its text in the frame's columns, and what comes after the text.
import type { ReactNode } from 'react';
import type { Nav, PageData } from '../../../model/record.ts';
import { PageBar } from '../../frame/page-bar/PageBar.tsx';
import { Contributors } from '../../parts/contributors/Contributors.tsx';
import { FurtherReading } from '../../parts/further-reading/FurtherReading.tsx';
import { neighbours } from '../../parts/prev-next/neighbours.ts';
import { PrevNext } from '../../parts/prev-next/PrevNext.tsx';
import { ReportLink } from '../../parts/report-link/ReportLink.tsx';
import { DocFrame } from './DocFrame.tsx';
import * as styles from './DocScreen.module.css';
import { PageHead } from './PageHead.tsx';
import { WidePage } from './WidePage.tsx';

interface DocScreenProps {
  page: PageData;
  nav: Nav | null;
  article: ReactNode;
  wide?: boolean;
}

export function DocScreen({ page, nav, article, wide = false }: DocScreenProps) {
  if (wide) return <WidePage page={page} article={article} />;
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
      >
        <PageHead page={page} nav={nav} />
        {article}
        <p className={styles.report}>
          <ReportLink url={page.url} section={undefined} />
        </p>
        <PrevNext {...neighbours(nav, page.url)} />
        <FurtherReading related={page.related} />
        <Contributors handles={page.contributors} />
      </DocFrame>
    </>
  );
}
