// Reads a README as text, and refuses characters in it that no reader sees: without them it may say something else.
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { unseenIn } from '../../model/unseen.ts';
import { lineOf } from '../markdown/page-context.ts';
import { Refused } from './bounds.ts';

/** A byte order mark at the start says how the file is encoded, and no more. */
export function cleanString(readme: string): string {
  const text = readme
    .toWellFormed()
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  refuseUnseen(text, 1);
  return text;
}

/** Once more in the tree: a character reference hides them from the first look. */
export function refuseReferences() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') refuseUnseen(node.value, lineOf(node));
      if (node.type !== 'element') return;
      for (const value of Object.values(node.properties)) {
        if (typeof value === 'string') refuseUnseen(value, lineOf(node));
      }
    });
  };
}

function refuseUnseen(text: string, firstLine: number): void {
  const found = unseenIn(text);
  if (found === null) return;
  const line = firstLine + found.line - 1;
  throw new Refused(`${found.name}, a character that no reader sees`, line);
}
