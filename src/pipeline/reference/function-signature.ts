// Shows a function option by its parameters: the schema only names a type that webpack's source declares in JSDoc.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SchemaDocument } from './schema.ts';

/** Where nothing tells the parameters. */
export const ANY_FUNCTION = 'Function';

/** `import('../lib/x').Name<…>`: a type declared beside webpack's code. */
const IMPORTED = /^import\(['"]([^'"]+)['"]\)\.(\w+)/;

/** A class that the option takes instead of a function to call. */
const CLASS = /^typeof import\(['"][^'"]*?(\w+)['"]\)$/;

/** `(pathData, assetInfo?) => string` for a `tsType`; `Function` when its source says nothing. */
export function functionSignature(tsType: string, document: SchemaDocument): string {
  const named = CLASS.exec(tsType)?.[1];
  if (named) return `typeof ${named}`;
  const imported = IMPORTED.exec(tsType);
  if (!imported?.[1] || !imported[2]) return signature(tsType);
  const source = sourceOf(imported[1], document);
  const declared = declaration(source, imported[2]);
  if (declared === null) return ANY_FUNCTION;
  if (!/^\w+( \| \w+)+$/.test(declared)) return signature(declared);
  // Several kinds of function under one name, declared in the same file.
  const kinds = declared.split(' | ').map((name) => signature(declaration(source, name) ?? name));
  return kinds.includes(ANY_FUNCTION) ? ANY_FUNCTION : kinds.map((kind) => `(${kind})`).join(' | ');
}

const sources = new Map<string, string>();

function sourceOf(path: string, document: SchemaDocument): string {
  if (!document.file) return '';
  const file = join(dirname(document.file), `${path}.js`);
  const known = sources.get(file);
  if (known !== undefined) return known;
  let source = '';
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    // A release that keeps the type elsewhere: the option is shown as a function all the same.
  }
  sources.set(file, source);
  return source;
}

function declaration(source: string, name: string): string | null {
  return typedef(source, name) ?? callback(source, name);
}

/** The text of `@typedef {…} Name`. */
function typedef(source: string, name: string): string | null {
  const end = new RegExp(`\\} ${name}\\b`, 'g');
  for (const match of source.matchAll(end)) {
    const start = source.lastIndexOf('@typedef {', match.index);
    if (start < 0) continue;
    const text = source.slice(start + '@typedef {'.length, match.index);
    if (!text.includes('@typedef') && !text.includes('*/'))
      return text.replace(/\s*\n\s*\*\s*/g, ' ');
  }
  return null;
}

/** The same from `@callback Name` with its `@param` and `@returns`. */
function callback(source: string, name: string): string | null {
  const start = new RegExp(`@callback ${name}\\b`).exec(source)?.index;
  if (start === undefined) return null;
  const comment = source.slice(start, source.indexOf('*/', start));
  const parameters = [...comment.matchAll(/@param \{(.+?)(=?)\} (\[?)(\w+)/g)].map(
    ([, type, equals, bracket, parameter]) =>
      `${parameter}${equals || bracket ? '?' : ''}: ${type}`,
  );
  const returns = /@returns \{(.+?)\}/.exec(comment)?.[1] ?? 'void';
  return `(${parameters.join(', ')}) => ${returns}`;
}

/** Parameter names and the result: types of parameters are a page's matter, not a line's. */
function signature(text: string): string {
  const type = unwrap(text.trim());
  const open = type.indexOf('(');
  const close = matching(type, open);
  const arrow = /^\s*=>\s*/.exec(type.slice(close + 1));
  if (open !== 0 || !arrow) return ANY_FUNCTION;
  const parameters = splitTop(type.slice(1, close))
    .map((part) => /^(\.\.\.)?\w+\??/.exec(part.trim())?.[0] ?? '')
    .filter((parameter) => parameter !== 'this' && parameter !== '');
  return `(${parameters.join(', ')}) => ${result(type.slice(close + 1 + arrow[0].length))}`;
}

function result(text: string): string {
  const type = text
    .replace(/import\(['"][^'"]+['"]\)\.?/g, '')
    .replace(/"([^"]*)"/g, "'$1'")
    .replace(/\bEXPECTED_(ANY|OBJECT)\b/g, 'unknown')
    .trim();
  return /[{}]/.test(type) ? type.replace(/\{[^{}]*\}/g, 'object') : type;
}

function unwrap(text: string): string {
  return text.startsWith('(') && matching(text, 0) === text.length - 1
    ? unwrap(text.slice(1, -1).trim())
    : text;
}

function matching(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ('([{<'.includes(text[at] ?? '')) depth++;
    else if (')]}'.includes(text[at] ?? '') || (text[at] === '>' && text[at - 1] !== '=')) depth--;
    if (depth === 0) return at;
  }
  return -1;
}

function splitTop(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if ('([{<'.includes(letter)) depth++;
    else if (')]}'.includes(letter) || (letter === '>' && text[at - 1] !== '=')) depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
