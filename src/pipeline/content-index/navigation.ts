// The navigation of each section, in the one order; blog posts are newest first.
import { comparePages, type Orderable } from '../../model/order.ts';
import type { Nav, NavItem, PageRecord } from '../../model/record.ts';
import { SINGLE_PAGES } from '../../model/sections.ts';
import { nameOf } from '../../model/url.ts';

/** Navigation by section name; the single pages are under the empty name. */
export function navigation(records: readonly PageRecord[]): Map<string, Nav> {
  const sections = new Map<string, PageRecord[]>();
  for (const record of records) {
    const section = sectionOfPath(record.path);
    if (section === '' && !isSinglePage(record.path)) continue;
    const pages = sections.get(section);
    if (pages === undefined) sections.set(section, [record]);
    else pages.push(record);
  }
  return new Map(
    [...sections].map(([section, pages]) => {
      const keyed = pages.map((page) => ({ page, key: orderKey(page) }));
      const sorted = keyed.sort((a, b) => comparePages(a.key, b.key)).map(({ page }) => page);
      const title = sorted.find((page) => page.sort === -1)?.title ?? section;
      return [section, { section: section || null, title, items: sorted.map(item) }];
    }),
  );
}

/** The section a content file belongs to; empty for the pages outside any. */
export function sectionOfPath(path: string): string {
  const cut = path.indexOf('/');
  return cut === -1 ? '' : path.slice(0, cut);
}

function isSinglePage(path: string): boolean {
  return (SINGLE_PAGES as readonly string[]).includes(nameOf(path));
}

const POST_DATE = /^(\d{4})-(\d\d)-(\d\d)/;

/** A post's place is derived from the date in its file name, never typed. */
function orderKey(page: PageRecord): Orderable {
  const name = nameOf(page.path);
  const date = sectionOfPath(page.path) === 'blog' ? POST_DATE.exec(name) : null;
  const sort = date ? 99_999_999 - Number(`${date[1]}${date[2]}${date[3]}`) : page.sort;
  return { name, title: page.title, group: page.group, sort };
}

function item(page: PageRecord): NavItem {
  return {
    title: page.title,
    url: page.url,
    ...(page.group !== undefined && { group: page.group }),
    anchored: page.anchors.some((anchor) => anchor.level > 1),
  };
}
