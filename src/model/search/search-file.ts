// What the build publishes for the search: every page cut into its sections, as one file the browser indexes itself.

/** Raised when older code could not read the file: an open tab then asks for a fresh page. */
export const SEARCH_FORMAT = 1;

/** Never cached: names the file of the current release. */
export const SEARCH_POINTER = '/search-index.json';

/** Where the browser keeps the file for readers without a network. */
export const SEARCH_CACHE = 'search';

export interface SearchPointer {
  format: number;
  /** Address of the file; its hash is part of it. */
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
