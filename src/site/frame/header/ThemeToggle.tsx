// Cycles system, light, dark; the style sheet picks the icon, so it is right before any script runs.
import { Icon } from '../../parts/icon/Icon.tsx';
import type { Theme } from '../../state/theme.ts';
import * as styles from './ThemeToggle.module.css';

const ACTIONS: Record<Theme, string> = {
  system: 'Switch to the light theme',
  light: 'Switch to the dark theme',
  dark: 'Follow the system theme',
};

export function ThemeToggle({ theme, onTheme }: { theme: Theme; onTheme: () => void }) {
  return (
    <button
      type="button"
      className="icon-btn js-only"
      aria-label={ACTIONS[theme]}
      title={ACTIONS[theme]}
      onClick={onTheme}
    >
      <span className={styles.system}>
        <Icon name="system" />
      </span>
      <span className={styles.light}>
        <Icon name="sun" />
      </span>
      <span className={styles.dark}>
        <Icon name="moon" />
      </span>
    </button>
  );
}
