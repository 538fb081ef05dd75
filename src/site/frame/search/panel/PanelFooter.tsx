// The end of the panel: what the keys do, whether the slash opens the search, and how much was found.
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../parts/icon/Icon.tsx';
import * as styles from './SearchPanel.module.css';
import { setSlash, slashOpens } from './slash-key.ts';

export function PanelFooter({ children }: { children: ReactNode }) {
  const [slash, choose] = useState(slashOpens);
  return (
    <div className={styles.footer}>
      <span>
        <kbd className="kbd">
          <Icon name="up" />
          <span className="vh">Arrow up,</span>
        </kbd>
        <kbd className="kbd">
          <Icon name="down" />
          <span className="vh">arrow down:</span>
        </kbd>
        move
      </span>
      <span>
        <kbd className="kbd">
          <Icon name="enter" />
          <span className="vh">Enter:</span>
        </kbd>
        open
      </span>
      <span>
        <kbd className="kbd">Tab</kbd>filter
      </span>
      <label>
        <input
          type="checkbox"
          checked={slash}
          onChange={({ target }) => {
            choose(target.checked);
            setSlash(target.checked);
          }}
        />
        <kbd className="kbd">/</kbd>opens search
      </label>
      <div>{children}</div>
    </div>
  );
}
