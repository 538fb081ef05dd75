// The top of every page: the site's four doors, the search, its homes elsewhere and the theme.
import site from '../../../../data/site.json' with { type: 'json' };
import { Logo } from '../../parts/logo/Logo.tsx';
import type { OpenState } from '../../state/open-here.ts';
import type { Theme } from '../../state/theme.ts';
import { MenuControl } from '../drawer/MenuControl.tsx';
import { LanguageMenu } from '../language-menu/LanguageMenu.tsx';
import { SearchField } from '../search/SearchField.tsx';
import * as styles from './Header.module.css';
import { current, isActive, MAIN_NAV, showsSectionRow } from './main-nav.ts';
import { SectionRow } from './SectionRow.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

interface HeaderProps {
  url: string;
  theme: Theme;
  onTheme: () => void;
  drawer: OpenState;
}

export function Header({ url, theme, onTheme, drawer }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <MenuControl url={url} {...drawer} />
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
          <SearchField />
          <LanguageMenu url={url} />
          <span className={styles.separator} />
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
