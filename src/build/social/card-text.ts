// What the card of a page says.
import type { Nav, PageData } from '../../model/record.ts';

export interface CardText {
  /** Where the page stands: the site, its section, its group or day. */
  trail: string[];
  title: string;
  /** The line of the title that is in the accent's colour. */
  accent?: string;
  /** The title is a name to paste. */
  mono: boolean;
  /** Where the site is. */
  host: string;
}

type Titled = Pick<PageData, 'url' | 'title' | 'post' | 'imported'>;

export function cardText(
  page: Titled,
  nav: Nav | null,
  site: { name: string; origin: string },
): CardText {
  const { host } = new URL(site.origin);
  if (page.url === '/') {
    // The first of the sentences that the home page shows in turn.
    return {
      trail: [site.name],
      title: 'Bundle\u00a0your assets',
      accent: 'assets',
      mono: false,
      host,
    };
  }
  const inside = nav !== null && nav.section !== null && page.url !== `/${nav.section}/`;
  const group = nav?.items.find((item) => item.url === page.url)?.group;
  const trail = [site.name, inside && nav.title, page.post?.dateText ?? group];
  return {
    trail: trail.filter((part) => typeof part === 'string'),
    title: page.title,
    mono: page.imported !== undefined,
    host,
  };
}
