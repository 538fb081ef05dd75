// What a reader can do with the page as a document: see its source, edit it, take it along, print it.
import type { Imported, PageData } from '../../../model/record.ts';
import { twinPath } from '../../../model/twin.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './PageLinks.module.css';

type Shown = Pick<PageData, 'url' | 'edit' | 'repo' | 'checkedWith' | 'imported'>;

export function PageLinks({ page }: { page: Shown }) {
  return (
    <div className={styles.links}>
      {page.repo && (
        <a href={page.repo} rel="noopener noreferrer">
          <Icon name="repo" />
          <span>
            <span className={styles.long}>Jump to </span>Repository
          </span>
        </a>
      )}
      <a href={page.edit} rel="noopener noreferrer">
        <Icon name="edit" />
        <span>
          Edit<span className={styles.long}> Document</span>
        </span>
      </a>
      {/* later/copy-page.ts copies it; without script the link opens it. */}
      <a href={twinPath(page.url)} data-twin="">
        <Icon name="copy" />
        <span>
          <span className={`js-only ${styles.long}`}>Copy as </span>Markdown
        </span>
      </a>
      {/* later/print-page.ts */}
      <button type="button" className="js-only" data-print="">
        <Icon name="print" />
        <span>
          Print<span className={styles.long}> Document</span>
        </span>
      </button>
      {page.imported && <Source {...page.imported} />}
      {page.checkedWith && (
        <a href="/contribute/proof/">
          <Icon name="check" />
          <span>
            <span className={styles.long}>Checked with </span>webpack {page.checkedWith}
          </span>
        </a>
      )}
    </div>
  );
}

/** The words are the package's own: nobody should take them for checked ones. */
function Source({ package: name, version, license }: Imported) {
  return (
    <a href={`https://www.npmjs.com/package/${name}/v/${version}`} rel="noopener noreferrer">
      <Icon name="info" />
      <span>
        <span className={styles.long}>README of </span>
        {name} {version}, {license}
        <span className={styles.long}>; not checked by us</span>
      </span>
    </a>
  );
}
