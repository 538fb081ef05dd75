// Short code in a sentence stays on one line; long code may break, or it would push the page sideways.
import type { InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';

export const LONGEST_UNBROKEN = 40;

/** In the first column of a table, a name or a command stays in one piece; a message may break between its words. */
const LONGEST_NAME = 20;
const COMMAND = /(?:^| )-/;

export function inlineCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node) => {
      if (node.value.length > LONGEST_UNBROKEN) mayBreak(node);
    });
    visit(tree, 'tableRow', ({ children: [first] }) => {
      if (first === undefined) return;
      visit(first, 'inlineCode', (node) => {
        if (isMessage(node.value)) mayBreak(node);
      });
    });
  };
}

function isMessage(code: string): boolean {
  return code.length > LONGEST_NAME && code.includes(' ') && !COMMAND.test(code);
}

function mayBreak(node: InlineCode): void {
  const hProperties = { ...node.data?.hProperties, className: ['long'] };
  node.data = { ...node.data, hProperties };
}
