// The command that installs webpack, with the Copy button of all code blocks.
import { Icon } from '../../../parts/icon/Icon.tsx';
import * as styles from './InstallLine.module.css';

/** A figure with a line marked as a command: `prose/copy.ts` takes its text. */
export function InstallLine() {
  return (
    <figure className={styles.install} aria-label="Install webpack">
      <pre>
        <code>
          <span className="cmd">npm i -D webpack webpack-cli</span>
        </code>
      </pre>
      <span className="end">
        <button type="button" className="cbtn" aria-label="Copy command">
          <Icon name="copy" />
        </button>
      </span>
    </figure>
  );
}
