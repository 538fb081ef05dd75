// Lines "Type: …" and "Default: …" of a README's option become the plate that our own reference has.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { valueHtml } from '../markdown/components/value-html.ts';
import type { Highlight } from '../markdown/fences/highlight.ts';
import { element, isBlank, isElement, text, textOf } from './hast.ts';
import { importContextOf } from './import-context.ts';
import { typeOfBlock } from './type-of-block.ts';

type Label = 'Type' | 'Default';

interface Line {
  label: Label;
  /** Empty where a code block follows. */
  value: ElementContent[];
}

const LABEL = /^\s*(type|default):\s*/i;
/** A plate is for one glance; a longer text stays a paragraph. */
const LONGEST = 120;

export function plates(options: { highlight: Highlight }) {
  return (tree: Root, vfile: VFile): void => {
    const { allowance } = importContextOf(vfile);
    const highlight: Highlight = (code, grammar) => options.highlight(code, grammar, allowance);
    const nodes = tree.children.filter((node) => !isBlank(node));
    const kept: RootContent[] = [];
    for (let at = 0; at < nodes.length; ) {
      const entry = entryFrom(nodes, at);
      if (entry === null) kept.push(nodes[at] as RootContent);
      else kept.push(plate(entry.lines, highlight), ...entry.blocks);
      at = entry?.end ?? at + 1;
    }
    tree.children = kept;
  };
}

interface Entry {
  lines: Line[];
  /** Types that are too long for a plate: they say themselves what they are. */
  blocks: RootContent[];
  end: number;
}

/** The facts of one option, which begin with its type; null where there are none, or none that fits. */
function entryFrom(nodes: readonly RootContent[], start: number): Entry | null {
  const entry: Entry = { lines: [], blocks: [], end: start };
  const seen = new Set<Label>();
  for (let own = linesOf(nodes[start]); own !== null; own = linesOf(nodes[entry.end])) {
    if (seen.size === 0 && own[0]?.label !== 'Type') break;
    const labels = new Set(own.map(({ label }) => label));
    if (labels.size < own.length || !labels.isDisjointFrom(seen)) break;
    for (const label of labels) seen.add(label);
    const isOpen = own.some(({ value }) => value.length === 0);
    if (isOpen && (own.length > 1 || !takeBlock(entry, nodes[entry.end + 1], own[0]?.label))) break;
    if (!isOpen) entry.lines.push(...own);
    entry.end += isOpen ? 2 : 1;
  }
  return entry.lines.length === 0 ? null : entry;
}

/** The block below "Type:", in one line if it can be; false if it does not declare a type. */
function takeBlock(
  { lines, blocks }: Entry,
  node: RootContent | undefined,
  label: Label | undefined,
): boolean {
  const block = isElement(node, 'pre') && label === 'Type' ? typeOfBlock(textOf(node)) : null;
  if (node === undefined || block === null) return false;
  if (block.type === null || block.type.length > LONGEST) blocks.push(node);
  else lines.push({ label: 'Type', value: [element('code', {}, [text(block.type)])] });
  return true;
}

/** What a paragraph or a list says line by line; null if one of its lines is something else. */
function linesOf(node: RootContent | undefined): Line[] | null {
  if (!isElement(node, 'p', 'ul')) return null;
  const parts = node.tagName === 'p' ? splitLines(node.children) : node.children.flatMap(itemOf);
  const lines = parts.map(lineFrom);
  return lines.includes(null) || lines.length === 0 ? null : (lines as Line[]);
}

const itemOf = (node: ElementContent): ElementContent[][] => {
  if (!isElement(node, 'li')) return isBlank(node) ? [] : [[node]];
  const [only, ...others] = node.children.filter((child) => !isBlank(child));
  return [others.length === 0 && isElement(only, 'p') ? only.children : node.children];
};

function splitLines(children: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const child of children) {
    if (child.type === 'text') {
      for (const [index, value] of child.value.split('\n').entries()) {
        if (index > 0) lines.push([]);
        if (value !== '') lines.at(-1)?.push(text(value));
      }
    } else if (!isElement(child, 'br')) lines.at(-1)?.push(child);
  }
  return lines.filter((line) => line.length > 0);
}

function lineFrom(children: readonly ElementContent[]): Line | null {
  const [first, ...rest] = children;
  const match = first?.type === 'text' ? LABEL.exec(first.value) : null;
  if (first?.type !== 'text' || match === null) return null;
  const label = match[1]?.toLowerCase() === 'type' ? 'Type' : 'Default';
  const words = first.value.slice(match[0].length);
  const value = [...(words === '' ? [] : [text(words)]), ...rest];
  const shown = value.map(textOf).join('').trim();
  // What ends in a colon goes on below.
  return shown.length > LONGEST || shown.endsWith(':') ? null : { label, value };
}

/** Marked as said by a README: the search knows these facts from nowhere else. */
function plate(lines: readonly Line[], highlight: Highlight): Element {
  const rows = lines.map(({ label, value }) =>
    element('div', {}, [
      element('dt', {}, [text(label)]),
      element(
        'dd',
        {},
        value.map((part) => shown(part, label, highlight)),
      ),
    ]),
  );
  return element('dl', { className: ['opt-meta', 'said'] }, rows);
}

function shown(part: ElementContent, label: Label, highlight: Highlight): ElementContent {
  if (!isElement(part, 'code')) return part;
  return { type: 'raw', value: valueHtml(textOf(part), { label, highlight }) };
}
