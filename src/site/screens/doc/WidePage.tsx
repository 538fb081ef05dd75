// Pages that are one large table or list take the whole width and have no columns beside them.
import type { ReactNode } from 'react';
import type { PageData } from '../../../model/record.ts';
import { FurtherReading } from '../../parts/further-reading/FurtherReading.tsx';
import * as head from './PageHead.module.css';
import * as styles from './WidePage.module.css';

export function WidePage({ page, article }: { page: PageData; article: ReactNode }) {
  return (
    <main className={`wrap ${styles.page}`} id="main" tabIndex={-1}>
      <header className={head.wide}>
        <h1>{page.title}</h1>
        <p className={head.lead}>{page.description}</p>
      </header>
      {article}
      <FurtherReading related={page.related} />
    </main>
  );
}
