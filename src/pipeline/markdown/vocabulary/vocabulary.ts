// Puts the tables of what an author may write in the place of their components, before anything else reads the page:
// so they are linked, spelled and drawn like a table that an author wrote.
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../../model/near.ts';
import { readComponent } from '../components/read-component.ts';
import { contextOf, lineOf, report } from '../page-context.ts';
import { markdownParser } from '../parser.ts';
import {
  asMarkdown,
  COMPONENT_GROUPS,
  componentsOf,
  fenceLanguages,
  fenceOptions,
  frontMatterKeys,
  isGroup,
  type Vocabulary,
} from './tables.ts';

export function vocabulary() {
  const parser = markdownParser();
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, 'html', (node, index, parent) => {
      const written = readComponent(node.value);
      if (written === null || 'what' in written || written.component.kind !== 'vocabulary') return;
      // Inside of a sentence it is reported with all other components.
      if (parent === undefined || index === undefined || parent.type === 'paragraph') return;
      const table = tableOf(written.tag, written.name);
      if (table === null) {
        node.data = { ...node.data, ours: true };
        report(context, node, {
          what: `There is no table of components "${written.name}".`,
          advice: `Use one of: ${COMPONENT_GROUPS.join(', ')}.${didYouMean(written.name, COMPONENT_GROUPS)}`,
        });
        return;
      }
      const { children }: Root = parser.parse(asMarkdown(table));
      const point = { line: lineOf(node), column: 1, offset: 0 };
      for (const child of children) {
        visit(child, (part: Nodes) => {
          part.position = { start: point, end: point };
        });
      }
      parent.children.splice(index, 1, ...children);
      return index + children.length;
    });
  };
}

function tableOf(tag: string, of: string): Vocabulary | null {
  if (tag === 'FrontMatterKeys') return frontMatterKeys();
  if (tag === 'FenceLanguages') return fenceLanguages();
  if (tag === 'FenceOptions') return fenceOptions();
  return isGroup(of) ? componentsOf(of) : null;
}
