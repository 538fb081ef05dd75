// Marks where the list of a section's pages goes; it is filled in once all pages are known.
import type { Html } from 'mdast';
import { lineOf, type PageContext, report } from '../page-context.ts';

/** Carries the component's line, for messages about the links that come in its place. */
export const PAGES_PLACE = /<div data-pages="(\d+)"><\/div>/g;
const SECTION_INDEX = /^[^/]+\/[^/]+\/index\.mdx?$/;

export function pagesPlace({ node, context }: { node: Html; context: PageContext }): void {
  if (!SECTION_INDEX.test(context.file)) {
    report(context, node, {
      what: '<Pages /> on a page that is not the index of a section.',
      advice: 'It lists the pages of a section: write it in an index.md such as guides/index.md.',
    });
    return;
  }
  node.value = `<div data-pages="${lineOf(node)}"></div>`;
}
