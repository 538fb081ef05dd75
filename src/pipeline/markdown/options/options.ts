// Turns the list right below an option's heading into its plate: type, default, version at one glance.
import type {
  Blockquote,
  Heading,
  Html,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../../model/near.ts';
import type { Highlight } from '../fences/highlight.ts';
import { contextOf, report } from '../page-context.ts';
import { valueHtml } from './value-html.ts';

const LABELS = ['Type', 'Default', 'Required', 'Since', 'CLI'];
const LABEL = new RegExp(`^(${LABELS.join('|')}):\\s*`);

export function options({ highlight }: { highlight: Highlight }) {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, 'list', (node, index, parent) => {
      const heading = parent?.children[(index ?? 0) - 1];
      if (heading?.type !== 'heading' || !isOption(heading)) return;
      if (parent === undefined || index === undefined) return;
      if (!node.children.some(isLine)) return;
      if (!node.children.every(isLine)) {
        for (const item of node.children) {
          if (!isLine(item)) report(context, item, strangerIn(item));
        }
        return;
      }
      parent.children[index] = plate(node, highlight);
    });
  };
}

function isOption({ data }: Heading): boolean {
  const className = data?.hProperties?.['className'];
  return Array.isArray(className) && className.includes('opt-h');
}

/** One paragraph that begins with a label. */
function isLine({ children: [line, ...others] }: ListItem): boolean {
  const [first] = line?.type === 'paragraph' ? line.children : [];
  return others.length === 0 && first?.type === 'text' && LABEL.test(first.value);
}

function strangerIn(item: ListItem): { what: string; advice: string } {
  const word = textOf(item).split(/[:\s]/)[0] ?? '';
  const known = LABELS.map((label) => `${label}:`).join(', ');
  const near = LABELS.includes(word) ? '' : didYouMean(word, LABELS);
  return {
    what: `The item "${word}" among those that state an option's type and default.`,
    advice: `Give each one paragraph that begins with ${known}; write the rest below.${near}`,
  };
}

function plate(list: List, highlight: Highlight): Blockquote {
  return {
    type: 'blockquote',
    data: { hName: 'dl', hProperties: { className: ['opt-meta'] } },
    children: list.children.map((item) => row(item.children[0] as Paragraph, highlight)),
  };
}

function row(line: Paragraph, highlight: Highlight): Blockquote {
  const [first, ...rest] = line.children;
  const text = first?.type === 'text' ? first.value : '';
  const label = LABEL.exec(text)?.[1] ?? '';
  const after = text.replace(LABEL, '');
  const value: PhrasingContent[] = after === '' ? rest : [{ type: 'text', value: after }, ...rest];
  const coloured = value.map((node): PhrasingContent => {
    if (node.type !== 'inlineCode') return node;
    return html(valueHtml(node.value, { label, highlight }));
  });
  return {
    type: 'blockquote',
    data: { hName: 'div' },
    children: [
      { type: 'paragraph', data: { hName: 'dt' }, children: [{ type: 'text', value: label }] },
      { type: 'paragraph', data: { hName: 'dd' }, children: coloured },
    ],
  };
}

const html = (value: string): Html => ({ type: 'html', value, data: { ours: true } });
