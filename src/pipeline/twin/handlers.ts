// What our components become in Markdown: plates are lists, asides quotes, drawings their words.
import type { Element, ElementContent, Parents } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import { isDiff } from '../../model/copy-text.ts';
import type { Fence, PageRecord } from '../../model/record.ts';
import { parseMeta } from '../markdown/fences/meta.ts';
import { hasClass } from './readable.ts';

type Flow = BlockContent | DefinitionContent;

/** Fences are taken from the record in their order: the page shows them in lines and colours. */
export function handlers({
  url,
  fences,
}: Pick<PageRecord, 'url' | 'fences'>): Record<string, Handle> {
  const left = fences.values();
  const nextFence = (): Fence => {
    const { value } = left.next();
    if (value !== undefined) return value;
    throw new Error(
      `${url} shows more code than its record has, so its Markdown would lose some. A component ` +
        'that shows code in a figure must add it to the fences of the page.',
    );
  };
  return {
    figure: (state, node) =>
      find(node, 'pre') ? codeBlock(node, nextFence()) : figure(state, node),
    aside: (state, node) => (hasClass(node, 'aside') ? aside(state, node) : state.all(node)),
    dl: (state, node) =>
      hasClass(node, 'opt-meta') ? plate(state, node) : defaultHandlers.dl(state, node),
    // A row of a flag: its name leads to itself, its type is beside it.
    a: (state, node, parent) =>
      isOwnLink(node, parent)
        ? { type: 'inlineCode', value: textOf(node) }
        : defaultHandlers.a(state, node),
    td: (state, node, parent) =>
      isTypeOfFlag(node, parent)
        ? { type: 'tableCell', children: [{ type: 'inlineCode', value: textOf(node) }] }
        : defaultHandlers.td(state, node),
    summary: (state, node) => paragraph([strong(phrasing(state, node))]),
    svg: (_state, node) => drawing(node),
    // Marks words in a plate ("string or number"), not stress.
    i: (state, node) => state.all(node),
    span: (state, node, parent) => {
      if (hasClass(node, 'flag')) return flag(state, node, parent);
      if (hasClass(node, 'tags'))
        return { type: 'text', value: elements(node).map(textOf).join(', ') };
      const isName = parent?.type === 'element' && hasClass(parent, 'opt-h');
      return isName ? { type: 'inlineCode', value: textOf(node) } : state.all(node);
    },
    ...Object.fromEntries(HEADINGS.map((name) => [name, heading])),
    // A cell cannot hold a new line.
    br: (state, node, parent) =>
      parent?.type === 'element' && /^t[dh]$/.test(parent.tagName)
        ? { type: 'text', value: '; ' }
        : defaultHandlers.br(state, node),
    time: (state, node) => paragraph(phrasing(state, node)),
  };
}

const isOwnLink = ({ properties }: Element, parent: Parents | undefined): boolean =>
  parent?.type === 'element' &&
  parent.tagName === 'th' &&
  parent.properties['id'] !== undefined &&
  new URL(String(properties['href'])).hash === `#${parent.properties['id']}`;

/** Words are set apart by an element of their own. */
function isTypeOfFlag(node: Element, parent: Parents | undefined): boolean {
  if (parent?.type !== 'element' || elements(node).length > 0) return false;
  const [head, type] = elements(parent);
  const link = head?.tagName === 'th' ? find(head, 'a') : undefined;
  return type === node && link !== undefined && isOwnLink(link, head);
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** Only what has an id is a heading of the page; its flags follow it, as a heading is a name. */
function heading(state: State, node: Element): RootContent[] {
  if (node.properties['id'] === undefined) return [paragraph([strong(phrasing(state, node))])];
  const isFlag = (child: ElementContent): boolean =>
    child.type === 'element' && hasClass(child, 'flag');
  const flags = node.children.filter(isFlag);
  const name = node.children.filter((child) => !isFlag(child));
  return [
    defaultHandlers.h2(state, { ...node, children: name }),
    ...(flags.length === 0 ? [] : [paragraph(phrasing(state, { ...node, children: flags }))]),
  ];
}

/** One that opens a sentence needs a mark after it. */
function flag(state: State, node: Element, parent: Parents | undefined): PhrasingContent {
  const isFirst = parent?.children[0] === node && parent.children.length > 1;
  const words = phrasing(state, node);
  return strong(isFirst ? [...words, { type: 'text', value: ':' }] : words);
}

function codeBlock(node: Element, { lang, meta, code }: Fence): RootContent[] {
  const { file } = parseMeta(meta, lang);
  const name = file === null ? [] : [paragraph([{ type: 'inlineCode', value: file }])];
  const block: RootContent = { type: 'code', lang: isDiff(meta) ? 'diff' : lang, value: code };
  return [...name, block, ...otherManagers(node)];
}

/** The block itself shows npm. */
function otherManagers(node: Element): List[] {
  const panels = elements(node).filter(({ properties }) => properties['dataPm'] !== undefined);
  const items = panels.slice(1).map((panel) => {
    const commands = textOf(panel).trim().split('\n');
    return item([
      { type: 'text', value: `With ${panel.properties['dataPm']}: ` },
      ...commands.flatMap((value, index): PhrasingContent[] => [
        ...(index === 0 ? [] : [{ type: 'text', value: ', then ' } as const]),
        { type: 'inlineCode', value },
      ]),
    ]);
  });
  return items.length === 0 ? [] : [list(items)];
}

/** The drawing, its caption and whatever else the figure has, each on its own. */
function figure(state: State, node: Element): RootContent[] {
  return node.children.flatMap((child): RootContent[] =>
    child.type === 'element' && child.tagName === 'figcaption'
      ? [paragraph(phrasing(state, child))]
      : state.toFlow(state.all({ type: 'root', children: [child as ElementContent] })),
  );
}

function aside(state: State, node: Element): Blockquote {
  const title = find(node, 'p', 'aside-t');
  const kind = String(node.properties['ariaLabel']);
  const body = title?.children ?? [];
  const isPlain = title === undefined || textOf(title).trim() === kind;
  const head: PhrasingContent[] = [
    { type: 'text', value: isPlain ? kind : `${kind}: ` },
    ...(isPlain ? [] : phrasing(state, { ...node, children: body })),
  ];
  const rest = state.toFlow(state.all(without(node, title))) as Flow[];
  return { type: 'blockquote', children: [paragraph([strong(head)]), ...rest] };
}

function plate(state: State, node: Element): List {
  return list(
    elements(node).map((row) => {
      const term = find(row, 'dt');
      const fact = find(row, 'dd');
      return item([
        { type: 'text', value: `${term ? textOf(term) : ''}: ` },
        ...(fact ? phrasing(state, fact) : []),
      ]);
    }),
  );
}

/** A graph's label says how it hangs together; its texts add the sizes, by chunk and by module. */
function drawing(node: Element): RootContent[] {
  const items: string[][] = [];
  for (const part of elements(node)) {
    const kind = DRAWN[part.tagName];
    if (kind !== undefined) items.push([kind]);
    else if (part.tagName === 'text') items.at(-1)?.push(textOf(part));
  }
  const label = paragraph([{ type: 'text', value: String(node.properties['ariaLabel']) }]);
  // Other drawings say all in their label, and keep their words in a group.
  if (items.length === 0) return [label];
  return [
    label,
    list(
      items.map(([kind, ...words]) =>
        item([{ type: 'text', value: `${kind}: ${words.join(', ')}` }]),
      ),
    ),
  ];
}

/** What the texts after it belong to: a chunk is a frame, a module a cube. */
const DRAWN: Record<string, string | undefined> = { rect: 'Chunk', use: 'Module' };

const elements = (node: Element): Element[] =>
  node.children.filter((child) => child.type === 'element');

function textOf(node: Element | ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

function find(node: Element, tagName: string, className?: string): Element | undefined {
  for (const child of elements(node)) {
    const fits = className === undefined || hasClass(child, className);
    if (child.tagName === tagName && fits) return child;
    const inside = find(child, tagName, className);
    if (inside) return inside;
  }
  return undefined;
}

function without(node: Element, gone: Element | undefined): Element {
  const children = node.children
    .filter((child) => child !== gone)
    .map((child) => (child.type === 'element' ? without(child, gone) : child));
  return { ...node, children };
}

const phrasing = (state: State, node: Element): PhrasingContent[] =>
  state.all(node) as PhrasingContent[];
const strong = (children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });
const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const item = (children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(children)],
});
const list = (children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});
