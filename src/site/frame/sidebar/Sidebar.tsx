// The pages of the section being read, the current one open at its anchors.
import { DOCS_VERSION, OTHER_DOCS_VERSION } from '../../../model/constants.ts';
import type { Anchor } from '../../../model/content.ts';
import type { Nav, NavItem } from '../../../model/record.ts';
import { PRINTABLE_SECTIONS } from '../../../model/sections.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import { AnchorList } from './AnchorList.tsx';
import { anchorTree } from './anchor-tree.ts';
import { navGroups } from './nav-groups.ts';
import * as styles from './Sidebar.module.css';

interface SidebarProps {
  nav: Nav;
  url: string;
  anchors: readonly Anchor[];
  v4Url: string;
}

export function Sidebar({ nav, url, anchors, v4Url }: SidebarProps) {
  const printable = PRINTABLE_SECTIONS.some((section) => section === nav.section);
  return (
    <nav
      className={styles.sidebar}
      id="section-nav"
      aria-label={`${nav.title} pages`}
      tabIndex={-1}
    >
      <div className={styles.top}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div className={styles.versions} role="group" aria-label="Documentation version">
          <span aria-current="true">v{DOCS_VERSION}</span>
          <a href={v4Url} rel="noopener noreferrer">
            v{OTHER_DOCS_VERSION}
          </a>
        </div>
        {printable && (
          <a className={styles.print} href={`/${nav.section}/printable/`}>
            <Icon name="print" />
            Print Section
          </a>
        )}
      </div>
      {navGroups(nav.items).map((group, index) => (
        <Group key={group.items[0]?.url} label={group.label} id={`nav-group-${index}`}>
          {group.items.map((item) => (
            <Item key={item.url} item={item} anchors={item.url === url ? anchors : null} />
          ))}
        </Group>
      ))}
    </nav>
  );
}

function Group(props: { label: string | undefined; id: string; children: React.ReactNode }) {
  if (props.label === undefined) return <ul>{props.children}</ul>;
  return (
    <>
      <p className={styles.group} id={props.id}>
        {props.label}
      </p>
      <ul aria-labelledby={props.id}>{props.children}</ul>
    </>
  );
}

/** `anchors` is null on every page but the one being read. */
function Item({ item, anchors }: { item: NavItem; anchors: readonly Anchor[] | null }) {
  const branches = anchorTree(anchors ?? []);
  return (
    <li>
      <div className={anchors ? `${styles.item} ${styles.current}` : styles.item}>
        <a href={item.url} aria-current={anchors ? 'page' : undefined}>
          {item.title}
        </a>
        {!item.anchored && <span className={styles.bar} />}
      </div>
      {branches.length > 0 && <AnchorList branches={branches} />}
    </li>
  );
}
