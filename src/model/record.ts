// What the pipeline makes of one page, once; every later step reads this and never the source.
import type { Anchor, Related } from './content.ts';
import type { Documented } from './reference.ts';
import type { SidebarItem } from './sidebar.ts';

export interface Fence {
  /** Line in the source file. */
  line: number;
  lang: string;
  meta: string;
  code: string;
}

export interface Link {
  href: string;
  line: number;
}

export interface HeadingRecord {
  depth: number;
  text: string;
  id: string;
  line: number;
  /** The whole heading is one code span: it names an option, a hook, a member. */
  option: boolean;
}

/** Text of one paragraph, list item, cell or heading, without its code: what a speller reads. */
export interface ProseLine {
  line: number;
  text: string;
}

/** A message that a section explains, as a pattern, and the example's steps that print it and do not. */
export interface ExplainedMessage {
  /** Of the heading. */
  id: string;
  line: number;
  text: string;
  /** What it may have in place of the first of these, which `text` has. */
  names: string[];
  project: string;
  mended: string;
}

/** Where an imported page comes from. */
export interface Imported {
  package: string;
  version: string;
  license: string;
}

/** What a page of the blog has beside a page of the documentation. */
export interface Post {
  /** The day it was published: 2020-10-10. */
  date: string;
  /** The same for readers: October 10, 2020. */
  dateText: string;
  /** How long it takes to read. */
  minutes: number;
}

export interface PageRecord {
  /** Path under content/, with extension. */
  path: string;
  url: string;
  /** Bytes of the source file. */
  size: number;
  title: string;
  description: string;
  sort?: number | undefined;
  group?: string | undefined;
  contributors: string[];
  related?: Related[] | undefined;
  source?: string | undefined;
  edit?: string | undefined;
  repo?: string | undefined;
  /** Set on pages made from a package's README, whose words are not ours and not checked by us. */
  imported?: Imported | undefined;
  /** Set on posts of the blog. */
  post?: Post | undefined;
  html: string;
  anchors: Anchor[];
  /** Every id a fragment may point at, aliases included. */
  ids: string[];
  links: Link[];
  fences: Fence[];
  headings: HeadingRecord[];
  prose: ProseLine[];
  /** Reference records that have their home on this page. */
  documents: Documented[];
  /** On the page that explains messages. */
  messages?: ExplainedMessage[];
  /** Files outside content/ that went into the page: path from the project's root to their hash. */
  inputs: Record<string, string>;
  /** Images the page shows: path under content/ to the file name they are published under. */
  images: Record<string, string>;
}

/** One line of a section's navigation: a sidebar item without the anchors, which only the open page shows. */
export type NavItem = Pick<SidebarItem, 'title' | 'url' | 'group'> & {
  /** False when the page has no anchors: the item is shown disabled. */
  anchored: boolean;
};

/** The navigation of one section, in order. `section` is null for the single pages. */
export interface Nav {
  section: string | null;
  title: string;
  items: NavItem[];
}

/** What the browser needs to show a page: the content of its script chunk. */
export interface PageData {
  url: string;
  title: string;
  description: string;
  html: string;
  anchors: Anchor[];
  /** What most names among the anchors begin with, such as `output.`: the lists of them leave it out. */
  prefix?: string | undefined;
  /** Address of the file in the repository, or of the imported page's own source. */
  edit: string;
  repo?: string | undefined;
  related?: Related[] | undefined;
  contributors: string[];
  /** Version of webpack the page was checked with, if anything on it was. */
  checkedWith?: string | undefined;
  /** Of a page made from a package's README. */
  imported?: Imported | undefined;
  /** Of a post of the blog. */
  post?: Post | undefined;
  /** The same page in the documentation of webpack 4, or that site's root. */
  v4Url: string;
}
