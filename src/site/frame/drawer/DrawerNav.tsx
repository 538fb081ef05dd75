// Every section with its pages, one open at a time, and the addresses beside them.
import { useEffect, useRef, useState } from 'react';
import site from '../../../../data/site.json' with { type: 'json' };
import type { Nav } from '../../../model/record.ts';
import { addressOf, DOCUMENTATION_CHILDREN } from '../../../model/sections.ts';
import { Icon } from '../../parts/icon/Icon.tsx';
import { current } from '../header/main-nav.ts';
import { SectionTools } from '../sidebar/SectionTools.tsx';
import * as styles from './Drawer.module.css';
import { DrawerPages } from './DrawerPages.tsx';

export interface DrawerNavProps {
  nav: Nav | null;
  v4Url: string | null;
  url: string;
  loadNav: (section: string) => Promise<Nav | null>;
}

/** The blog stands where the main navigation has it, so it is listed once. */
const DOCUMENTATION = DOCUMENTATION_CHILDREN.filter(({ section }) => section !== 'blog');

export function DrawerNav(props: DrawerNavProps) {
  const here = addressOf(props.url).section;
  const [expanded, setExpanded] = useState<string | null>(here);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    // scrollIntoView would move the page as well, because the drawer is still on its way in.
    if (list.current && mark)
      list.current.scrollTop = mark.offsetTop - list.current.clientHeight / 2;
  }, []);
  const section = (name: string, label: string) => {
    const id = `drawer-${name}`;
    const open = expanded === name;
    return (
      <li key={name}>
        <button
          type="button"
          className={styles.row}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-current={here === name ? 'true' : undefined}
          onClick={() => setExpanded(open ? null : name)}
        >
          {label}
          <Icon name="right" />
        </button>
        {open && <DrawerPages {...props} id={id} section={name} label={label} />}
      </li>
    );
  };
  return (
    <nav ref={list} className={styles.body} aria-label="Sections">
      {props.nav && props.v4Url !== null && (
        <SectionTools section={props.nav.section} v4Url={props.v4Url} />
      )}
      <ul>{DOCUMENTATION.map((child) => section(child.section, child.label))}</ul>
      <ul className={styles.more}>
        {section('contribute', 'Contribute')}
        <li>
          <a
            className={styles.row}
            href="/vote/"
            aria-current={current(props.url === '/vote/', '/vote/', props.url)}
          >
            Vote
          </a>
        </li>
        {section('blog', 'Blog')}
        <li>
          <a className={styles.row} href={site.links.chat} rel="noopener noreferrer">
            Chat
            <Icon name="ext" />
          </a>
        </li>
      </ul>
    </nav>
  );
}
