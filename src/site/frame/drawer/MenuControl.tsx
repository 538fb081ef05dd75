// The header's menu control: a link to the list in the page until the drawer can answer a button.
import { Icon } from '../../parts/icon/Icon.tsx';
import { menuTarget } from '../header/main-nav.ts';
import { DRAWER_ID } from './drawer-id.ts';
import * as styles from './MenuControl.module.css';

interface MenuControlProps {
  url: string;
  open: boolean;
  onOpen: () => void;
}

/** Both are in the server's HTML, so that hydration changes nothing; the style sheet shows one. */
export function MenuControl({ url, open, onOpen }: MenuControlProps) {
  return (
    <>
      <a className={`icon-btn ${styles.link}`} href={menuTarget(url)} aria-label="Menu">
        <Icon name="menu" />
      </a>
      <button
        type="button"
        className={`icon-btn ${styles.button}`}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={DRAWER_ID}
        onClick={onOpen}
      >
        <Icon name="menu" />
      </button>
    </>
  );
}
