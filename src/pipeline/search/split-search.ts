// Parts what is searched into what a first answer needs and the texts: headings and names are a tenth of it.
import type { SearchFile, SearchPage, SearchTexts } from '../../model/search/search-file.ts';
import { addressOf, DOCUMENTATION_CHILDREN } from '../../model/sections.ts';

/** As much of a page as its row in the list shows. */
const BEGINNING = 160;

interface SplitSearch {
  heads: SearchFile;
  /** By section: a page that changes is one file of these. */
  texts: ReadonlyMap<string, SearchTexts>;
}

export function splitSearch({ pages, unwritten }: SearchFile): SplitSearch {
  const texts = new Map<string, SearchTexts>();
  for (const { url, parts } of pages) {
    const section = nameOf(url);
    const own = texts.get(section) ?? {};
    own[url] = parts.map(({ text }) => text);
    texts.set(section, own);
  }
  return { heads: { pages: pages.map(headOf), unwritten }, texts };
}

/** Pages without a section of their own are few. */
function nameOf(url: string): string {
  const { section } = addressOf(url);
  return DOCUMENTATION_CHILDREN.some((child) => child.section === section) ? section : 'pages';
}

const headOf = (page: SearchPage): SearchPage => ({
  ...page,
  parts: page.parts.map((part) => ({ ...part, text: part.id === '' ? beginning(part.text) : '' })),
});

function beginning(text: string): string {
  if (text.length <= BEGINNING) return text;
  return text.slice(0, Math.max(0, text.lastIndexOf(' ', BEGINNING)));
}
