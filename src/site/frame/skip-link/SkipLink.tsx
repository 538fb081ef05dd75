// The first stop of the tab key: past header and navigation, straight to the text.
import * as styles from './SkipLink.module.css';

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
