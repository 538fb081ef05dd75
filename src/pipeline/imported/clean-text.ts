// Takes out characters that no reader sees and that make text read otherwise than it is written.
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Controls except tab and line break; marks, embeddings, overrides and isolates of direction; the BOM. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

export const cleanString = (value: string): string =>
  value.toWellFormed().replace(/\r\n?/g, '\n').replace(INVISIBLE, '');

/** Once more in the tree: a character reference hides them from the first look. */
export function cleanText() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = cleanString(node.value);
      if (node.type !== 'element') return;
      for (const [name, value] of Object.entries(node.properties)) {
        if (typeof value === 'string') node.properties[name] = cleanString(value);
      }
    });
  };
}
