// The cube and the name: header and footer show the same mark.
import { ICON_SIZE } from '../icon/Icon.tsx';
import * as styles from './Logo.module.css';

export function Logo() {
  return (
    <a className={styles.logo} href="/" aria-label="webpack home">
      <svg className={styles.cube} {...ICON_SIZE} aria-hidden="true">
        <use href="#i-logo" />
      </svg>
      <span>webpack</span>
    </a>
  );
}
