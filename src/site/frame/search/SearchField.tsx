// Looks like a field and is a link: without script, or opened in another tab, it leads to the search page.
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './SearchField.module.css';

export function SearchField() {
  return (
    <a className={styles.field} href="/search/" aria-keyshortcuts="Control+K Meta+K">
      <Icon name="search" />
      <span>Search the docs</span>
      <i className="kbd js-only" aria-hidden="true">
        /
      </i>
    </a>
  );
}
