// What stands in a page's main element. Only the server and client navigation draw it: the first page is there already.
import { Fragment, type ReactNode } from 'react';
import type { Nav, PageData } from '../../../model/record.ts';
import { Contributors } from '../../parts/contributors/Contributors.tsx';
import { FurtherReading } from '../../parts/further-reading/FurtherReading.tsx';
import { neighbours } from '../../parts/prev-next/neighbours.ts';
import { PrevNext } from '../../parts/prev-next/PrevNext.tsx';
import { ReportLink } from '../../parts/report-link/ReportLink.tsx';
import { screenOf } from '../../routes.ts';
import { Article } from './Article.tsx';
import * as styles from './DocText.module.css';
import { PageHead, WideHead } from './PageHead.tsx';

/** One page's elements are never made into those of another: islands and scripts change them. */
export const drawText = (page: PageData, nav: Nav | null): ReactNode => (
  <Fragment key={page.url}>
    {screenOf(page.url) === 'page' ? columnText(page, nav) : wideText(page)}
  </Fragment>
);

function columnText(page: PageData, nav: Nav | null): ReactNode {
  return (
    <>
      <PageHead page={page} nav={nav} />
      <Article html={page.html} />
      <p className={styles.report}>
        <ReportLink url={page.url} section={undefined} />
      </p>
      <PrevNext {...neighbours(nav, page.url)} />
      <FurtherReading related={page.related} />
      <Contributors handles={page.contributors} />
    </>
  );
}

function wideText(page: PageData): ReactNode {
  return (
    <>
      <WideHead page={page} />
      <Article html={page.html} />
      <FurtherReading related={page.related} />
    </>
  );
}
