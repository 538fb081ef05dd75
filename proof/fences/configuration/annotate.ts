// Says in the code itself that it exports a configuration, so that the compiler checks it as one.
import ts from 'typescript6';
import { type Exported, exportedOf, keysOf, parseSource } from './shape.ts';

const ONE = "import('webpack').Configuration";
const ANY_ARGUMENTS = '(env: any, argv: any)';
const TYPE: Record<Exported['kind'], string> = {
  object: ONE,
  array: `(${ONE} | (${ANY_ARGUMENTS} => ${ONE} | Promise<${ONE}>))[]`,
  function: `${ANY_ARGUMENTS} => ${ONE} | ${ONE}[] | Promise<${ONE} | ${ONE}[]>`,
  other: `${ONE} | ${ONE}[] | Promise<${ONE} | ${ONE}[]> | (${ANY_ARGUMENTS} => ${ONE} | ${ONE}[] | Promise<${ONE} | ${ONE}[]>)`,
};

interface Insertion {
  at: number;
  text: string;
}

/** Inserts within lines only: a message's line is the line of the page. */
export function annotate(code: string, lang: string, options: ReadonlySet<string>): string {
  const source = parseSource(code, lang);
  const exported = exportedOf(source);
  if (exported === null) return code;
  const typed = lang === 'ts';
  const { expression, kind } = exported;
  const start = ts.isFunctionDeclaration(expression)
    ? bodyStart(expression)
    : expression.getStart();
  const insertions: Insertion[] = typed
    ? [
        { at: start, text: '(' },
        { at: expression.getEnd(), text: `) satisfies (${TYPE[kind]})` },
      ]
    : [
        { at: start, text: `/** @satisfies {${TYPE[kind]}} */ (` },
        { at: expression.getEnd(), text: ')' },
      ];
  if (!typed) insertions.push(...variables(source, options));
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

/** Behind `export default`. */
function bodyStart(node: ts.FunctionDeclaration): number {
  const last = node.modifiers?.findLast(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  return last ? last.getEnd() + 1 : node.getStart();
}

/** An object kept in a variable would widen its strings; as a Configuration it may be changed as well. */
function variables(source: ts.SourceFile, options: ReadonlySet<string>): Insertion[] {
  const found: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableStatement(node) && node.declarationList.declarations.length === 1) {
      const [declaration] = node.declarationList.declarations;
      const keys = declaration?.initializer ? keysOf(declaration.initializer, source) : [];
      const isObject = declaration?.initializer?.kind === ts.SyntaxKind.ObjectLiteralExpression;
      const documented = ts.getJSDocType(node) !== undefined;
      if (isObject && !documented && keys.length > 0 && keys.every((key) => options.has(key))) {
        found.push({ at: node.getStart(), text: `/** @type {${ONE}} */ ` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
