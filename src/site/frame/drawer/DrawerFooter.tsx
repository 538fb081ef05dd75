// The end of the drawer: the other language and webpack's homes elsewhere.
import site from '../../../../data/site.json' with { type: 'json' };
import { Icon } from '../../parts/icon/Icon.tsx';
import { SocialLinks } from '../header/SocialLinks.tsx';
import { chineseUrl } from '../language-menu/LanguageMenu.tsx';
import * as styles from './Drawer.module.css';

export function DrawerFooter({ url }: { url: string }) {
  return (
    <div className={styles.foot}>
      <Icon name="globe" />
      <ul className={styles.languages} aria-label="Language">
        <li>
          <span lang="en" aria-current="true">
            English
          </span>
        </li>
        <li>
          <a href={chineseUrl(url)} lang="zh" hrefLang="zh" rel="noopener noreferrer">
            中文
          </a>
        </li>
      </ul>
      <span className={styles.social}>
        <SocialLinks links={site.links} />
      </span>
    </div>
  );
}
