// Refuses READMEs that no person wrote, before they cost time: parsers have inputs that take hours.
import type { Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';

const LARGEST_BYTES = 1_000_000;
const LONGEST_LINE = 200_000;
const MOST_LINES = 20_000;
const DEEPEST = 100;
const MOST_TAGS = 2_000;
/** Every tag left open can be repeated in every block behind it. */
const MOST_TAGS_TIMES_NODES = 2_000_000;

/** What a README is too much of. */
export class TooMuch extends Error {}

/** About half a second of parsing: what stands open is tried against all that follows in its paragraph. */
const MOST_COST = 20_000_000;
const MOST_NODES = 50_000;
const MOST_CELLS = 20_000;
/** References repeat their definition's address. */
const LONGEST_ADDRESS = 2_000;

const CONTAINERS = /^[\t >]*(?:(?:[-*+]|\d{1,9}[.)])[\t >]+)*/;

export function checkText(readme: string): void {
  const bytes = Buffer.byteLength(readme);
  if (bytes > LARGEST_BYTES) throw new TooMuch(`${bytes} bytes, more than ${LARGEST_BYTES}`);
  const lines = readme.split('\n');
  if (lines.length > MOST_LINES)
    throw new TooMuch(`${lines.length} lines, more than ${MOST_LINES}`);
  let cost = 0;
  let block = '';
  for (const line of lines) {
    if (line.length > LONGEST_LINE) {
      throw new TooMuch(`a line of ${line.length} characters, more than ${LONGEST_LINE}`);
    }
    if (nestingOf(line) > DEEPEST) throw new TooMuch(`nesting deeper than ${DEEPEST}`);
    if (line.trim() !== '') {
      block += `${line}\n`;
      continue;
    }
    cost += costOf(block);
    block = '';
  }
  if (cost + costOf(block) > MOST_COST) throw new TooMuch('more open marks than can be matched');
}

/** Quotes and lists that a line can stand in: by its marks and by two columns of indentation each. */
function nestingOf(line: string): number {
  const prefix = CONTAINERS.exec(line)?.[0] ?? '';
  const marks = prefix.replace(/[\d\s]/g, '').length;
  return marks + Math.floor((prefix.length - marks) / 2);
}

/** How often a parser looks again at the same characters, at most. */
export function costOf(block: string): number {
  const count = (marks: RegExp): number => block.match(marks)?.length ?? 0;
  const emphasis = count(/\*+|_+|~+/g);
  const brackets = count(/[[\]]/g);
  const declarations = count(/<[!?]/g);
  return emphasis ** 2 + brackets ** 2 + declarations * block.length;
}

/** Walks without recursion, which is what a deep tree would break. */
function checkTree(tree: Nodes | HtmlNodes): void {
  const rest: { node: Nodes | HtmlNodes; depth: number }[] = [{ node: tree, depth: 0 }];
  let nodes = 0;
  let tags = 0;
  let cells = 0;
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, depth } = next;
    nodes += 1;
    if (depth > DEEPEST) throw new TooMuch(`nesting deeper than ${DEEPEST}`);
    if (nodes > MOST_NODES) throw new TooMuch(`more than ${MOST_NODES} parts`);
    if ('url' in node && node.url.length > LONGEST_ADDRESS) {
      throw new TooMuch(`an address of ${node.url.length} characters`);
    }
    // Every row is filled up to the width of the first.
    if (node.type === 'table') cells += node.children.length * (node.align?.length ?? 0);
    if (cells > MOST_CELLS) throw new TooMuch(`tables of more than ${MOST_CELLS} cells`);
    if (node.type === 'html') tags += node.value.split('<').length - 1;
    if (!('children' in node)) continue;
    for (const child of node.children) rest.push({ node: child, depth: depth + 1 });
  }
  if (tags > MOST_TAGS || tags * nodes > MOST_TAGS_TIMES_NODES) {
    throw new TooMuch(`${tags} HTML tags among ${nodes} parts`);
  }
}

/** Two plugins, because unified takes the same one only once. */
export function checkMarkdown() {
  return (tree: Root): void => checkTree(tree);
}

export function checkHtml() {
  return (tree: HtmlRoot): void => checkTree(tree);
}
