// An import that nothing uses any more goes with what used it.
import { cut } from '../edits.ts';
import type { Edit } from '../finding.ts';
import type { Binding, Program } from '../program.ts';
import { type SyntaxNode, unwrap, valueIn } from '../syntax.ts';

/** Of the call's or the creation's name, if this is all that uses it. */
export function withoutImport({ callee }: SyntaxNode, program: Program): Edit[] {
  const name = callee && unwrap(callee);
  const binding = name?.type === 'Identifier' ? program.bindingOf(name) : null;
  if (binding?.references.length !== 1) return [];
  const edit = cutDeclaration(binding, program);
  return edit ? [edit] : [];
}

/** Only of a statement that declares nothing else, or of one name in a pattern of several. */
function cutDeclaration({ declaration, name }: Binding, program: Program): Edit | null {
  const statement = program.parentOf(declaration);
  if (statement?.type === 'ImportDeclaration') return cutSpecifier(declaration, statement, program);
  const declared: unknown = statement && Reflect.get(statement, 'declarations');
  if (!Array.isArray(declared) || declared.length !== 1 || !statement) return null;
  const { id } = declaration;
  if (id?.type === 'Identifier') return cut(statement, program.text);
  const property = id?.type === 'ObjectPattern' ? id.properties : undefined;
  if (!property) return null;
  if (property.length === 1) return cut(statement, program.text);
  const own = property.find((each) => valueIn(each)?.name === name);
  if (!own) return null;
  const [edit] = removeElementOf(own, property, program.text);
  return edit ?? null;
}

function removeElementOf(own: SyntaxNode, all: SyntaxNode[], text: string): Edit[] {
  const at = all.indexOf(own);
  const next = all[at + 1];
  const before = all[at - 1];
  if (next) return [{ start: own.start, end: next.start, text: '' }];
  return before ? [{ start: before.end, end: own.end, text: '' }] : [cut(own, text)];
}

/** Node.js refuses to import a name that webpack no longer exports, even if nothing uses it. */
function cutSpecifier(own: SyntaxNode, statement: SyntaxNode, { text }: Program): Edit | null {
  const all = statement.specifiers ?? [];
  if (all.length === 1) return cut(statement, text);
  const named = all.filter(({ type }) => type === 'ImportSpecifier');
  if (!named.includes(own)) return null;
  if (named.length > 1) return removeElementOf(own, named, text)[0] ?? null;
  // `import webpack, { Name } from 'webpack'`
  const start = all[all.indexOf(own) - 1]?.end;
  const end = text.indexOf('}', own.end) + 1;
  return start === undefined || end === 0 ? null : { start, end, text: '' };
}
