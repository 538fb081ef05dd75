// The children of Documentation in reading order, one row under the main navigation.
import { DOCUMENTATION_CHILDREN } from '../../../model/sections.ts';
import { current } from './main-nav.ts';
import * as styles from './SectionRow.module.css';

export function SectionRow({ url }: { url: string }) {
  return (
    <nav className={styles.sections} aria-label="Documentation sections">
      <ul className={`wrap ${styles.list}`}>
        {DOCUMENTATION_CHILDREN.map(({ section, label }) => {
          const href = `/${section}/`;
          return (
            <li key={section}>
              <a href={href} aria-current={current(url.startsWith(href), href, url)}>
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
