// The product's mark, large and still: a cube in a cube, rings around it.
import * as styles from './Home.module.css';

export function CubeDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 472" aria-hidden="true">
      <path className={styles.ring1} d="M200 98l119.5 69v138L200 374 80.5 305V167Z" />
      <path className={styles.ring2} d="M200 58l154.1 89v178L200 414 45.9 325V147Z" />
      <path className={styles.ring3} d="M200 14l192.3 111v222L200 458 7.7 347V125Z" />
      <path className={styles.outerTop} d="M200 138l84.9 49L200 236l-84.9-49Z" />
      <path className={styles.outerLeft} d="M115.1 187 200 236v98l-84.9-49Z" />
      <path className={styles.outerRight} d="M284.9 187 200 236v98l84.9-49Z" />
      <path className={styles.innerTop} d="M200 185.4l43.8 25.3L200 236l-43.8-25.3Z" />
      <path className={styles.innerLeft} d="M156.2 210.7 200 236v50.6l-43.8-25.3Z" />
      <path className={styles.innerRight} d="M243.8 210.7 200 236v50.6l43.8-25.3Z" />
    </svg>
  );
}
