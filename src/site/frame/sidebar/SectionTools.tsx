// What a section can be had as: the other version, paper, a copy for offline. In the sidebar and in the drawer.
import { DOCS_VERSION, OTHER_DOCS_VERSION } from '../../../model/constants.ts';
import type { Nav } from '../../../model/record.ts';
import { PRINTABLE_SECTIONS } from '../../../model/sections.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './SectionTools.module.css';

interface SectionToolsProps {
  section: Nav['section'];
  v4Url: string;
}

export function SectionTools({ section, v4Url }: SectionToolsProps) {
  return (
    <div className={styles.top}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div className={styles.versions} role="group" aria-label="Documentation version">
        <span aria-current="true">v{DOCS_VERSION}</span>
        <a href={v4Url} rel="noopener noreferrer">
          v{OTHER_DOCS_VERSION}
        </a>
      </div>
      {PRINTABLE_SECTIONS.some((each) => each === section) && (
        <>
          <a className={styles.action} href={`/${section}/printable/`}>
            <Icon name="print" />
            Print Section
          </a>
          <a className={styles.action} href={`/offline/#${section}`}>
            <Icon name="wifi" />
            Save for offline
          </a>
        </>
      )}
    </div>
  );
}
