// What the Markdown plugins learn about one page while they walk it, carried on the vfile.
import type { VFile } from 'vfile';
import type { Anchor } from '../../model/content.ts';
import type {
  ExplainedMessage,
  Fence,
  HeadingRecord,
  Link,
  ProseLine,
} from '../../model/record.ts';
import type { Documented } from '../../model/reference.ts';
import type { Problem } from '../problem.ts';

export interface PageContext {
  /** Path from the project's root, for messages. */
  file: string;
  /** Absolute folder of the page, for pictures. */
  folder: string;
  /** Absolute content folder. */
  root: string;
  /** Ids of terms that the author does not want linked to the glossary; false for all. */
  unlinked: readonly string[] | false;
  problems: Problem[];
  anchors: Anchor[];
  ids: string[];
  links: Link[];
  fences: Fence[];
  headings: HeadingRecord[];
  prose: ProseLine[];
  documents: Documented[];
  messages: ExplainedMessage[];
  inputs: Record<string, string>;
  images: Record<string, string>;
}

/** What a page has before anything was found on it. */
export const nothingFound = () => ({
  anchors: [],
  ids: [],
  links: [],
  fences: [],
  headings: [],
  prose: [],
  documents: [],
  inputs: {},
  images: {},
});

/** A page about which nothing is known yet. */
export function newContext(place: Pick<PageContext, 'file' | 'folder' | 'root'>): PageContext {
  return { ...place, unlinked: [], problems: [], messages: [], ...nothingFound() };
}

declare module 'vfile' {
  interface DataMap {
    page: PageContext;
  }
}

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

export function lineOf(node: Positioned): number {
  return node.position?.start.line ?? 1;
}

export function contextOf(vfile: VFile): PageContext {
  const context = vfile.data.page;
  if (context === undefined) throw new Error('The Markdown processor needs a page context.');
  return context;
}

export function report(
  context: PageContext,
  node: Positioned,
  problem: { what: string; advice: string },
): void {
  context.problems.push({ file: context.file, line: lineOf(node), ...problem });
}
