// Puts a shared text in place of `<Include text="name" />`, so that what must read the same everywhere is written once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../../model/near.ts';
import { INCLUDES } from '../../read/walk.ts';
import { inputHash } from '../../record-cache.ts';
import { contextOf, lineOf, report } from '../page-context.ts';

const PROJECT = join(import.meta.dirname, '../../../..');
const COMPONENT = /^<Include\s+text="([\w-]+)"\s*\/>$/;
const EXAMPLE = '<Include text="built-in-types" />';
/** A shared text is sentences: headings and fences have lines of their own that reports and links point at. */
const ALLOWED = new Set(['paragraph', 'list']);

export function include() {
  const parser = unified().use(remarkParse);
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, 'html', (node, index, parent) => {
      if (!node.value.startsWith('<Include') || parent === undefined || index === undefined) return;
      // What is wrong is said here, and not once more by the check for HTML.
      node.data = { ours: true };
      const name = COMPONENT.exec(node.value.trim())?.[1];
      if (name === undefined || parent.type === 'paragraph') {
        report(context, node, {
          what: `An include that cannot be read: ${node.value.split('\n')[0]}`,
          advice: `Write ${EXAMPLE} on a line of its own, with empty lines around it.`,
        });
        return;
      }
      const folder = join(context.root, INCLUDES);
      const absolute = join(folder, `${name}.md`);
      const file = relative(PROJECT, absolute).replaceAll('\\', '/');
      context.inputs[file] = inputHash(file);
      if (!existsSync(absolute)) {
        const names = existsSync(folder)
          ? readdirSync(folder).map((each) => each.replace(/\.md$/, ''))
          : [];
        report(context, node, {
          what: `There is no text "${name}" in ${INCLUDES}/.`,
          advice: `Correct the name or write content/${INCLUDES}/${name}.md.${didYouMean(name, names)}`,
        });
        return;
      }
      const text: Root = parser.parse(readFileSync(absolute, 'utf8'));
      const other = text.children.find(({ type }) => !ALLOWED.has(type));
      if (other !== undefined) {
        report(context, node, {
          what: `${INCLUDES}/${name}.md has a ${other.type} on line ${lineOf(other)}.`,
          advice: 'Keep paragraphs and lists in a shared text; the rest belongs on the page.',
        });
        return;
      }
      moveTo(text, lineOf(node));
      parent.children.splice(index, 1, ...text.children);
      return index + text.children.length;
    });
  };
}

/** Whatever is reported about the text is reported where the page includes it. */
function moveTo(text: Root, line: number): void {
  const point = { line, column: 1, offset: 0 };
  visit(text, (node: Nodes) => {
    node.position = { start: point, end: point };
  });
}
