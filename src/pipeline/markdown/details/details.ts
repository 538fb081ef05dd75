// Turns `> [!DETAILS] Summary` into a block the reader opens: no script, and printed open.
import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { icon } from '../icon.ts';
import { contextOf, report } from '../page-context.ts';

const MARK = /^\[!DETAILS\][^\S\n]*/;

export function details() {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, 'blockquote', (node) => {
      const [first] = node.children;
      const [text] = first?.type === 'paragraph' ? first.children : [];
      if (first?.type !== 'paragraph' || text?.type !== 'text' || !MARK.test(text.value)) return;
      text.value = text.value.replace(MARK, '');
      const summary = takeFirstLine(first);
      if (first.children.length === 0) node.children.shift();
      if (summary.length === 0 || node.children.length === 0) {
        report(context, node, {
          what: `A [!DETAILS] block without ${summary.length === 0 ? 'a summary' : 'content'}.`,
          advice: 'Write "> [!DETAILS] Summary", an empty line with ">", then the content.',
        });
      }
      wrap(node, summary);
    });
  };
}

/** Markdown joins lines to one paragraph; the summary ends where the author's line did. */
function takeFirstLine(paragraph: Paragraph): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  for (let node = paragraph.children.shift(); node; node = paragraph.children.shift()) {
    const end = node.type === 'text' ? node.value.indexOf('\n') : -1;
    if (node.type === 'text' && end !== -1) {
      if (end > 0) line.push({ type: 'text', value: node.value.slice(0, end) });
      paragraph.children.unshift({ type: 'text', value: node.value.slice(end + 1) });
      return line;
    }
    if (node.type !== 'text' || node.value !== '') line.push(node);
  }
  return line;
}

function wrap(node: Blockquote, summary: PhrasingContent[]): void {
  node.data = { hName: 'details', hProperties: { className: ['more'] } };
  node.children = [
    {
      type: 'paragraph',
      data: { hName: 'summary' },
      children: [icon('right'), ...summary],
    },
    { type: 'blockquote', data: { hName: 'div' }, children: node.children },
  ];
}
