// Refuses READMEs that no person wrote, before they cost time: parsers have inputs that take hours.
import type { Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';

// Most bounds are three times or more what the largest of the READMEs we show has.
const LARGEST_BYTES = 400_000;
const LONGEST_LINE = 10_000;
const MOST_LINES = 10_000;
/** Between two blank lines: a paragraph's lines are counted anew with each line that a quote leaves out. */
const MOST_LINES_OF_BLOCK = 1_000;
/** With each quote, list or underline that ends, the parser moves what it knows of all lines. */
const MOST_OPENINGS_TIMES_LINES = 8_000_000;
const DEEPEST = 50;
const MOST_TAGS = 2_000;
/** Each may nest the rest one deeper, and HTML is read by functions that call themselves. */
const MOST_OPEN_TAGS = 300;
/** Every tag left open can be repeated in every block behind it. */
const MOST_TAGS_TIMES_NODES = 2_000_000;
/** A second or so of parsing. */
const MOST_COST = 20_000_000;
const MOST_NODES = 50_000;
const MOST_CELLS = 20_000;
/** References repeat their definition's address. */
const LONGEST_ADDRESS = 2_000;

const CONTAINERS = /^[\t >]*(?:(?:[-*+]|\d{1,9}[.)])[\t >]+)*/;
const OPENING = /^[\t ]*(?:[>=*+|:[-]|\d{1,9}[.)])/;
/** What may begin or end something that a parser then looks for up to the end of its paragraph. */
const MARKS = /[[\]<&@:\\]|\*+|_+|~+|`+|www/g;

/** What a README has that keeps it from being shown. */
export class Refused extends Error {
  readonly line: number;

  constructor(what: string, line = 1) {
    super(what);
    this.line = line;
  }
}

export function checkText(readme: string): void {
  const bytes = Buffer.byteLength(readme);
  if (bytes > LARGEST_BYTES) throw new Refused(`${bytes} bytes, more than ${LARGEST_BYTES}`);
  const lines = readme.split('\n');
  if (lines.length > MOST_LINES)
    throw new Refused(`${lines.length} lines, more than ${MOST_LINES}`);
  for (const line of lines) {
    if (line.length > LONGEST_LINE) {
      throw new Refused(`a line of ${line.length} characters, more than ${LONGEST_LINE}`);
    }
    if (nestingOf(line) > DEEPEST) throw new Refused(`nesting deeper than ${DEEPEST}`);
  }
  const openings = lines.reduce((sum, line) => sum + openingsOf(line), 0);
  if (openings * lines.length > MOST_OPENINGS_TIMES_LINES) {
    throw new Refused(`${openings} quotes, list items and rows in ${lines.length} lines`);
  }
  let cost = 0;
  // Not by trim(): to a parser only these are blank.
  for (const block of readme.split(/\n(?:[\t ]*\n)+/)) {
    const count = block.split('\n').length;
    if (count > MOST_LINES_OF_BLOCK) {
      throw new Refused(`${count} lines without a blank one, more than ${MOST_LINES_OF_BLOCK}`);
    }
    cost += costOf(block);
  }
  if (cost > MOST_COST) throw new Refused('more open marks than can be matched');
}

const containersOf = (line: string): string => CONTAINERS.exec(line)?.[0] ?? '';
const withoutSpace = (prefix: string): string => prefix.replace(/[\d\s]/g, '');

/** Quotes and lists that a line can stand in: by its marks and by two columns of indentation each. */
function nestingOf(line: string): number {
  const prefix = containersOf(line);
  const marks = withoutSpace(prefix).length;
  return marks + Math.floor((prefix.length - marks) / 2);
}

/** Quotes, list items, rows and underlines that a line can begin. */
const openingsOf = (line: string): number =>
  Math.max(withoutSpace(containersOf(line)).length, OPENING.test(line) ? 1 : 0);

/** How often a parser looks again at the same characters, at most. */
const costOf = (block: string): number => (block.match(MARKS)?.length ?? 0) * block.length;

/** Walks without recursion, which is what a deep tree would break. */
function checkTree(tree: Nodes | HtmlNodes): void {
  const rest: { node: Nodes | HtmlNodes; depth: number }[] = [{ node: tree, depth: 0 }];
  let nodes = 0;
  let tags = 0;
  let cells = 0;
  let open = 0;
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, depth } = next;
    nodes += 1;
    if (depth > DEEPEST) throw new Refused(`nesting deeper than ${DEEPEST}`);
    if (nodes > MOST_NODES) throw new Refused(`more than ${MOST_NODES} parts`);
    if ('url' in node && node.url.length > LONGEST_ADDRESS) {
      throw new Refused(`an address of ${node.url.length} characters`);
    }
    // Every row is filled up to the width of the first.
    if (node.type === 'table') cells += node.children.length * (node.align?.length ?? 0);
    if (cells > MOST_CELLS) throw new Refused(`tables of more than ${MOST_CELLS} cells`);
    if (node.type === 'html') {
      tags += node.value.split('<').length - 1;
      open += openTags(node.value);
      if (open > MOST_OPEN_TAGS) throw new Refused(`more than ${MOST_OPEN_TAGS} open tags`);
    }
    if (!('children' in node)) continue;
    // Reversed, so that tags are met in their order.
    for (const child of node.children.toReversed()) rest.push({ node: child, depth: depth + 1 });
  }
  if (tags > MOST_TAGS || tags * nodes > MOST_TAGS_TIMES_NODES) {
    throw new Refused(`${tags} HTML tags among ${nodes} parts`);
  }
}

/** Tags that are opened and not closed; those without content close themselves. */
function openTags(html: string): number {
  const opened = html.match(/<(?!(?:br|hr|img|input|source|wbr)\b)[a-z]/gi)?.length ?? 0;
  return opened - (html.match(/<\/[a-z]/gi)?.length ?? 0);
}

/** Two plugins, because unified takes the same one only once. */
export function checkMarkdown() {
  return (tree: Root): void => checkTree(tree);
}

export function checkHtml() {
  return (tree: HtmlRoot): void => checkTree(tree);
}
