// Keeps the words of a page apart from its code, with their lines, for the speller and the search index.
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contextOf, lineOf } from '../page-context.ts';

/** What the headings' plugin takes off a heading later: ids and flags. */
const ATTRIBUTES = /\s*\{[^}]*\}\s*$/;
/** Stands where code stood, so that the words around it do not become one. */
const GAP = ' ';

export function prose() {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, (node) => {
      if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
      // Soft line breaks stay in the text: each line of the source is reported where it stands.
      const words = node.type === 'heading' ? wordsOf(node).replace(ATTRIBUTES, '') : wordsOf(node);
      for (const [index, text] of words.split('\n').entries()) {
        if (text.trim() !== '') context.prose.push({ line: lineOf(node) + index, text });
      }
      return 'skip';
    });
  };
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'inlineCode' || node.type === 'html') return GAP;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
