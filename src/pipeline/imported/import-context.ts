// What the clean-up steps learn about one README while they walk it, carried on the vfile.
import type { VFile } from 'vfile';
import type { Anchor } from '../../model/content.ts';
import type { Fence, HeadingRecord, Link, ProseLine } from '../../model/record.ts';

/** Where the README comes from, and what its links may lead to here. */
export interface Origin {
  /** `owner/name` on GitHub. */
  repository: string;
  /** Git tag of the release. */
  tag: string;
  /** Address here of a page of webpack.js.org, or null if it has none. */
  land: (path: string, fragment: string) => string | null;
  /** Addresses here of other imported packages, by `owner/name` and by npm name. */
  siblings: ReadonlyMap<string, string>;
}

export interface ImportContext {
  origin: Origin;
  /** Name of a package whose page begins with our notice that its time is over. */
  announced: string | null;
  /** What colouring all code of the page may still cost. */
  allowance: { left: number };
  anchors: Anchor[];
  ids: string[];
  links: Link[];
  headings: HeadingRecord[];
  prose: ProseLine[];
  fences: Fence[];
  /** Headings of the source that are not shown, by section and as titles. */
  dropped: { titles: number; sections: number; contents: number };
  /** Fragments of the source that lead nowhere, neither here nor in the source. */
  dead: string[];
  /** What GitHub calls a heading, to what it is called here; null when its section is not shown. */
  slugs: Map<string, string | null>;
}

/** Five times what the most colourful of our READMEs takes; a second or so. */
const MOST_WORK = 150_000_000;

export function newImportContext(origin: Origin, announced: string | null = null): ImportContext {
  return {
    origin,
    announced,
    allowance: { left: MOST_WORK },
    anchors: [],
    ids: [],
    links: [],
    headings: [],
    prose: [],
    fences: [],
    dropped: { titles: 0, sections: 0, contents: 0 },
    dead: [],
    slugs: new Map(),
  };
}

declare module 'vfile' {
  interface DataMap {
    imported: ImportContext;
  }
}

export function importContextOf(vfile: VFile): ImportContext {
  const context = vfile.data.imported;
  if (context === undefined) throw new Error('The README processor needs an import context.');
  return context;
}
