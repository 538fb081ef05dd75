// `output.library` as one object, in place of five options beside each other.
import { cutItems, isClosed, quote } from '../edits.ts';
import type { Edit } from '../finding.ts';
import type { Reading, Slot } from '../reading.ts';
import { literalIn, propertyOf, type SyntaxNode, valueAt } from '../syntax.ts';
import { optionRule } from './rule.ts';

/** The keys of `output.library` for the options beside it, in the order in which they are written. */
const KEYS: Readonly<Record<string, string>> = {
  libraryTarget: 'type',
  libraryExport: 'export',
  umdNamedDefine: 'umdNamedDefine',
  auxiliaryComment: 'auxiliaryComment',
};
const NAMES = new Set(['root', 'amd', 'commonjs']);

export const libraryRule = optionRule({
  step: 'library-options',
  effect: 'works',
  in: 'output',
  keys: Object.keys(KEYS),
  say: ({ key }) => `It still works, but the current option is \`output.library.${KEYS[key]}\`.`,
  edit: together,
});

function together({ owner }: Slot, { program }: Reading): Edit[] | null {
  if (owner === null || !isClosed(owner)) return null;
  // Another file may have the name, which an object without one would replace.
  const holder = program.parentOf(owner);
  const configuration = holder && program.parentOf(holder);
  const isWhole = configuration ? propertyOf(configuration, 'entry') !== null : false;
  if (!propertyOf(owner, 'library') && !isWhole) return null;
  const found = Object.keys(KEYS).flatMap((key) => propertyOf(owner, key) ?? []);
  const parts = Object.entries(KEYS).flatMap(([key, now]) => {
    const value = valueAt(owner, key);
    if (value === null) return [];
    const isKnown = literalIn(value) !== undefined || value.type === 'ArrayExpression';
    return [
      { text: `${now}: ${program.slice(value)}`, isKnown: isKnown && literalIn(value) !== '' },
    ];
  });
  // Without a type, the others mean nothing new.
  if (!parts.every(({ isKnown }) => isKnown) || !propertyOf(owner, 'libraryTarget')) return null;
  const library = propertyOf(owner, 'library');
  const name = library && nameOf(valueAt(owner, 'library'), program.text);
  if (library && name === null) return null;
  const all = [...(name ? [`name: ${name}`] : []), ...parts.map(({ text }) => text)].join(', ');
  const [kept, ...others] = library ? [library, ...found] : found;
  if (!kept) return null;
  return [
    { start: kept.start, end: kept.end, text: `library: { ${all} }` },
    ...cutItems(others, owner.properties ?? [], program.text),
  ];
}

/** Null for what may already be an object with a type, or is not known. */
function nameOf(value: SyntaxNode | null, text: string): string | null {
  if (value === null) return null;
  const source = text.slice(value.start, value.end);
  if (value.type === 'ArrayExpression' || value.type === 'TemplateLiteral') return source;
  if (typeof literalIn(value) === 'string') return literalIn(value) === '' ? quote('') : source;
  if (value.type !== 'ObjectExpression' || !isClosed(value)) return null;
  const keys = (value.properties ?? []).map(({ key }) => key?.name ?? '');
  return keys.every((key) => NAMES.has(key)) ? source : null;
}
