// What a file's names stand for: scopes, values and writes of every name, and the package that something comes from.
import {
  eachChild,
  isFunction,
  isNode,
  keyOf,
  type SyntaxNode,
  stringIn,
  unwrap,
} from './syntax.ts';

interface Scope {
  parent: Scope | null;
  isFunction: boolean;
  names: Map<string, Binding>;
}

/** `name.output.filename = value`, or `name.plugins.push(value)` with a method; so is `Object.assign(name.output, value)`. */
export interface Write {
  keys: string[];
  values: SyntaxNode[];
  node: SyntaxNode;
  /** The last member of the chain. */
  member: SyntaxNode;
  method: string | null;
}

export interface Binding {
  name: string;
  kind: 'value' | 'parameter' | 'import';
  /** The declarator, the function, the specifier or the parameter. */
  declaration: SyntaxNode;
  values: SyntaxNode[];
  /** Taken out of a value by a pattern. */
  taken: { value: SyntaxNode; keys: string[] } | null;
  module: Origin | null;
  writes: Write[];
  references: SyntaxNode[];
}

/** A package and the members that lead to something in it; a name that nothing declares has no package. */
interface Origin {
  module: string | null;
  keys: string[];
}

const BLOCKS = new Set([
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'CatchClause',
]);
const ADDING = new Set(['push', 'unshift']);
/** Of `Object` and of lodash; as statements they change what they get first. */
const MERGING = new Set(['assign', 'extend', 'merge', 'mergeWith', 'defaults', 'defaultsDeep']);

export class Program {
  readonly root: SyntaxNode;
  readonly text: string;
  readonly nodes: SyntaxNode[] = [];
  /** What is assigned to `module.exports` and to members of it. */
  readonly exported: Write[] = [];
  readonly #parents = new Map<SyntaxNode, SyntaxNode>();
  readonly #scopes = new Map<SyntaxNode, Scope>();
  readonly #declared = new Set<SyntaxNode>();

  constructor(root: SyntaxNode, text: string) {
    this.root = root;
    this.text = text;
    this.#enter(root, { parent: null, isFunction: true, names: new Map() });
    for (const node of this.nodes) this.#note(node);
  }

  parentOf(node: SyntaxNode): SyntaxNode | null {
    return this.#parents.get(node) ?? null;
  }

  /** Many nodes have the same scope. */
  bindings(): Binding[] {
    return [...new Set(this.#scopes.values())].flatMap(({ names }) => [...names.values()]);
  }

  bindingOf(identifier: SyntaxNode): Binding | null {
    const name = identifier.name ?? '';
    for (let scope = this.#scopes.get(identifier) ?? null; scope; scope = scope.parent) {
      const found = scope.names.get(name);
      if (found) return found;
    }
    return null;
  }

  slice({ start, end }: { start: number; end: number }): string {
    return this.text.slice(start, end);
  }

  /** Where something comes from, through variables, patterns and members. */
  originOf(node: SyntaxNode, depth = 0): Origin | null {
    const inner = unwrap(node);
    if (depth > 20) return null;
    if (inner.type === 'Identifier') {
      const binding = this.bindingOf(inner);
      if (binding === null) return { module: null, keys: [inner.name ?? ''] };
      if (binding.module) return binding.module;
      const { taken, values } = binding;
      if (taken) return withKeys(this.originOf(taken.value, depth + 1), taken.keys);
      const [value] = values;
      return value && values.length === 1 ? this.originOf(value, depth + 1) : null;
    }
    if (inner.type === 'MemberExpression' && inner.object) {
      const key = keyOf(inner);
      return key === null ? null : withKeys(this.originOf(inner.object, depth + 1), [key]);
    }
    const module = requiredBy(inner);
    return module === null ? null : { module, keys: [] };
  }

  #enter(node: SyntaxNode, scope: Scope): void {
    this.nodes.push(node);
    let inside = scope;
    if (isFunction(node)) {
      if (node.type === 'FunctionDeclaration' && node.id) {
        this.#declare(node.id, scope, { declaration: node, value: node });
      }
      inside = { parent: scope, isFunction: true, names: new Map() };
      if (node.type === 'FunctionExpression' && node.id) {
        this.#declare(node.id, inside, { declaration: node, value: node });
      }
      for (const parameter of node.params ?? []) {
        this.#pattern(parameter, inside, { declaration: parameter, kind: 'parameter' });
      }
    } else if (BLOCKS.has(node.type)) {
      inside = { parent: scope, isFunction: false, names: new Map() };
    } else if (node.type === 'VariableDeclaration') {
      const home = node.kind === 'var' ? functionScope(scope) : scope;
      for (const each of Reflect.get(node, 'declarations') as SyntaxNode[]) {
        const value = each.init ?? undefined;
        if (each.id) this.#pattern(each.id, home, { declaration: each, ...(value && { value }) });
      }
    } else if (node.type === 'ImportDeclaration') this.#imports(node, scope);
    else if (node.type === 'TSImportEqualsDeclaration' && node.id) {
      const from = (Reflect.get(node, 'moduleReference') as SyntaxNode).expression;
      const module = isNode(from) ? stringIn(from) : null;
      if (module !== null) {
        this.#declare(node.id, scope, { declaration: node, module: { module, keys: [] } });
      }
    } else if (node.type === 'ClassDeclaration' && node.id) {
      this.#declare(node.id, scope, { declaration: node });
    }
    this.#scopes.set(node, inside);
    eachChild(node, (child) => {
      this.#parents.set(child, node);
      this.#enter(child, inside);
    });
  }

  #imports(node: SyntaxNode, scope: Scope): void {
    const module = stringIn(node.source) ?? '';
    for (const each of node.specifiers ?? []) {
      if (!each.local) continue;
      const imported = each.imported ? (each.imported.name ?? stringIn(each.imported)) : null;
      const keys = imported === null || imported === 'default' ? [] : [imported];
      this.#declare(each.local, scope, { declaration: each, module: { module, keys } });
    }
  }

  #pattern(
    node: SyntaxNode,
    scope: Scope,
    from: { declaration: SyntaxNode; value?: SyntaxNode; kind?: Binding['kind']; keys?: string[] },
  ): void {
    const keys = from.keys ?? [];
    if (node.type === 'Identifier') this.#declare(node, scope, { ...from, keys });
    else if (node.type === 'AssignmentPattern' && node.left) this.#pattern(node.left, scope, from);
    else if (node.type === 'RestElement' && node.argument) {
      this.#pattern(node.argument, scope, { declaration: from.declaration, keys: ['...'] });
    } else if (node.type === 'ObjectPattern') {
      for (const each of node.properties ?? []) {
        const value = isNode(each.value) ? each.value : each;
        this.#pattern(value, scope, { ...from, keys: [...keys, keyOf(each) ?? '?'] });
      }
    } else if (node.type === 'ArrayPattern') {
      for (const each of node.elements ?? []) {
        if (each) this.#pattern(each, scope, { ...from, keys: [...keys, '?'] });
      }
    }
  }

  #declare(
    id: SyntaxNode,
    scope: Scope,
    from: {
      declaration: SyntaxNode;
      value?: SyntaxNode;
      kind?: Binding['kind'];
      keys?: string[];
      module?: Origin;
    },
  ): void {
    const { declaration, value, keys = [], module = null } = from;
    this.#declared.add(id);
    const name = id.name ?? '';
    const before = scope.names.get(name);
    const values = value && keys.length === 0 ? [value] : [];
    if (before) before.values.push(...values);
    else {
      const kind = from.kind ?? (module ? 'import' : 'value');
      const taken = keys.length > 0 && value ? { value, keys } : null;
      const [writes, references]: [Write[], SyntaxNode[]] = [[], []];
      const made = { name, kind, declaration, values, taken, module, writes, references };
      scope.names.set(name, made);
    }
  }

  /** References and writes, once all names are declared. */
  #note(node: SyntaxNode): void {
    if (node.type === 'Identifier' && this.#isReference(node)) {
      this.bindingOf(node)?.references.push(node);
    }
    if (node.type === 'AssignmentExpression' && node.left && node.right) {
      if (node.left.type === 'Identifier') this.bindingOf(node.left)?.values.push(node.right);
      else this.#write(node.left, { node, values: [node.right], method: null });
    } else if (node.type === 'CallExpression' && node.callee?.type === 'MemberExpression') {
      const method = keyOf(node.callee) ?? '';
      if (ADDING.has(method) && node.callee.object) {
        this.#write(node.callee.object, { node, values: node.arguments ?? [], method });
      }
      const [first, ...others] = node.arguments ?? [];
      const isStatement = this.parentOf(node)?.type === 'ExpressionStatement';
      if (first && isStatement && MERGING.has(method)) {
        this.#write(first, { node, values: others, method });
      }
    }
  }

  #write(target: SyntaxNode, write: Pick<Write, 'node' | 'values' | 'method'>): void {
    const keys: string[] = [];
    let node = unwrap(target);
    const member = node;
    while (/^(?:Optional)?MemberExpression$/.test(node.type) && node.object) {
      const key = keyOf(node);
      if (key === null) return;
      keys.unshift(key);
      node = unwrap(node.object);
    }
    if (node.type !== 'Identifier') return;
    const binding = this.bindingOf(node);
    if (binding) binding.writes.push({ ...write, keys, member });
    else if (node.name === 'exports') this.exported.push({ ...write, keys, member });
    else if (node.name === 'module' && keys[0] === 'exports') {
      this.exported.push({ ...write, keys: keys.slice(1), member });
    }
  }

  #isReference(node: SyntaxNode): boolean {
    const parent = this.parentOf(node);
    if (parent === null || this.#declared.has(node)) return false;
    if (parent.property === node || parent.key === node) return parent.computed === true;
    return parent.id !== node && parent.local !== node && parent.imported !== node;
  }
}

/** What calls of a function by its name give for one of its parameters. */
export function argumentsFor({ declaration }: Binding, program: Program): SyntaxNode[] {
  const fn = program.parentOf(declaration);
  const at = fn?.params?.indexOf(declaration) ?? -1;
  const holder = fn?.type === 'FunctionDeclaration' ? fn : fn && program.parentOf(fn);
  const name = holder?.type === 'VariableDeclarator' || holder === fn ? holder?.id : null;
  const binding = at >= 0 && name?.type === 'Identifier' ? program.bindingOf(name) : null;
  return (binding?.references ?? []).flatMap((reference) => {
    const call = program.parentOf(reference);
    return (call?.callee === reference && call.arguments?.[at]) || [];
  });
}

const functionScope = (scope: Scope): Scope =>
  scope.isFunction || scope.parent === null ? scope : functionScope(scope.parent);

const withKeys = (origin: Origin | null, keys: string[]): Origin | null =>
  origin && {
    module: origin.module,
    keys: [...origin.keys, ...keys.filter((key) => key !== 'default')],
  };

/** Of `require('webpack')` and `import('webpack')`. */
function requiredBy(node: SyntaxNode): string | null {
  if (node.type === 'ImportExpression') return stringIn(node.source);
  if (node.type !== 'CallExpression') return null;
  const { callee } = node;
  const isRequire =
    callee?.type === 'Import' || (callee?.type === 'Identifier' && callee.name === 'require');
  return isRequire ? stringIn(node.arguments?.[0]) : null;
}
