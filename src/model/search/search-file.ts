// What the build publishes for the search: every page cut into its sections, which the browser indexes itself. One file has
// what a first answer needs, and names the files with the texts.

/** Raised when older code could not read the file: an open tab then asks for a fresh page. */
export const SEARCH_FORMAT = 2;

/** Never cached: names the file of the current release. */
export const SEARCH_POINTER = '/search-index.json';

/** Where the browser keeps the files for readers without a network. */
export const SEARCH_CACHE = 'search';

export interface SearchPointer {
  format: number;
  /** Path of the file with all headings; its hash is part of it. */
  file: string;
}

const SEARCH_KINDS = [
  'Guide',
  'Concept',
  'Option',
  'Hook',
  'Plugin',
  'Loader',
  'CLI',
  'Glossary',
  'Blog',
  'Page',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One heading and the text up to the next; the first of a page is the page itself. */
export interface SearchPart {
  /** Fragment without `#`; empty for the page itself. */
  id: string;
  /** Empty for the page itself. */
  heading: string;
  kind: SearchKind;
  /** What this part is the home of: `output.filename`, `--output-filename`, `compiler.hooks.emit`, `css-loader`. */
  names: string[];
  text: string;
  /** Messages that this part explains, as patterns (`messages.ts`). */
  messages?: string[];
}

export interface SearchPage {
  url: string;
  title: string;
  /** What its results are listed under: Configuration, Guides, Glossary. */
  group: string;
  /** Made from a package's README. */
  imported?: true;
  parts: SearchPart[];
}

export interface SearchFile {
  pages: SearchPage[];
  /** Names of the reference without a home on any page yet: known, though nothing can be shown. */
  unwritten: string[];
}

/** What is published under the pointer's path: no texts but the beginnings of pages. */
export interface SearchHeads extends SearchFile {
  /** Paths of the files with the texts, one for each section. */
  texts: string[];
}

/** By URL of a page, the texts of its parts in their order. */
export type SearchTexts = Record<string, string[]>;

/** Pages with what the text files hold. */
export function withTexts({ pages, unwritten }: SearchFile, texts: SearchTexts): SearchFile {
  const whole = pages.map((page) => ({
    ...page,
    parts: page.parts.map((part, at) => ({ ...part, text: texts[page.url]?.[at] ?? part.text })),
  }));
  return { pages: whole, unwritten };
}
