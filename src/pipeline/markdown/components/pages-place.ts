// Marks where the list of a section's pages goes; it is filled in once all pages are known.
import type { Html } from 'mdast';

export function pagesPlace({ node }: { node: Html }): void {
  node.value = '';
}
