// Joins a section's pages into one document: ids get their page's name, links between them stay inside.
import type { PageData } from '../../model/record.ts';
import { addressOf } from '../../model/sections.ts';
import type { PrintablePage } from '../../site/screens/printable/PrintableScreen.tsx';

/** In HTML of our serializer every `<` opens a tag and attribute values are in double quotes. */
const TAG = /<[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)+\s*\/?>/g;
const REFERENCE = / (id|href)="([^"]*)"/g;

export function printablePages(pages: readonly PageData[]): PrintablePage[] {
  const idOf = new Map(pages.map((page) => [page.url, pageId(page.url)]));
  return pages.map((page) => {
    const own = pageId(page.url);
    const rewrite = (href: string): string => {
      const [path = '', fragment = ''] = href.split('#');
      const target = path === '' ? own : idOf.get(path);
      if (target === undefined) return href;
      return fragment === '' ? `#${target}` : `#${target}--${fragment}`;
    };
    const html = page.html.replace(TAG, (tag) =>
      // An icon refers to the document's sprite, not to a place in the text.
      tag.startsWith('<use ')
        ? tag
        : tag.replace(REFERENCE, (_match, name: string, value: string) =>
            name === 'id' ? ` id="${own}--${value}"` : ` href="${rewrite(value)}"`,
          ),
    );
    return { url: page.url, title: page.title, html, id: own };
  });
}

function pageId(url: string): string {
  return `page-${addressOf(url).page.replaceAll('/', '-')}`;
}
