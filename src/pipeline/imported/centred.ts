// Drops logos, which stand in centred blocks, and keeps what such a block says; bare words become paragraphs.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element, isElement, isEmpty, replaceAt } from './hast.ts';

const BLOCKS = new Set(
  'p div center blockquote hr ul ol dl pre details table h1 h2 h3 h4 h5 h6'.split(' '),
);

export function centred() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'center' && node.properties['align'] !== 'center') return;
      if (!isElement(node, 'div', 'p', 'center')) return;
      delete node.properties['align'];
      dropPictures(node);
    });
    visit(tree, 'element', (node, index, parent) => {
      if (!isElement(node, 'div', 'center') || parent === undefined || index === undefined) return;
      replaceAt(parent, index, paragraphs(node.children));
      return [SKIP, index];
    });
    tree.children = paragraphs(tree.children);
  };
}

function dropPictures(node: Element): void {
  node.children = node.children.filter((child) => {
    if (child.type !== 'element') return true;
    if (child.tagName === 'img') return false;
    if (child.children.length === 0) return true;
    dropPictures(child);
    return !isEmpty(child);
  });
}

/** Runs of words become paragraphs, blocks stay what they are. */
function paragraphs(children: readonly RootContent[]): ElementContent[] {
  const blocks: ElementContent[] = [];
  let run: ElementContent[] = [];
  const close = (): void => {
    if (!run.every(isEmpty)) blocks.push(element('p', {}, run));
    run = [];
  };
  for (const child of children) {
    if (child.type === 'doctype') continue;
    if (child.type === 'element' && BLOCKS.has(child.tagName)) {
      close();
      blocks.push(child);
    } else {
      run.push(child);
    }
  }
  close();
  return blocks;
}
