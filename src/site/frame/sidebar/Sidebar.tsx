// The pages of the section being read, the current one open at its anchors.
import { useEffect, useRef } from 'react';
import { DOCS_VERSION, OTHER_DOCS_VERSION } from '../../../model/constants.ts';
import type { Anchor } from '../../../model/content.ts';
import { RETIRED } from '../../../model/page-groups.ts';
import type { Nav, NavItem } from '../../../model/record.ts';
import { PRINTABLE_SECTIONS } from '../../../model/sections.ts';
import { breakable } from '../../parts/breakable/breakable.tsx';
import { Icon } from '../../parts/icon/Icon.tsx';
import { AnchorList } from './AnchorList.tsx';
import { anchorTree } from './anchor-tree.ts';
import { keepInView } from './keep-in-view.ts';
import { navGroups } from './nav-groups.ts';
import * as styles from './Sidebar.module.css';
import { useToggles } from './use-toggles.ts';

interface SidebarProps {
  nav: Nav;
  url: string;
  anchors: readonly Anchor[];
  v4Url: string;
  /** Id of the section being read. */
  current: string | null;
}

export function Sidebar({ nav, url, anchors, v4Url, current }: SidebarProps) {
  const { isOpen, toggle, anchorsOf } = useToggles(nav.section, url);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => keepInView(scroller.current, url), [url]);
  const printable = PRINTABLE_SECTIONS.some((section) => section === nav.section);
  return (
    <nav
      ref={scroller}
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
          <a className={styles.action} href={`/${nav.section}/printable/`}>
            <Icon name="print" />
            Print Section
          </a>
        )}
        {printable && (
          <a className={styles.action} href={`/offline/#${nav.section}`}>
            <Icon name="wifi" />
            Save for offline
          </a>
        )}
      </div>
      {navGroups(nav.items).map((group, index) => (
        <Group
          key={group.items[0]?.url}
          label={group.label}
          id={`nav-group-${index}`}
          holdsPage={group.items.some((item) => item.url === url)}
        >
          {group.items.map((item) => (
            <Item
              key={item.url}
              item={item}
              current={item.url === url}
              open={isOpen(item.url)}
              anchors={item.url === url ? anchors : anchorsOf(item.url)}
              spied={current}
              onToggle={() => toggle(item.url)}
            />
          ))}
        </Group>
      ))}
    </nav>
  );
}

interface GroupProps {
  label: string | undefined;
  id: string;
  /** Whether the page being read is one of them. */
  holdsPage: boolean;
  children: React.ReactNode;
}

/** What is retired is looked up, not chosen: closed, by the browser's own means, unless it is read. */
function Group({ label, id, holdsPage, children }: GroupProps) {
  if (label === undefined) return <ul>{children}</ul>;
  const isRetired = label === RETIRED;
  const Name = isRetired ? 'summary' : 'p';
  const parts = (
    <>
      <Name className={styles.group} id={id}>
        {label}
      </Name>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
  return isRetired ? <details open={holdsPage}>{parts}</details> : parts;
}

interface ItemProps {
  item: NavItem;
  current: boolean;
  open: boolean;
  anchors: readonly Anchor[];
  /** Section being read, marked in the current page's list. */
  spied: string | null;
  onToggle: () => void;
}

function Item({ item, current, open, anchors, spied, onToggle }: ItemProps) {
  const branches = open ? anchorTree(anchors) : [];
  return (
    <li>
      <div className={current ? `${styles.item} ${styles.current}` : styles.item}>
        <a href={item.url} aria-current={current ? 'page' : undefined}>
          {breakable(item.title)}
        </a>
        {item.anchored ? (
          <button
            type="button"
            className={`js-only ${styles.toggle}`}
            aria-label={`${open ? 'Collapse' : 'Expand'} ${item.title}`}
            aria-expanded={open}
            onClick={onToggle}
          />
        ) : (
          <span className={styles.bar} />
        )}
      </div>
      {branches.length > 0 && (
        <AnchorList
          branches={branches}
          url={current ? '' : item.url}
          current={current ? spied : null}
        />
      )}
    </li>
  );
}
