// The head of a documentation page: where it stands, what it is called, what it is about.
import type { Nav, PageData } from '../../../model/record.ts';
import { ICON_SIZE, Icon } from '../../parts/icon/Icon.tsx';
import { PageLinks } from '../../parts/page-links/PageLinks.tsx';
import { PostAuthors, PostFacts } from '../blog/PostHead.tsx';
import * as styles from './PageHead.module.css';

export function PageHead({ page, nav }: { page: PageData; nav: Nav | null }) {
  return (
    <header className={page.post ? `${styles.head} ${styles.post}` : styles.head}>
      <svg className={styles.mark} {...ICON_SIZE} aria-hidden="true">
        <use href="#i-logo" />
      </svg>
      <Breadcrumb nav={nav} url={page.url} />
      {page.post && <PostFacts post={page.post} />}
      <h1>{page.title}</h1>
      <p className={styles.lead}>{page.description}</p>
      {page.post && <PostAuthors handles={page.contributors} />}
      <PageLinks page={page} />
    </header>
  );
}

/** Of a page that takes the whole width. */
export function WideHead({ page }: { page: PageData }) {
  return (
    <header className={styles.wide}>
      <h1>{page.title}</h1>
      <p className={styles.lead}>{page.description}</p>
    </header>
  );
}

function Breadcrumb({ nav, url }: { nav: Nav | null; url: string }) {
  if (!nav || nav.section === null || url === `/${nav.section}/`) return null;
  const group = nav.items.find((item) => item.url === url)?.group;
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <a href={`/${nav.section}/`}>{nav.title}</a>
      {group !== undefined && (
        <>
          <Icon name="right" />
          <span>{group}</span>
        </>
      )}
    </nav>
  );
}
