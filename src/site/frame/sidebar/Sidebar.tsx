// The pages of the section being read, the current one open at its anchors.
import type { Anchor } from '../../../model/content.ts';
import { RETIRED } from '../../../model/page-groups.ts';
import type { Nav, NavItem } from '../../../model/record.ts';
import { breakable } from '../../parts/breakable/breakable.tsx';
import { RailList } from '../rail/RailList.tsx';
import { navGroups } from './nav-groups.ts';
import { SectionTools } from './SectionTools.tsx';
import * as styles from './Sidebar.module.css';
import { useToggles } from './use-toggles.ts';

interface SidebarProps {
  nav: Nav;
  url: string;
  anchors: readonly Anchor[];
  /** What the page's names begin with. */
  prefix?: string | undefined;
  v4Url: string;
  /** Id of the section being read. */
  current: string | null;
}

export function Sidebar({ nav, url, anchors, prefix, v4Url, current }: SidebarProps) {
  const { isOpen, toggle, anchorsOf } = useToggles(nav.section, url);
  return (
    <nav
      className={styles.sidebar}
      id="section-nav"
      aria-label={`${nav.title} pages`}
      tabIndex={-1}
      data-rail=""
    >
      <SectionTools section={nav.section} v4Url={v4Url} />
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
              prefix={prefix}
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
  prefix: string | undefined;
  /** Section being read, marked in the current page's list. */
  spied: string | null;
  onToggle: () => void;
}

function Item({ item, current, open, anchors, prefix, spied, onToggle }: ItemProps) {
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
      {open && anchors.length > 0 && (
        <RailList
          anchors={anchors}
          {...(current ? { prefix, current: spied } : { url: item.url, current: null })}
        />
      )}
    </li>
  );
}
