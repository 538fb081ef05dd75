// The cube and the name: header and footer show the same mark.
import * as styles from './Logo.module.css';

export function Logo() {
  return (
    <a className={styles.logo} href="/" aria-label="webpack home">
      <svg className={styles.cube} aria-hidden="true">
        <use href="#i-logo" />
      </svg>
      <span>webpack</span>
    </a>
  );
}
