// Stands where the results will be when an answer takes its time.
import * as bones from '../../../screens/loading/Skeleton.module.css';
import * as styles from './SearchPanel.module.css';

export function LoadingRows() {
  return (
    <div className={styles.loading} aria-hidden="true">
      <i className={bones.bone} />
      {['a', 'b', 'c'].map((row) => (
        <div key={row}>
          <i className={bones.bone} />
          <span>
            <i className={bones.bone} />
            <i className={bones.bone} />
          </span>
        </div>
      ))}
    </div>
  );
}
