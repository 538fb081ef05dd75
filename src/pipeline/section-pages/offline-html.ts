// The sections that a reader can save for offline, one row each; script adds sizes and buttons.
import type { Nav } from '../../model/record.ts';
import { DOCUMENTATION_CHILDREN, PRINTABLE_SECTIONS } from '../../model/sections.ts';
import { escapeHtml } from '../markdown/fences/highlight.ts';

const NO_SCRIPT = 'Saving needs script.';

/** As the section row has them, others after those. */
const READING_ORDER: readonly string[] = [
  ...new Set([...DOCUMENTATION_CHILDREN.map(({ section }) => section), ...PRINTABLE_SECTIONS]),
].filter((section) => (PRINTABLE_SECTIONS as readonly string[]).includes(section));

export function savableSections(navs: ReadonlyMap<string, Nav>): [string, Nav][] {
  return READING_ORDER.flatMap((section) => {
    const nav = navs.get(section);
    return nav ? [[section, nav]] : [];
  });
}

export function offlineHtml(navs: ReadonlyMap<string, Nav>): string {
  return (
    '<div class="off" data-island="offline">' +
    `<ul class="off-l">${savableSections(navs).map(rowHtml).join('')}</ul>` +
    `<p class="off-sum">${NO_SCRIPT}</p></div>`
  );
}

const rowHtml = ([section, { title, items }]: [string, Nav]): string =>
  `<li id="${section}"><div><p class="off-n"><a href="/${section}/">${escapeHtml(title)}</a></p> ` +
  `<p class="off-f">${items.length} ${items.length === 1 ? 'page' : 'pages'}</p></div>` +
  '<div class="off-st js-only"></div><div class="off-b js-only"></div></li>';
