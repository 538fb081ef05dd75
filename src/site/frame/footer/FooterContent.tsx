// What stands in the footer: the server renders it, and the browser keeps it as it is.
import site from '../../../../data/site.json' with { type: 'json' };
import { DOCUMENTATION_CHILDREN } from '../../../model/sections.ts';
import { Logo } from '../../parts/logo/Logo.tsx';
import { MAIN_NAV, type MainEntry } from '../header/main-nav.ts';
import { SocialLinks } from '../header/SocialLinks.tsx';
import * as styles from './Footer.module.css';

const COLUMNS: readonly { title: string; links: readonly MainEntry[] }[] = [
  {
    title: 'Learn',
    links: [
      { label: 'Get Started', href: '/guides/getting-started/' },
      { label: 'Comparison', href: '/comparison/' },
      { label: 'Glossary', href: '/glossary/' },
      { label: 'Starter Kits', href: '/starter-kits/' },
    ],
  },
  {
    title: 'Project',
    links: [
      { label: 'Organization', href: '/organization/' },
      { label: 'Changelog', href: site.links.changelog },
      { label: 'Branding', href: '/branding/' },
      { label: 'License', href: '/license/' },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Chat', href: site.links.chat },
      { label: 'Swag Store', href: site.links.swagStore },
    ],
  },
];

const SITE_NAV: readonly MainEntry[] = [
  ...DOCUMENTATION_CHILDREN.map(({ section, label }) => ({ label, href: `/${section}/` })),
  ...MAIN_NAV.filter(({ label }) => label === 'Contribute' || label === 'Vote'),
];

export function FooterContent() {
  return (
    <div className="wrap">
      <nav className={styles.site} id="site-nav" aria-label="Site" tabIndex={-1}>
        <Links links={SITE_NAV} />
      </nav>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>
            webpack is a bundler: it reads your modules, follows their imports and writes the files
            you deploy.
          </p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-labelledby={`footer-${title}`}>
            <h2 id={`footer-${title}`}>{title}</h2>
            <Links links={links} />
          </nav>
        ))}
      </div>
      <div className={styles.end}>
        <span>Text under CC BY 4.0, code under MIT.</span>
        <span className={styles.social}>
          <SocialLinks links={site.links} />
        </span>
      </div>
    </div>
  );
}

function Links({ links }: { links: readonly MainEntry[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel={href.startsWith('/') ? undefined : 'noopener noreferrer'}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
