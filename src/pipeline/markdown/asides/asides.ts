// Turns `T>`, `W>`, `?>` paragraphs and GitHub alerts into asides, which are not headings.
import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { icon } from '../icon.ts';

export interface Kind {
  className: string;
  icon: string;
  label: string;
}

const NOTE: Kind = { className: 'note', icon: 'info', label: 'Note' };
const TIP: Kind = { className: 'tip', icon: 'bulb', label: 'Tip' };
const WARNING: Kind = { className: 'warn', icon: 'warn', label: 'Warning' };

const MARKS: Record<string, Kind> = {
  'T>': TIP,
  'W>': WARNING,
  '?>': { ...NOTE, label: 'To do' },
};

export const ALERTS: Record<string, Kind> = {
  NOTE,
  TIP,
  IMPORTANT: { ...NOTE, label: 'Important' },
  WARNING,
  CAUTION: { className: 'bad', icon: 'bad', label: 'Caution' },
};

export function asides() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      if (node.type === 'paragraph') {
        const kind = takeMark(node, /^([TW?]>)\s+/, MARKS);
        if (kind) parent.children[index] = aside(kind, [node], node.position);
      } else if (node.type === 'blockquote') {
        const [first] = node.children;
        if (first?.type !== 'paragraph') return;
        const kind = takeMark(first, /^\[!([A-Z]+)\]\s*/, ALERTS);
        if (!kind) return;
        if (first.children.length === 0) node.children.shift();
        parent.children[index] = aside(kind, node.children, node.position);
      }
    });
  };
}

function takeMark(paragraph: Paragraph, mark: RegExp, kinds: Record<string, Kind>): Kind | null {
  const [first] = paragraph.children;
  if (first?.type !== 'text') return null;
  const match = mark.exec(first.value);
  const kind = kinds[match?.[1] ?? ''];
  if (match === null || kind === undefined) return null;
  first.value = first.value.slice(match[0].length);
  if (first.value === '') paragraph.children.shift();
  return kind;
}

/** A bold opening of the first paragraph is the aside's title. */
function takeTitle(children: Blockquote['children']): PhrasingContent[] | null {
  const [first] = children;
  if (first?.type !== 'paragraph' || first.children[0]?.type !== 'strong') return null;
  const [title, ...rest] = first.children;
  if (title?.type !== 'strong') return null;
  const [next] = rest;
  if (next?.type === 'text') next.value = next.value.trimStart();
  first.children = rest;
  if (textOf(first) === '') children.shift();
  const last = title.children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/\.$/, '');
  return title.children;
}

function aside(
  kind: Kind,
  children: Blockquote['children'],
  position: Blockquote['position'],
): Blockquote {
  const title = takeTitle(children) ?? [{ type: 'text', value: kind.label }];
  return {
    type: 'blockquote',
    data: {
      hName: 'aside',
      hProperties: { className: ['aside', kind.className], role: 'note', ariaLabel: kind.label },
    },
    children: [
      icon(kind.icon),
      {
        type: 'blockquote',
        data: { hName: 'div' },
        children: [
          {
            type: 'paragraph',
            data: { hProperties: { className: ['aside-t'] } },
            children: title,
          },
          ...children,
        ],
      },
    ],
    ...(position && { position }),
  };
}
