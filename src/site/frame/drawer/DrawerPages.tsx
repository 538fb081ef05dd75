// The pages of one section in the drawer; those of a section not being read are fetched first.
import { useEffect, useState } from 'react';
import type { Nav } from '../../../model/record.ts';
import { navGroups } from '../sidebar/nav-groups.ts';
import * as styles from './Drawer.module.css';
import type { DrawerNavProps } from './DrawerNav.tsx';

interface DrawerPagesProps extends DrawerNavProps {
  id: string;
  section: string;
  label: string;
}

export function DrawerPages({ id, section, label, nav, url, loadNav }: DrawerPagesProps) {
  const known = nav?.section === section ? nav : null;
  const [fetched, setFetched] = useState<Nav | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (known !== null || fetched !== 'loading') return;
    let wanted = true;
    loadNav(section).then(
      (answer) => {
        if (wanted) setFetched(answer ?? onlyIndex(section, label));
      },
      () => {
        if (wanted) setFetched('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [known, fetched, loadNav, section, label]);

  const shown = known ?? fetched;
  return (
    <div id={id} className={styles.pages}>
      {shown === 'loading' && <p role="status">Loading the pages of {label}…</p>}
      {shown === 'failed' && (
        <div role="alert">
          <p>The pages of {label} could not be loaded.</p>
          <button type="button" className="btn btn-3" onClick={() => setFetched('loading')}>
            Try again
          </button>
        </div>
      )}
      {typeof shown === 'object' && <Groups id={id} nav={shown} url={url} />}
    </div>
  );
}

/** A section without a navigation of its own can still be entered. */
function onlyIndex(section: string, title: string): Nav {
  return { section, title, items: [{ title, url: `/${section}/`, anchored: false }] };
}

function Groups({ id, nav, url }: { id: string; nav: Nav; url: string }) {
  return navGroups(nav.items).map(({ label, items }, index) => (
    <div key={items[0]?.url}>
      {label !== undefined && (
        <p className={styles.group} id={`${id}-${index}`}>
          {label}
        </p>
      )}
      <ul aria-labelledby={label === undefined ? undefined : `${id}-${index}`}>
        {items.map((item) => (
          <li key={item.url}>
            <a
              className={styles.page}
              href={item.url}
              aria-current={item.url === url ? 'page' : undefined}
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
