// Stops and starts the home page's motion (WCAG 2.2.2); not there without script or under reduced motion.
import { ICON_SIZE } from '../../../parts/icon/Icon.tsx';
import * as styles from './PauseButton.module.css';

const PAUSE = 'M7.2 4.5v11M12.8 4.5v11';
const PLAY = 'M6.5 4.5v11l9-5.5-9-5.5Z';

export function PauseButton({ paused, onToggle }: { paused: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={`js-only ${styles.button}`} onClick={onToggle}>
      <svg className="ic" {...ICON_SIZE} viewBox="0 0 20 20" aria-hidden="true">
        <path d={paused ? PLAY : PAUSE} />
      </svg>
      {paused ? 'Play' : 'Pause'}
      <span className="vh"> the animation</span>
    </button>
  );
}
