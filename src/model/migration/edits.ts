// Changes to the text of a configuration that leave everything around them as it was written.
import type { Edit } from './finding.ts';
import type { Program } from './program.ts';
import type { Slot } from './reading.ts';
import { isNode, keyOf, propertyOf, type SyntaxNode, valueAt, valueIn } from './syntax.ts';

/** From the end, so that no edit moves another; null if two of them overlap and one is no deletion, or if a comment is lost. */
export function applyEdits(text: string, edits: readonly Edit[]): string | null {
  if (losesComment(text, edits)) return null;
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const whole: Edit[] = [];
  for (const edit of sorted) {
    const last = whole.at(-1);
    if (last === undefined || edit.start >= last.end) whole.push(edit);
    else if (last.text !== '' || edit.text !== '') return null;
    else whole.splice(-1, 1, { ...last, end: Math.max(last.end, edit.end) });
  }
  const isWindows = text.includes('\r\n');
  return whole.reduceRight(
    (now, { start, end, text: put }) =>
      now.slice(0, start) + (isWindows ? put.replace(/\r?\n/g, '\r\n') : put) + now.slice(end),
    text,
  );
}

/** Texts are met first, because they may hold what looks like a comment. */
const COMMENT =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|(\/\/.*|\/\*[\s\S]*?\*\/)/g;

function losesComment(text: string, edits: readonly Edit[]): boolean {
  const put = edits.map((edit) => edit.text).join('\n');
  return edits.some(({ start, end }) =>
    [...text.slice(start, end).matchAll(COMMENT)].some(
      ([, comment]) => comment !== undefined && !put.includes(comment.trim()),
    ),
  );
}

const NAME = /^[A-Za-z_$][\w$]*$/;
const asKey = (key: string): string => (NAME.test(key) ? key : quote(key));
export const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Null if there is an option of that name already, or no name that can be replaced. */
export function rename(slot: Slot, key: string, { text }: Program): Edit[] | null {
  const { node, owner, value } = slot;
  if (owner && propertyOf(owner, key)) return null;
  if (node.type === 'AssignmentExpression') return renameMember(node.left, key, text);
  if (node.shorthand)
    return [{ ...range(node), text: `${key}: ${text.slice(value.start, value.end)}` }];
  return node.key ? [{ ...range(node.key), text: sameQuotes(node.key, key, text) }] : null;
}

function renameMember(member: SyntaxNode | undefined, key: string, text: string): Edit[] | null {
  const property = member?.property;
  return property ? [{ ...range(property), text: sameQuotes(property, key, text) }] : null;
}

function sameQuotes({ start }: SyntaxNode, key: string, text: string): string {
  const first = text.charAt(start);
  return /["'`]/.test(first) ? first + key + first : key;
}

/** Another name and another value in its place. */
export function replace(slot: Slot, key: string, value: string, program: Program): Edit[] | null {
  const { node, owner } = slot;
  if (key !== slot.key && owner && propertyOf(owner, key)) return null;
  // A field of a class has no colon.
  if (/^Class/.test(node.type)) return null;
  if (node.type === 'AssignmentExpression') {
    const renamed = key === slot.key ? [] : renameMember(node.left, key, program.text);
    return renamed && [...renamed, { ...range(slot.value), text: value }];
  }
  const named = node.key ? sameQuotes(node.key, key, program.text) : asKey(key);
  return [{ ...range(node), text: `${named}: ${value}` }];
}

/** An object that is empty then goes too, with the option that it is the value of; what holds a configuration stays. */
export function remove(
  { node, owner, path = '' }: Pick<Slot, 'node' | 'owner'> & { path?: string },
  program: Program,
): Edit[] | null {
  if (owner === null) {
    const statement = program.parentOf(node);
    return statement?.type === 'ExpressionStatement' ? [cut(statement, program.text)] : null;
  }
  const parent = program.parentOf(owner);
  const inside = program.text.slice(owner.start + 1, owner.end - 1);
  const isAlone =
    owner.properties?.length === 1 && !/\/[*/]/.test(inside.replace(program.slice(node), ''));
  const isOption = parent?.type === 'ObjectProperty' && valueIn(parent) === owner;
  const outer = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const above = isAlone && isOption && outer !== '' ? program.parentOf(parent) : null;
  if (above?.type === 'ObjectExpression')
    return remove({ node: parent as SyntaxNode, owner: above, path: outer }, program);
  if (isAlone) return [{ ...range(owner), text: '{}' }];
  return [cutItem(node, owner.properties ?? [], program.text)];
}

/** An element of a list, or what is alone in a call of `push`. */
export function removeElement(element: SyntaxNode, program: Program): Edit[] | null {
  const parent = program.parentOf(element);
  if (
    parent?.type === 'LogicalExpression' &&
    parent.right === element &&
    parent.operator === '&&'
  ) {
    return removeElement(parent, program);
  }
  if (parent?.type === 'ArrayExpression') {
    return [cutItem(element, (parent.elements ?? []).filter(isNode), program.text)];
  }
  if (
    parent?.type !== 'CallExpression' ||
    !/\.push$/.test(program.slice(parent.callee ?? parent))
  ) {
    return null;
  }
  if ((parent.arguments?.length ?? 0) > 1) {
    return [cutItem(element, parent.arguments ?? [], program.text)];
  }
  const statement = program.parentOf(parent);
  return statement?.type === 'ExpressionStatement' ? [cut(statement, program.text)] : null;
}

/** With its line where nothing else stands on it. */
export function cut({ start, end }: { start: number; end: number }, text: string): Edit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const rest = /^[ \t]*\r?\n?/.exec(text.slice(end))?.[0] ?? '';
  const isAlone = text.slice(lineStart, start).trim() === '';
  if (isAlone && (rest.endsWith('\n') || end + rest.length === text.length)) {
    return { start: lineStart, end: end + rest.length, text: '' };
  }
  return { start, end, text: '' };
}

function cutItem(item: SyntaxNode, items: readonly SyntaxNode[], text: string): Edit {
  const comma = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*,/.exec(text.slice(item.end))?.[0];
  const end = item.end + (comma?.length ?? 0);
  const whole = cut({ start: item.start, end }, text);
  if (whole.start !== item.start || whole.end !== end) return whole;
  if (comma !== undefined) {
    const space = /^[ \t]+/.exec(text.slice(end))?.[0].length ?? 0;
    // What follows on the line keeps its indentation.
    return { start: item.start, end: end + space, text: '' };
  }
  const before = items[items.indexOf(item) - 1];
  const between = before ? text.slice(before.end, item.start) : '';
  return { start: before && !between.includes('\n') ? before.end : item.start, end, text: '' };
}

/** Several of a list; the comma before them goes too where they end it. */
export function cutItems(
  gone: readonly SyntaxNode[],
  items: readonly SyntaxNode[],
  text: string,
): Edit[] {
  const kept = items.findLast((each) => !gone.includes(each));
  const last = items.at(-1);
  if (kept && last && kept !== last && !/\n/.test(text.slice(kept.end, last.end))) {
    if (!/^\s*,/.test(text.slice(last.end))) {
      const before = gone.filter(({ start }) => start < kept.start);
      return [
        ...before.map((each) => cutItem(each, items, text)),
        { start: kept.end, end: last.end, text: '' },
      ];
    }
  }
  return gone.map((each) => cutItem(each, items, text));
}

const range = ({ start, end }: SyntaxNode): { start: number; end: number } => ({ start, end });

const indentAt = (offset: number, text: string): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';

/** At the end, on a line of its own where the others have one. */
function insertProperty(object: SyntaxNode, property: string, { text }: Program): Edit[] {
  const last = object.properties?.at(-1);
  if (last === undefined) return [{ ...range(object), text: `{ ${property} }` }];
  const closing = object.end - 1;
  const after = text.slice(last.end, closing);
  const hasComma = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*\n)*,/.test(after);
  if (!after.includes('\n')) {
    const put = `${hasComma ? '' : ','} ${property}`;
    const at = last.end + (hasComma ? after.indexOf(',') + 1 : 0);
    return [{ start: at, end: at, text: put }];
  }
  const lineStart = text.lastIndexOf('\n', closing) + 1;
  const indent = indentAt(last.start, text);
  const shifted = property.replaceAll('\n', `\n${indent}`);
  const insert = { start: lineStart, end: lineStart, text: `${indent}${shifted},\n` };
  return hasComma ? [insert] : [{ start: last.end, end: last.end, text: ',' }, insert];
}

/**
 * The option's new place below the object that it stands in: `static.directory` is an object `static`
 * with `directory`. Null where that place is taken by something that is no literal.
 */
export function move(
  slot: Slot,
  keys: readonly string[],
  value: string,
  program: Program,
): Edit[] | null {
  const { owner } = slot;
  if (owner === null || keys.length === 0) return null;
  const [first = '', ...rest] = keys;
  if (rest.length > 0 && mayHide(owner, first, program)) return null;
  const placed = place(owner, keys, value, program);
  if (placed === null) return null;
  if (placed.length > 0) {
    const removed = cutItem(slot.node, owner.properties ?? [], program.text);
    return [...placed, removed];
  }
  return [{ ...range(slot.node), text: nested(keys, value) }];
}

/** Puts it into an object of that name that is there; empty if there is none. */
function place(
  owner: SyntaxNode,
  keys: readonly string[],
  value: string,
  program: Program,
): Edit[] | null {
  const [key = '', ...rest] = keys;
  if (propertyOf(owner, key) === null) return [];
  const inner = valueAt(owner, key);
  if (rest.length === 0 || inner?.type !== 'ObjectExpression') return null;
  const deeper = place(inner, rest, value, program);
  return deeper?.length === 0 ? insertProperty(inner, nested(rest, value), program) : deeper;
}

/** A new option of an object, wherever its parents end; null as for `move`. */
export function add(
  owner: SyntaxNode,
  keys: readonly string[],
  value: string,
  program: Program,
): Edit[] | null {
  const placed = place(owner, keys, value, program);
  return placed?.length === 0 ? insertProperty(owner, nested(keys, value), program) : placed;
}

function nested(keys: readonly string[], value: string): string {
  const [key = '', ...rest] = keys;
  return `${asKey(key)}: ${rest.length === 0 ? value : `{ ${nested(rest, value)} }`}`;
}

/** True if it has no option whose name is not written. */
export const isClosed = (object: SyntaxNode): boolean =>
  object.properties?.every((each) => each.type !== 'SpreadElement' && keyOf(each) !== null) ??
  false;

/** True if a new object of that name could take the place of one that comes from elsewhere. */
export function mayHide(object: SyntaxNode, key: string, program: Program): boolean {
  if (propertyOf(object, key) !== null) return false;
  const call = program.parentOf(object);
  const callee = call?.type === 'CallExpression' ? call.callee : undefined;
  return (
    !isClosed(object) || (callee !== undefined && /^(?:assign|extend)$/.test(keyOf(callee) ?? ''))
  );
}

/** Null if one of them is not written. */
export function propertyNames(object: SyntaxNode): string[] | null {
  return isClosed(object) ? (object.properties ?? []).map((each) => keyOf(each) ?? '') : null;
}
