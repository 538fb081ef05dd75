// Repairs the outline: levels begin at 2 below the page's title, and none is skipped.
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { headingDepth } from './hast.ts';

export function outline() {
  return (tree: Root): void => {
    const open: number[] = [];
    visit(tree, 'element', (node) => {
      const depth = headingDepth(node);
      if (depth === 0) return;
      while ((open.at(-1) ?? 0) >= depth) open.pop();
      open.push(depth);
      node.tagName = `h${Math.min(open.length + 1, 6)}`;
    });
  };
}
