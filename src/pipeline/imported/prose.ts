// Keeps the words of the page apart from its code, for the search index.
import type { Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lineOf } from '../markdown/page-context.ts';
import { headingDepth, isElement } from './hast.ts';
import { importContextOf } from './import-context.ts';

export function prose() {
  return (tree: Root, vfile: VFile): void => {
    const { prose: lines } = importContextOf(vfile);
    visit(tree, 'element', (node) => {
      if (!isElement(node, 'p', 'td', 'th', 'dt', 'dd', 'summary') && headingDepth(node) === 0) {
        return undefined;
      }
      const text = wordsOf(node).replace(/\s+/g, ' ').trim();
      if (text !== '') lines.push({ line: lineOf(node), text });
      return SKIP;
    });
  };
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node, 'code', 'pre', 'br')) return ' ';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
