// Announces the release of version 5; dismissed for good by one click, without a flash ever after.
import { useRef, useState } from 'react';
import site from '../../../../data/site.json' with { type: 'json' };
import { Icon } from '../../parts/icon/Icon.tsx';
import * as styles from './Banner.module.css';
import { dismissBanner } from './banner-storage.ts';

const ANNOUNCEMENT_URL = '/blog/2020-10-10-webpack-5-release/';

export function Banner() {
  const [leaving, setLeaving] = useState(false);
  const region = useRef<HTMLElement>(null);
  const close = (): void => {
    if (!leaving) return;
    setLeaving(false);
    // The button goes away with the banner; the next thing on the page takes the focus.
    region.current?.nextElementSibling
      ?.querySelector<HTMLElement>('a[href="/"]')
      ?.focus({ preventScroll: true });
    dismissBanner();
  };
  return (
    <section
      ref={region}
      className={leaving ? `${styles.banner} ${styles.leaving}` : styles.banner}
      aria-label="Announcement"
      onTransitionEnd={close}
    >
      <p className="wrap">
        <b>webpack 5 is out.</b> <a href={ANNOUNCEMENT_URL}>Read what changed</a>
        <span className={styles.more}>
          {' '}
          or open the{' '}
          <a href={site.v4Origin} rel="noopener noreferrer">
            webpack 4 docs
          </a>
        </span>
        .
      </p>
      <button
        type="button"
        className={`js-only ${styles.close}`}
        aria-label="Dismiss announcement"
        onClick={() => setLeaving(true)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
