// Where the search page's input and results go; until their code is there, or without script, a sentence says so.
import type { Html } from 'mdast';
import { lineOf, type PageContext } from '../page-context.ts';

const TEXT =
  'Searching needs script. Until it has arrived, or without it, begin with a section or a reference page below.';

export function searchPlace({ node, context }: { node: Html; context: PageContext }): void {
  context.prose.push({ text: TEXT, line: lineOf(node) });
  node.value = `<div class="search-place" data-island="search"><p>${TEXT}</p></div>`;
}
