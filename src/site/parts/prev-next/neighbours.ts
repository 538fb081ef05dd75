// Previous and next follow the sidebar's order and never leave the section.
import type { Nav, NavItem } from '../../../model/record.ts';

interface Neighbours {
  previous?: NavItem;
  next?: NavItem;
}

export function neighbours(nav: Nav | null, url: string): Neighbours {
  if (nav === null || nav.section === null) return {};
  const index = nav.items.findIndex((item) => item.url === url);
  if (index === -1) return {};
  const previous = nav.items[index - 1];
  const next = nav.items[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
