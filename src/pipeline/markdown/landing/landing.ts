// Gives the parts of the home page two columns: what is said stands beside the code it speaks of.
import { basename } from 'node:path';
import type { Blockquote, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { contextOf } from '../page-context.ts';

export function landing() {
  return (tree: Root, vfile: VFile): void => {
    const { file, folder, root } = contextOf(vfile);
    if (folder !== root || basename(file) !== 'index.md') return;
    const parts: RootContent[][] = [[]];
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth === 2) parts.push([]);
      parts.at(-1)?.push(node);
    }
    const [before = [], ...steps] = parts;
    tree.children = [...before, ...steps.map(step)];
  };
}

function step(nodes: RootContent[]): RootContent {
  const isText = ({ type }: RootContent): boolean => type === 'heading' || type === 'paragraph';
  return element('section', [
    element('div', nodes.filter(isText)),
    element(
      'div',
      nodes.filter((node) => !isText(node)),
    ),
  ]);
}

/** A quotation by its Markdown name only: the element's name decides what it becomes. */
function element(hName: string, children: RootContent[]): Blockquote {
  return { type: 'blockquote', data: { hName }, children: children as Blockquote['children'] };
}
