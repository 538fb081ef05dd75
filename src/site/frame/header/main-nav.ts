// The main navigation and its rules of what is active, for the header and the footer's small-screen copy.
import {
  addressOf,
  DOCUMENTATION_SECTIONS,
  isSection,
  SINGLE_PAGES,
} from '../../../model/sections.ts';
import { screenOf } from '../../routes.ts';

export interface MainEntry {
  label: string;
  href: string;
}

export const MAIN_NAV: readonly MainEntry[] = [
  { label: 'Documentation', href: '/concepts/' },
  { label: 'Contribute', href: '/contribute/' },
  { label: 'Vote', href: '/vote/' },
  { label: 'Blog', href: '/blog/' },
];

function isDocumentation(url: string): boolean {
  return (DOCUMENTATION_SECTIONS as readonly string[]).includes(addressOf(url).section);
}

/** Documentation is active on all its sections, every other entry under its own address. */
export function isActive(entry: MainEntry, url: string): boolean {
  return entry.label === 'Documentation' ? isDocumentation(url) : url.startsWith(entry.href);
}

/** The blog is a child of Documentation, too: it shows the row though Documentation is not active. */
export function showsSectionRow(url: string): boolean {
  return isDocumentation(url) || url.startsWith('/blog/');
}

/** What `aria-current` says: the page itself, or something below it. */
export function current(active: boolean, href: string, url: string): 'page' | 'true' | undefined {
  if (!active) return undefined;
  return href === url ? 'page' : 'true';
}

/** Where the menu link of small screens leads: the section's pages, else the site's own list. */
export function menuTarget(url: string): '#section-nav' | '#site-nav' {
  // Neither wide pages nor posts have a sidebar.
  if (screenOf(url) === 'wide' || url.startsWith('/blog/')) return '#site-nav';
  const single = (SINGLE_PAGES as readonly string[]).includes(url.slice(1, -1));
  return single || isSection(addressOf(url).section) ? '#section-nav' : '#site-nav';
}
