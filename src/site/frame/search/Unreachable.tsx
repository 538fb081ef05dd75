// What is said when the search's code or its index did not arrive, with a second try and another way.
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './Unreachable.module.css';

interface UnreachableProps {
  onRetry: () => void;
  children: ReactNode;
}

export function Unreachable({ onRetry, children }: UnreachableProps) {
  return (
    <div className={styles.state} role="alert">
      <Icon name="wifi" />
      <b>Search is not available</b>
      <p>What it needs did not arrive. Check your connection and try again.</p>
      <div className={styles.ways}>
        <button type="button" className="btn btn-1 btn-sm" onClick={onRetry}>
          <Icon name="reset" />
          Try again
        </button>
        {children}
      </div>
    </div>
  );
}
