// Tells what a code figure asks for by what its header and its lines show.
import { ELLIPSIS } from '../../proof/examples/match-lines.ts';
import type { FenceLine } from '../../src/model/copy-text.ts';
import {
  attributeOf,
  type Element,
  elementsBelow,
  firstBelow,
  hasClass,
  textOf,
} from './html-tree.ts';
import type { Action, Command, Edit } from './instructions.ts';

/** Where builds write: what is there, the reader does not write. */
const OUTPUT = /^dist\//;

/** By class; a line of output has none. */
const MARKS: readonly (readonly [string, FenceLine['kind']])[] = [
  ['add', 'add'],
  ['del', 'del'],
  ['cmd', 'command'],
];

/** Null: something to look at, such as a part of a configuration or what a browser prints. */
export function readFigure(figure: Element, edits: Edit[]): Action | null {
  const lines = linesOf(figure);
  const texts = lines.map(({ text }) => text);
  if (hasClass(figure, 'pm')) return { kind: 'type', commands: commandsIn(texts), edits };
  const title = firstBelow(figure, (element) => hasClass(element, 'file'));
  const name = title === null ? '' : textOf(title);
  if (hasClass(figure, 'term')) {
    if (name === 'Terminal') return { kind: 'type', commands: sessionIn(lines), edits };
    return name === 'Output' ? null : fileAction(name, texts);
  }
  // The language is named beside a file's name only.
  if (firstBelow(figure, (element) => hasClass(element, 'langtag')) === null) {
    return name === 'Shell' ? { kind: 'type', commands: commandsIn(texts), edits } : null;
  }
  if (hasClass(figure, 'diff')) return { kind: 'change', file: name, lines };
  return fileAction(name, texts);
}

/** A file with lines left out cannot be written either. */
function fileAction(file: string, lines: string[]): Action {
  const isOnlyShown = OUTPUT.test(file) || lines.some((line) => line.trim() === ELLIPSIS);
  return { kind: isOnlyShown ? 'compare' : 'write', file, lines };
}

/** Of the package managers, a newcomer has npm. */
function linesOf(figure: Element): FenceLine[] {
  const isShown = (element: Element): boolean =>
    (attributeOf(element, 'data-pm') ?? 'npm') === 'npm';
  return elementsBelow(figure, isShown)
    .filter((element) => isShown(element) && element.tagName === 'code')
    .flatMap((code) => code.childNodes.reduce(addNode, { lines: [], text: '' }).lines)
    .toArray();
}

interface Read {
  lines: FenceLine[];
  /** Of a line that has not ended yet. */
  text: string;
}

/** A marked line is an element; all others are text, and colours in it, up to a new line. */
function addNode({ lines, text }: Read, node: Element['childNodes'][number]): Read {
  if ('tagName' in node && hasClass(node, 'l')) {
    const line = {
      kind: MARKS.find(([name]) => hasClass(node, name))?.[1] ?? 'code',
      text: textOf(node).replace(/\n$/, ''),
      continued: hasClass(node, 'cont'),
    };
    return { lines: [...lines, line], text: '' };
  }
  const [last = '', ...ended] = `${text}${textOf(node)}`.split('\n').reverse();
  const added = ended.reverse().map((each): FenceLine => ({ kind: 'code', text: each }));
  return { lines: [...lines, ...added], text: last };
}

function commandsIn(lines: readonly string[]): Command[] {
  const joined = lines.join('\n').split(/(?<!\\)\n/);
  return joined.filter((text) => text.trim() !== '').map((text) => ({ text, prints: null }));
}

function sessionIn(lines: readonly FenceLine[]): Command[] {
  const commands: { text: string; prints: string[] }[] = [];
  for (const { kind, text, continued } of lines) {
    const last = commands.at(-1);
    if (kind === 'command' && !continued) commands.push({ text, prints: [] });
    else if (kind === 'command' && last) last.text += `\n${text}`;
    else last?.prints.push(text);
  }
  return commands;
}
