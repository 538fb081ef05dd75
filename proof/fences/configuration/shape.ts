// Finds the configuration a module exports, by its syntax alone.
import ts from 'typescript6';

/** What a module exports as its default or as module.exports. */
export interface Exported {
  expression: ts.Node;
  kind: 'object' | 'array' | 'function' | 'other';
  /** Keys of the object, of the array's elements or of what the function returns. */
  keys: string[];
}

export function parseSource(code: string, lang: string): ts.SourceFile {
  const typed = lang === 'ts' || lang === 'tsx';
  const kind = typed ? ts.ScriptKind.TS : ts.ScriptKind.JS;
  return ts.createSourceFile(
    `fence.${typed ? 'ts' : 'js'}`,
    code,
    ts.ScriptTarget.Latest,
    true,
    kind,
  );
}

export function exportedOf(source: ts.SourceFile): Exported | null {
  for (const statement of source.statements) {
    const node = exportedNode(statement);
    if (node !== null) return describe(node, source);
  }
  return null;
}

function exportedNode(statement: ts.Statement): ts.Node | null {
  if (ts.isExportAssignment(statement)) return statement.expression;
  if (ts.isFunctionDeclaration(statement)) {
    const isDefault = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.DefaultKeyword,
    );
    return isDefault ? statement : null;
  }
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression))
    return null;
  const { left, right } = statement.expression;
  return left.getText() === 'module.exports' ? right : null;
}

function describe(node: ts.Node, source: ts.SourceFile): Exported {
  const value = resolve(node, source);
  const keys = keysOf(value, source);
  if (ts.isObjectLiteralExpression(value)) return { expression: node, kind: 'object', keys };
  if (ts.isArrayLiteralExpression(value)) return { expression: node, kind: 'array', keys };
  return { expression: node, kind: isFunction(value) ? 'function' : 'other', keys };
}

/** Through parentheses, casts, `await` and names of the same file. */
function resolve(node: ts.Node, source: ts.SourceFile): ts.Node {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isAwaitExpression(node)
  ) {
    return resolve(node.expression, source);
  }
  if (!ts.isIdentifier(node)) return node;
  let found: ts.Node = node;
  const visit = (child: ts.Node): void => {
    if (
      ts.isVariableDeclaration(child) &&
      child.name.getText() === node.text &&
      child.initializer
    ) {
      found = child.initializer;
    } else if (ts.isFunctionDeclaration(child) && child.name?.text === node.text) found = child;
    else ts.forEachChild(child, visit);
  };
  visit(source);
  return found === node || ts.isIdentifier(found) ? found : resolve(found, source);
}

type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

export function keysOf(node: ts.Node, source: ts.SourceFile): string[] {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap(({ name }) =>
      name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
    );
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element) => keysOf(resolve(element, source), source));
  }
  if (!isFunction(node) || node.body === undefined) return [];
  if (!ts.isBlock(node.body)) return keysOf(resolve(node.body, source), source);
  const keys: string[] = [];
  const visit = (child: ts.Node): void => {
    if (isFunction(child)) return;
    if (ts.isReturnStatement(child) && child.expression) {
      keys.push(...keysOf(resolve(child.expression, source), source));
    } else ts.forEachChild(child, visit);
  };
  ts.forEachChild(node.body, visit);
  return keys;
}
