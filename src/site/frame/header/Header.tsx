// The top of every page: the site's four doors, its homes elsewhere and the theme.
import site from '../../../../data/site.json' with { type: 'json' };
import { Icon } from '../../parts/icon/Icon.tsx';
import { Logo } from '../../parts/logo/Logo.tsx';
import * as styles from './Header.module.css';
import { current, isActive, MAIN_NAV, menuTarget, showsSectionRow } from './main-nav.ts';
import { SectionRow } from './SectionRow.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { type Theme, ThemeToggle } from './ThemeToggle.tsx';

interface HeaderProps {
  url: string;
  theme: Theme;
  onTheme: () => void;
}

export function Header({ url, theme, onTheme }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <a className={`icon-btn ${styles.menu}`} href={menuTarget(url)} aria-label="Menu">
          <Icon name="menu" />
        </a>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          {MAIN_NAV.map((entry) => (
            <a
              key={entry.href}
              href={entry.href}
              aria-current={current(isActive(entry, url), entry.href, url)}
            >
              {entry.label}
            </a>
          ))}
        </nav>
        <div className={styles.tools}>
          <span className={styles.social}>
            <SocialLinks links={site.links} />
          </span>
          <span className={`js-only ${styles.separator}`} />
          <ThemeToggle theme={theme} onTheme={onTheme} />
        </div>
      </div>
      {showsSectionRow(url) && <SectionRow url={url} />}
    </header>
  );
}
