// The end of every page; on small screens it also holds the main navigation, for readers without script.
import { memo } from 'react';
import * as styles from './Footer.module.css';

/** Its inside never changes, so no script knows what stands there. */
export const Footer = memo(function Footer({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server
  return <footer className={styles.footer} dangerouslySetInnerHTML={{ __html: html }} />;
});
