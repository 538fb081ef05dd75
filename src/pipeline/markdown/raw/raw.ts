// Refuses HTML in pages: it would bypass the author vocabulary, the proof and the strict CSP.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contextOf, report } from '../page-context.ts';

/** Nothing an author wants shown may stand between two comments and vanish with them. */
const ONLY_COMMENTS = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)+\s*$/;

export function raw() {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, 'html', (node, index, parent) => {
      if (node.data?.ours) return;
      if (ONLY_COMMENTS.test(node.value)) {
        parent?.children.splice(index ?? 0, 1);
        return index;
      }
      report(context, node, {
        what: `HTML in a page: ${node.value.split('\n')[0]}`,
        advice: 'Write Markdown; put code in `backticks` and a literal < as &lt;.',
      });
    });
  };
}
