// Lets long code in a sentence break, as on our own pages.
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { LONGEST_UNBROKEN } from '../markdown/inline-code/inline-code.ts';
import { isElement, textOf } from './hast.ts';

export function inlineCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || isElement(parent, 'pre')) return;
      node.properties = textOf(node).length > LONGEST_UNBROKEN ? { className: ['long'] } : {};
    });
  };
}
