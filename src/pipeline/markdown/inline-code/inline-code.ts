// Short code in a sentence stays on one line; long code may break, or it would push the page sideways.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

export const LONGEST_UNBROKEN = 40;

export function inlineCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node) => {
      if (node.value.length <= LONGEST_UNBROKEN) return;
      const hProperties = { ...node.data?.hProperties, className: ['long'] };
      node.data = { ...node.data, hProperties };
    });
  };
}
