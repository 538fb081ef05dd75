// The syntax tree that the rules of the migration read: no more than what they need of Babel's nodes, so that no parser is imported here.

/** A node of Babel's tree. What a field holds depends on the type; those that hold several things are unknown. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  argument?: SyntaxNode | null;
  arguments?: SyntaxNode[];
  body?: SyntaxNode | SyntaxNode[];
  callee?: SyntaxNode;
  computed?: boolean;
  consequent?: SyntaxNode;
  alternate?: SyntaxNode | null;
  declaration?: SyntaxNode | null;
  elements?: (SyntaxNode | null)[];
  expression?: SyntaxNode | boolean;
  expressions?: SyntaxNode[];
  id?: SyntaxNode | null;
  imported?: SyntaxNode;
  init?: SyntaxNode | null;
  key?: SyntaxNode;
  kind?: string;
  left?: SyntaxNode;
  local?: SyntaxNode;
  name?: string;
  object?: SyntaxNode;
  operator?: string;
  params?: SyntaxNode[];
  properties?: SyntaxNode[];
  property?: SyntaxNode;
  quasis?: SyntaxNode[];
  right?: SyntaxNode;
  shorthand?: boolean;
  source?: SyntaxNode | null;
  specifiers?: SyntaxNode[];
  typeAnnotation?: SyntaxNode;
  value?: unknown;
}

const NO_CHILDREN = new Set([
  'loc',
  'extra',
  'errors',
  'comments',
  'tokens',
  'leadingComments',
  'trailingComments',
  'innerComments',
]);

/** Called for every node of a file, so it makes no list. */
export function eachChild(node: SyntaxNode, visit: (child: SyntaxNode) => void): void {
  for (const key in node) {
    if (NO_CHILDREN.has(key)) continue;
    const value: unknown = node[key as keyof SyntaxNode];
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) visit(value);
    } else for (const each of value) if (isNode(each)) visit(each);
  }
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { type?: unknown }).type === 'string';

const FUNCTIONS = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'FunctionDeclaration',
  'ObjectMethod',
  'ClassMethod',
]);

export const isFunction = ({ type }: SyntaxNode): boolean => FUNCTIONS.has(type);

const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
  'AwaitExpression',
]);

/** What is left without types, parentheses and `await`. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  let inner = node;
  while (WRAPPERS.has(inner.type)) {
    const next = inner.argument ?? inner.expression;
    if (!isNode(next)) break;
    inner = next;
  }
  return inner;
}

/** The text of a string, also of a template without expressions. */
export function stringIn(node: SyntaxNode | null | undefined): string | null {
  if (!node) return null;
  const inner = unwrap(node);
  if (inner.type === 'StringLiteral') return String(inner.value);
  if (inner.type !== 'TemplateLiteral' || inner.quasis?.length !== 1) return null;
  const cooked: unknown = Reflect.get(Object(inner.quasis[0]?.value), 'cooked');
  return typeof cooked === 'string' ? cooked : null;
}

/** What a text begins with, though what follows is computed: `'url-loader?limit=' + limit`. */
export function beginningOf(node: SyntaxNode): string | null {
  let inner = unwrap(node);
  while (inner.type === 'BinaryExpression' && inner.operator === '+' && inner.left) {
    inner = unwrap(inner.left);
  }
  if (inner.type !== 'TemplateLiteral') return stringIn(inner);
  const cooked: unknown = Reflect.get(Object(inner.quasis?.[0]?.value), 'cooked');
  return typeof cooked === 'string' ? cooked : null;
}

/** `true`, `false`, a string or a number as it is written; undefined is anything else. */
export function literalIn(
  node: SyntaxNode | null | undefined,
): string | number | boolean | undefined {
  if (!node) return undefined;
  const inner = unwrap(node);
  if (inner.type === 'BooleanLiteral') return inner.value === true;
  if (inner.type === 'NumericLiteral') return Number(inner.value);
  return stringIn(inner) ?? undefined;
}

/** The name of a property or of a member, if it can be read without running the code. */
export function keyOf(node: SyntaxNode): string | null {
  const key = node.key ?? node.property;
  if (key === undefined) return null;
  if (!node.computed && key.type === 'Identifier') return key.name ?? null;
  if (key.type === 'NumericLiteral') return String(key.value);
  return stringIn(key);
}

export const valueIn = (property: SyntaxNode): SyntaxNode | null =>
  /^(?:Object|Class)Method$/.test(property.type)
    ? property
    : isNode(property.value)
      ? property.value
      : null;

/** The last one of each name, for objects that are asked more than once. */
const PROPERTIES = new WeakMap<SyntaxNode, Map<string | null, SyntaxNode>>();

export function propertyOf(object: SyntaxNode, key: string): SyntaxNode | null {
  if (object.type !== 'ObjectExpression') return null;
  const named =
    PROPERTIES.get(object) ?? new Map(object.properties?.map((each) => [keyOf(each), each]));
  PROPERTIES.set(object, named);
  return named.get(key) ?? null;
}

/** The value that an object's literal has for a key. */
export function valueAt(object: SyntaxNode, key: string): SyntaxNode | null {
  const property = propertyOf(object, key);
  const value = property && valueIn(property);
  return value ? unwrap(value) : null;
}

/** What a function gives back, not what functions inside of it do. */
export function returnsOf(fn: SyntaxNode): SyntaxNode[] {
  if (!isNode(fn.body)) return [];
  if (fn.body.type !== 'BlockStatement') return [fn.body];
  const found: SyntaxNode[] = [];
  const visit = (node: SyntaxNode): void => {
    if (isFunction(node)) return;
    if (node.type === 'ReturnStatement' && node.argument) found.push(node.argument);
    eachChild(node, visit);
  };
  visit(fn.body);
  return found;
}
