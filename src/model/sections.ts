// The top-level sections of the content and what the frame does with each of them.

export const SECTIONS = [
  'api',
  'blog',
  'concepts',
  'configuration',
  'contribute',
  'guides',
  'loaders',
  'migrate',
  'plugins',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Sections that have a combined printable page. */
export const PRINTABLE_SECTIONS = SECTIONS.filter((section) => section !== 'blog');

/** The children of Documentation in reading order, as the section row shows them. */
export const DOCUMENTATION_CHILDREN: readonly { section: Section; label: string }[] = [
  { section: 'concepts', label: 'Concepts' },
  { section: 'guides', label: 'Guides' },
  { section: 'configuration', label: 'Configuration' },
  { section: 'api', label: 'API' },
  { section: 'loaders', label: 'Loaders' },
  { section: 'plugins', label: 'Plugins' },
  { section: 'migrate', label: 'Migrate' },
  { section: 'blog', label: 'Blog' },
];

/** Documentation is the active entry on these; the blog has an entry of its own. */
export const DOCUMENTATION_SECTIONS = SECTIONS.filter(
  (section) => section !== 'blog' && section !== 'contribute',
);

/** Pages outside any section that share one sidebar, in its order. */
export const SINGLE_PAGES = [
  'comparison',
  'branding',
  'glossary',
  'vote',
  'license',
  'third-party-notices',
  'reference',
] as const;

export function isSection(name: string): name is Section {
  return (SECTIONS as readonly string[]).includes(name);
}

/** Where a page's data lies: its section and its name inside it. */
interface PageAddress {
  section: string;
  page: string;
}

/** Pages outside any section are kept together under this name. */
export const NO_SECTION = '_';

/** The home page and single pages have no section; `/guides/` is the index of its own. */
export function addressOf(url: string): PageAddress {
  const segments = url.split('/').filter(Boolean);
  const [first = ''] = segments;
  if (segments.length > 1) return { section: first, page: segments.slice(1).join('/') };
  if (isSection(first)) return { section: first, page: 'index' };
  return { section: NO_SECTION, page: first === '' ? 'index' : first };
}
