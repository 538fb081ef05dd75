// Marks the names of options, hooks, plugins and the like in running text; links come when all pages are known.
import type { InlineCode, Nodes, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Reference } from '../../../model/reference.ts';
import { markProperties } from '../../names/name-mark.ts';
import { Names } from '../../names/names.ts';
import { readComponent } from '../components/read-component.ts';
import { isLink, isTitle, MARK } from '../glossary/glossary.ts';
import { contextOf, lineOf, type PageContext, report } from '../page-context.ts';

interface Place {
  /** A title or the head of a table: nothing is linked there. */
  inTitle: boolean;
  inLink: boolean;
}

export function markNames({ reference }: { reference: Reference }) {
  const names = new Names(reference);
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    /** The record, or family of records, whose entry is being read. */
    let entry: string | null = null;
    const walk = (parent: Parents, place: Place): void => {
      for (const [index, node] of parent.children.entries()) {
        if (node.type === 'heading') entry = null;
        else if (node.type === 'html') entry = recordIn(node.value) ?? entry;
        else if (node.type === 'inlineCode') {
          const name = place.inTitle ? null : names.find(node.value, entry);
          const plain = takeMark(parent.children[index + 1]);
          if (plain && (name === null || place.inLink)) reportMark(node, context);
          else if (name !== null) {
            node.data = { hProperties: markProperties({ name, line: lineOf(node), plain }) };
          }
        } else if ('children' in node) {
          const inTitle = place.inTitle || isTitle(node, index);
          walk(node, { inTitle, inLink: place.inLink || isLink(node) });
        }
      }
    };
    walk(tree, { inTitle: false, inLink: false });
  };
}

/** Of the component that shows a record or a family of them. */
function recordIn(html: string): string | null {
  const written = readComponent(html);
  return written !== null && 'name' in written && written.name !== '' ? written.name : null;
}

/** The mark stands right behind the code, so the text after it begins with it. */
function takeMark(next: Nodes | undefined): boolean {
  if (next?.type !== 'text' || !next.value.startsWith(MARK)) return false;
  next.value = next.value.slice(MARK.length);
  return true;
}

function reportMark(node: InlineCode, context: PageContext): void {
  report(context, node, {
    what: `The mark ${MARK} behind \`${node.value}\` does nothing: no name would be linked here.`,
    advice: `Remove it, or write it behind the name of an option, hook or plugin: \`mode\`${MARK}.`,
  });
}
