// The navigation of small screens: slides in from the left, by button or by finger.
import { useEffect, useRef, useState } from 'react';
import type { Nav } from '../../../model/record.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import { Logo } from '../../parts/logo/Logo.tsx';
import { followsLink } from '../../state/links.ts';
import type { OpenState } from '../../state/open-here.ts';
import * as styles from './Drawer.module.css';
import { DrawerFooter } from './DrawerFooter.tsx';
import { DrawerNav } from './DrawerNav.tsx';
import { DRAWER_ID } from './drawer-id.ts';
import { useDrag } from './use-drag.ts';
import { useModal } from './use-modal.ts';

interface DrawerProps extends OpenState {
  /** Navigation of the page being read, if it has one. */
  nav: Nav | null;
  /** The page being read in the documentation of webpack 4. */
  v4Url: string | null;
  url: string;
  /** Navigation of another section. */
  loadNav: (section: string) => Promise<Nav | null>;
}

export function Drawer({ open, onOpen, onClose, ...content }: DrawerProps) {
  const host = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [dragging, onDrag] = useState(false);
  const [present, setPresent] = useState(false);
  if ((open || dragging) && !present) setPresent(true);
  useDrag({ host, open, onOpen, onClose, onDrag });
  useModal({ host, panel, open, onClose });

  useEffect(() => {
    // Until here the menu is a link that works without us; a class on the root mutates no markup.
    document.documentElement.classList.add('drawer-ready');
  }, []);
  // Closed, it leaves when its way out has ended; without motion that is at once.
  useEffect(() => {
    if (open || dragging || !present) return;
    let current = true;
    const ways = panel.current?.getAnimations() ?? [];
    Promise.allSettled(ways.map((way) => way.finished)).then(() => {
      if (current) setPresent(false);
    });
    return () => {
      current = false;
    };
  }, [open, dragging, present]);

  return (
    <div id={DRAWER_ID} ref={host} className={styles.host} inert={present && !open}>
      {present && (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and the close button are the keyboard's ways */}
          <div className={styles.scrim} onClick={onClose} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
          <div
            ref={panel}
            className={styles.panel}
            role="dialog"
            aria-modal="true"
            aria-label="Menu"
            tabIndex={-1}
            onClick={(event) => {
              if (followsLink(event)) onClose();
            }}
          >
            <div className={styles.head}>
              <Logo />
              <button type="button" className="icon-btn" aria-label="Close menu" onClick={onClose}>
                <Icon name="close" />
              </button>
            </div>
            <DrawerNav {...content} />
            <DrawerFooter url={content.url} />
          </div>
        </>
      )}
    </div>
  );
}
