// Finds in a file what belongs to webpack's configuration, however it is written, without running any of it.
import { argumentsFor, type Binding, Program, type Write } from './program.ts';
import {
  beginningOf,
  eachChild,
  isFunction,
  isNode,
  keyOf,
  propertyOf,
  returnsOf,
  type SyntaxNode,
  stringIn,
  unwrap,
  valueIn,
} from './syntax.ts';
import { literalOf, memberOf } from './values.ts';

/** Objects of a configuration whose keys mean something to webpack. */
export type Kind =
  | 'configuration'
  | 'output'
  | 'module'
  | 'rules'
  | 'rule'
  | 'use'
  | 'resolve'
  | 'optimization'
  | 'splitChunks'
  | 'cacheGroups'
  | 'cacheGroup'
  | 'node'
  | 'stats'
  | 'devServer'
  | 'watchOptions'
  | 'other';

interface Shape {
  keys?: Readonly<Record<string, Kind>>;
  /** Of every key. */
  any?: Kind;
  list?: Kind;
}

const SHAPES: Readonly<Record<Kind, Shape>> = {
  configuration: {
    keys: {
      output: 'output',
      module: 'module',
      resolve: 'resolve',
      resolveLoader: 'resolve',
      optimization: 'optimization',
      node: 'node',
      stats: 'stats',
      devServer: 'devServer',
      watchOptions: 'watchOptions',
      plugins: 'other',
    },
    list: 'configuration',
  },
  output: {},
  module: {
    // The last three are those of webpack 1 to 3.
    keys: {
      rules: 'rules',
      defaultRules: 'rules',
      loaders: 'rules',
      preLoaders: 'rules',
      postLoaders: 'rules',
    },
  },
  rules: { list: 'rule' },
  rule: { keys: { use: 'use', oneOf: 'rules', rules: 'rules', resolve: 'resolve' } },
  use: { list: 'use' },
  resolve: {},
  optimization: { keys: { splitChunks: 'splitChunks' } },
  splitChunks: { keys: { cacheGroups: 'cacheGroups' } },
  cacheGroups: { any: 'cacheGroup' },
  cacheGroup: {},
  node: {},
  stats: { keys: { children: 'stats' } },
  devServer: {},
  watchOptions: {},
  other: { list: 'other' },
};

/** One option as it is written: a property of a literal, or an assignment to a member. */
export interface Slot {
  kind: Kind;
  key: string;
  /** With its parents, `optimization.namedModules`. */
  path: string;
  /** The property, the method, or the assignment. */
  node: SyntaxNode;
  value: SyntaxNode;
  /** The literal that it stands in. */
  owner: SyntaxNode | null;
}

/** A loader of a rule, by its request. */
export interface Loader {
  /** The string, or `require.resolve('…')`. */
  node: SyntaxNode;
  /** The package. */
  name: string;
  /** What stands in the rule: the string, or the object with `loader`. */
  entry: SyntaxNode;
  path: string;
}

/** `new webpack.DefinePlugin(…)` */
export interface Creation {
  node: SyntaxNode;
  /** `webpack` and `DefinePlugin`; of a package's only export the name is empty. */
  module: string;
  name: string;
  arguments: SyntaxNode[];
}

export interface Reading {
  program: Program;
  /** What a file exports as a whole. */
  exported: SyntaxNode[];
  slots: Slot[];
  rules: ReadonlySet<SyntaxNode>;
  loaders: Loader[];
  creations: Creation[];
}

/** Names that people give to a configuration that another tool hands over. */
const CONFIGURATION_NAME = /^(?:webpack_?)?(?:config|conf|cfg|configuration)$/i;
/** Keys of other tools' configurations that hold one for webpack. */
const HOLDERS = new Set([
  'webpack',
  'configureWebpack',
  'webpackFinal',
  'webpackConfig',
  'webpackOptions',
]);
/** Packages whose function gets a configuration. */
const STARTERS = new Set(['webpack', 'webpack-stream', 'gulp-webpack']);
/** No option of webpack has an object with one of these. */
const WHOLE = ['entry', 'output', 'mode', 'optimization', 'devServer', 'resolve', 'devtool'];
/** Options that are written in a file, and values that one of several may be: more is generated code. */
const MOST_SLOTS = 10_000;
const MOST_CHOICES = 50;
/** Options that are no objects to look into, but may be assigned to `module.exports`. */
const LEAVES = new Set(['entry', 'devtool', 'target', 'cache', 'externals', 'serve']);
/** Keys that tell a configuration in a file that exports nothing. */
const TELLING = [
  'entry',
  'output',
  'module',
  'plugins',
  'optimization',
  'devServer',
  'resolve',
  'devtool',
  'node',
];
const PLUGIN_PACKAGES: Readonly<Record<string, string>> = {
  HardSourceWebpackPlugin: 'hard-source-webpack-plugin',
  UglifyJsPlugin: 'uglifyjs-webpack-plugin',
  UglifyJSPlugin: 'uglifyjs-webpack-plugin',
  OptimizeCSSAssetsPlugin: 'optimize-css-assets-webpack-plugin',
  OptimizeCssAssetsPlugin: 'optimize-css-assets-webpack-plugin',
  CleanWebpackPlugin: 'clean-webpack-plugin',
};

export function readProgram(root: SyntaxNode, text: string): Reading {
  return new Reader(new Program(root, text)).read();
}

class Reader implements Reading {
  readonly program: Program;
  readonly exported: SyntaxNode[] = [];
  readonly slots: Slot[] = [];
  readonly rules = new Set<SyntaxNode>();
  readonly loaders: Loader[] = [];
  readonly creations: Creation[] = [];
  readonly #visited = new Set<string>();
  readonly #named = new Map<Binding, Set<Kind>>();

  constructor(program: Program) {
    this.program = program;
  }

  read(): Reading {
    for (const node of this.program.nodes) this.#root(node);
    for (const write of this.program.exported) this.#exported(write);
    this.#handedOver();
    if (this.slots.length === 0) this.#unexported();
    return this;
  }

  #take(node: SyntaxNode): void {
    this.#visit(node, 'configuration', '');
  }

  #takeWhole(node: SyntaxNode): void {
    this.exported.push(node);
    this.#take(node);
  }

  /** What a file exports, gives to webpack, or calls a configuration. */
  #root(node: SyntaxNode): void {
    if (node.type === 'ExportDefaultDeclaration' && node.declaration) {
      this.#takeWhole(node.declaration);
    } else if (node.type === 'TSExportAssignment' && isNode(node.expression)) {
      this.#takeWhole(node.expression);
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      const declared: unknown = Reflect.get(node.declaration, 'declarations');
      for (const each of Array.isArray(declared) ? declared : [node.declaration]) {
        if (isFunction(each)) this.#take(each);
        else if (each.init) this.#take(each.init);
      }
    } else if (node.type === 'NewExpression') this.#creation(node);
    else if (node.type === 'CallExpression') this.#call(node);
    else if (node.type === 'VariableDeclarator' && node.init && node.id?.typeAnnotation) {
      const type = this.program.slice(node.id.typeAnnotation);
      if (/\bConfiguration\b/.test(type) && !/DevServer/.test(type)) this.#take(node.init);
    } else if (/^Object(?:Property|Method)$/.test(node.type) && HOLDERS.has(keyOf(node) ?? '')) {
      const value = valueIn(node);
      if (value && (isFunction(unwrap(value)) || unwrap(value).type === 'ObjectExpression')) {
        this.#take(value);
      }
    }
  }

  /** `module.exports.output = …` is a part of what was exported before. */
  #exported(write: Write): void {
    const { keys, values, method } = write;
    const [first = ''] = keys;
    const isOption = LEAVES.has(first) || Object.hasOwn(SHAPES.configuration.keys ?? {}, first);
    if (method !== null) this.#write(write);
    else if (keys.length === 0 || first === 'default') {
      for (const value of values) this.#takeWhole(value);
    } else if (!isOption) for (const value of values) this.#take(value);
    // `exports.devServer = (port) => ({ devServer: … })` is a part to merge.
    else if (values[0] && isFunction(unwrap(values[0])) && !LEAVES.has(first)) {
      this.#take(values[0]);
    } else this.#write(write);
  }

  #call(node: SyntaxNode): void {
    const origin = node.callee && this.program.originOf(node.callee);
    const [first] = node.arguments ?? [];
    const isWebpack =
      origin?.keys.length === 0 ? STARTERS.has(origin.module ?? '') : isGlobal(origin, 'webpack');
    if (first && origin && isWebpack) this.#take(first);
  }

  #creation(node: SyntaxNode): void {
    const origin = node.callee && this.program.originOf(node.callee);
    if (!origin) return;
    const { module, keys } = origin;
    const inWebpack = /^webpack\/lib\/(?:(\w+)\/)?(\w+?)(?:\.js)?$/.exec(module ?? '');
    const args = node.arguments ?? [];
    if (inWebpack) {
      const [, folder, name = ''] = inWebpack;
      const full = folder === 'optimize' ? `optimize.${name}` : name;
      this.creations.push({ node, module: 'webpack', name: full, arguments: args });
    } else if (module !== null) {
      this.creations.push({ node, module, name: keys.join('.'), arguments: args });
    } else if (keys[0] === 'webpack') {
      this.creations.push({
        node,
        module: 'webpack',
        name: keys.slice(1).join('.'),
        arguments: args,
      });
    } else {
      const known = keys.length === 1 ? (keys[0] ?? '') : '';
      const its = Object.hasOwn(PLUGIN_PACKAGES, known) ? PLUGIN_PACKAGES[known] : undefined;
      if (its) this.creations.push({ node, module: its, name: '', arguments: args });
    }
    if (module === 'webpack-dev-server') {
      for (const each of args) this.#visit(each, 'devServer', 'devServer');
    }
  }

  /** `config.node = …` on something that comes from elsewhere. */
  #handedOver(): void {
    for (const { name, writes, module, values } of this.program.bindings()) {
      if (!CONFIGURATION_NAME.test(name)) continue;
      const from = module ?? (values[0] ? this.program.originOf(values[0]) : null);
      // The package `config` and its like have options of their own.
      if (from?.module && !from.module.startsWith('.')) continue;
      for (const write of writes) this.#write(write);
    }
  }

  /** A part of a file, or an object that only another file's code makes a configuration of. */
  #unexported(): void {
    for (const node of this.program.nodes) {
      if (node.type !== 'VariableDeclarator' && node.type !== 'ExpressionStatement') continue;
      const value = node.init ?? node.expression;
      if (!isNode(value)) continue;
      const assigned = unwrap(value);
      const object =
        assigned.type === 'AssignmentExpression' && assigned.right
          ? unwrap(assigned.right)
          : assigned;
      const known = TELLING.filter((key) => propertyOf(object, key) !== null);
      if (known.length >= (node.type === 'ExpressionStatement' ? 1 : 2)) this.#take(object);
    }
  }

  #visit(node: SyntaxNode, kind: Kind, path: string): void {
    const inner = unwrap(node);
    if (inner.type === 'Identifier') {
      this.#name(inner, kind, path);
      return;
    }
    const key = `${kind}:${inner.start}:${inner.end}`;
    if (this.#visited.has(key)) return;
    this.#visited.add(key);
    const go = (next: SyntaxNode | null | undefined): void => {
      if (next) this.#visit(next, kind, path);
    };
    switch (inner.type) {
      case 'ConditionalExpression':
        go(inner.consequent);
        go(inner.alternate);
        break;
      case 'LogicalExpression':
        go(inner.left);
        go(inner.right);
        break;
      case 'AssignmentExpression':
        go(inner.right);
        break;
      case 'SequenceExpression':
        go(inner.expressions?.at(-1));
        break;
      case 'ObjectExpression':
        this.#object(inner, kind, path);
        break;
      case 'ArrayExpression':
        for (const each of inner.elements ?? []) this.#element(each, kind, path);
        break;
      case 'MemberExpression':
        for (const each of this.#member(inner)) go(each);
        break;
      case 'CallExpression':
      case 'OptionalCallExpression':
        this.#called(inner, kind, path);
        break;
      case 'NewExpression':
        if (inner.callee?.name === 'Promise') for (const each of this.#resolved(inner)) go(each);
        else this.#instance(inner, kind, path);
        break;
      default:
        if (isFunction(inner)) for (const each of returnsOf(inner)) go(each);
    }
    if (kind === 'use') this.#loader(inner, inner, path);
  }

  #name(inner: SyntaxNode, kind: Kind, path: string): void {
    const binding = this.program.bindingOf(inner);
    const kinds = (binding && this.#named.get(binding)) ?? new Set();
    if (binding === null || kinds.has(kind)) return;
    this.#named.set(binding, kinds.add(kind));
    for (const value of binding.values) this.#visit(value, kind, path);
    if (binding.kind === 'parameter') {
      for (const each of argumentsFor(binding, this.program)) this.#visit(each, kind, path);
    }
    if (binding.taken) {
      const from = literalOf(binding.taken.value, this.program);
      const [key = ''] = binding.taken.keys;
      const property = from && binding.taken.keys.length === 1 ? propertyOf(from, key) : null;
      const value = property && valueIn(property);
      if (value) this.#visit(value, kind, path);
    }
    // A default that a parameter has.
    const { declaration } = binding;
    if (declaration.type === 'AssignmentPattern' && declaration.right) {
      this.#visit(declaration.right, kind, path);
    }
    for (const write of binding.writes) this.#write(write, kind, path);
  }

  #write({ keys, values, node, method }: Write, kind: Kind = 'configuration', path = ''): void {
    let at: Kind = kind;
    const parts = path === '' ? [] : [path];
    const [last, ...above] = method === null ? [keys.at(-1), ...keys.slice(0, -1)] : ['', ...keys];
    if (last === undefined) return;
    for (const key of above) {
      const next = childKind(at, key);
      if (next === null) return;
      at = next;
      parts.push(key);
    }
    if (method !== null) {
      const list = SHAPES[at].list;
      const here = `${parts.join('.')}[]`;
      if (method !== 'push' && method !== 'unshift') {
        for (const each of values) this.#visit(each, at, parts.join('.'));
      } else if (list) for (const each of values) this.#element(each, at, parts.join('.'));
      else if (at === 'use') for (const each of values) this.#visit(each, at, here);
      return;
    }
    const [value] = values;
    if (value) this.#slot({ kind: at, key: last, parts, node, value, owner: null });
  }

  #element(each: SyntaxNode | null, kind: Kind, path: string): void {
    const list = SHAPES[kind].list;
    if (each === null || list === undefined) return;
    if (each.type === 'SpreadElement') {
      if (each.argument) this.#visit(each.argument, kind, path);
      return;
    }
    const here = kind === 'configuration' ? path : `${path}[]`;
    // A list in a list, or what gives one, keeps its kind.
    const inner = unwrap(each);
    const isList = kind === 'rules' && inner.type === 'ArrayExpression';
    this.#visit(each, isList ? kind : list, here);
  }

  #object(object: SyntaxNode, kind: Kind, path: string): void {
    if (kind === 'rule') this.rules.add(object);
    // Another tool's: of what webpack knows it has only the server.
    const isHolder =
      kind === 'configuration' && [...HOLDERS].some((key) => propertyOf(object, key));
    for (const each of object.properties ?? []) {
      if (each.type === 'SpreadElement') {
        if (each.argument) this.#visit(each.argument, kind, path);
        continue;
      }
      const key = keyOf(each);
      const value = valueIn(each);
      if (key === null || value === null) continue;
      if (isHolder && key !== 'devServer') continue;
      const parts = path === '' ? [] : [path];
      this.#slot({ kind, key, parts, node: each, value, owner: object });
    }
  }

  #slot({ kind, key, parts, node, value, owner }: Omit<Slot, 'path'> & { parts: string[] }): void {
    const path = [...parts, key].join('.');
    // A write is met once for the name and once for what the name stands for.
    if (this.#visited.has(`${kind}.${key}:${node.start}`)) return;
    if (this.slots.length >= MOST_SLOTS) return;
    this.#visited.add(`${kind}.${key}:${node.start}`);
    this.slots.push({ kind, key, path, node, value, owner });
    if ((kind === 'rule' || kind === 'use') && key === 'loader') {
      this.#loader(unwrap(value), owner ?? value, path);
    }
    const isList = key === 'loader' && unwrap(value).type === 'ArrayExpression';
    if (kind === 'rule' && (key === 'loaders' || isList)) this.#visit(value, 'use', path);
    const child = childKind(kind, key);
    // `{ node: { entry: … }, web: { entry: … } }` are several configurations.
    const literal = kind === 'configuration' ? literalOf(value, this.program) : null;
    const isWhole = child !== 'resolve' && literal !== null && hasOneOf(literal, WHOLE);
    if (isWhole) this.#visit(value, 'configuration', path);
    else if (child !== null) this.#visit(value, child, path);
  }

  #loader(node: SyntaxNode, entry: SyntaxNode, path: string): void {
    const isResolve =
      node.type === 'CallExpression' &&
      this.program.slice(node.callee ?? node) === 'require.resolve';
    const request = isResolve ? stringIn(node.arguments?.[0]) : beginningOf(node);
    if (request === null) return;
    for (const part of request.split('!')) {
      const [, name] = /(?:^|[\\/])([\w-]+-loader)(?:$|[\\/?])/.exec(part) ?? [];
      // Up to webpack 1, `babel` was enough.
      const [, short] = /^([a-z]+)(?:$|\?)/.exec(part) ?? [];
      const found = name ?? short;
      if (found) this.loaders.push({ node, name: found, entry, path });
    }
  }

  #member(node: SyntaxNode): SyntaxNode[] {
    const key = keyOf(node);
    if (key === null) {
      // `configurations[env]`: any of them.
      const from = node.object && literalOf(node.object, this.program);
      return (from?.properties ?? []).slice(0, MOST_CHOICES).flatMap((each) => valueIn(each) ?? []);
    }
    const own = node.object && this.#classOf(node.object);
    const found = own ? memberOfClass(own, key) : memberOf(node, this.program);
    return found ? [found] : [];
  }

  /** The class of `this`, of `new Name()`, and of a variable that holds one. */
  #classOf(node: SyntaxNode): SyntaxNode | null {
    const { program } = this;
    let inner = unwrap(node);
    if (inner.type === 'ThisExpression') {
      let above: SyntaxNode | null = inner;
      while (above && !/^Class(?:Declaration|Expression)$/.test(above.type)) {
        above = program.parentOf(above);
      }
      return above;
    }
    if (inner.type === 'Identifier') {
      const [value] = program.bindingOf(inner)?.values ?? [];
      inner = value ? unwrap(value) : inner;
    }
    if (inner.type !== 'NewExpression' || inner.callee?.type !== 'Identifier') return null;
    const named = program.bindingOf(inner.callee);
    const value = named?.values[0] ?? named?.declaration;
    return value && /^Class(?:Declaration|Expression)$/.test(value.type) ? value : null;
  }

  #called(call: SyntaxNode, kind: Kind, path: string): void {
    const { callee, arguments: args = [] } = call;
    if (!callee) return;
    const target = unwrap(callee);
    const local = isFunction(target) ? target : this.#localFunction(target);
    if (local) {
      for (const each of returnsOf(local)) this.#visit(each, kind, path);
      // `withDefaults({ … })` of this file may hand on what it gets.
      if (kind !== 'configuration') return;
    }
    const method = target.type === 'MemberExpression' ? keyOf(target) : null;
    if (
      method !== null &&
      /^(?:filter|concat|map|flatMap|flat|then|reduce|slice|sort|reverse)$/.test(method)
    ) {
      if (target.object && method !== 'map' && method !== 'then') {
        this.#visit(target.object, kind, path);
      }
      for (const each of args) {
        if (isFunction(each) && method !== 'filter') {
          for (const returned of returnsOf(each)) {
            if (SHAPES[kind].list && method !== 'then') this.#element(returned, kind, path);
            else this.#visit(returned, kind, path);
          }
        } else if (method === 'concat') {
          if (unwrap(each).type === 'ObjectExpression') this.#element(each, kind, path);
          else this.#visit(each, kind, path);
        }
      }
      return;
    }
    for (const each of args) this.#argument(each, kind, path);
  }

  /** `merge`, `Object.assign`, `defineConfig`, `smp.wrap`: what is given is what comes out. */
  #argument(each: SyntaxNode, kind: Kind, path: string): void {
    const inner = unwrap(each.type === 'SpreadElement' && each.argument ? each.argument : each);
    const isPlain = /^(?:Object|Array|Logical|Conditional|Call|Arrow\w*|Function)Expression$/;
    if (kind === 'configuration' || isPlain.test(inner.type) || inner.type === 'Identifier') {
      if (kind === 'use' && !/^(?:Object|Array)Expression$/.test(inner.type)) return;
      this.#visit(inner, kind, path);
    }
  }

  /** A configuration that is an object of a class of this file. */
  #instance(node: SyntaxNode, kind: Kind, path: string): void {
    const own = this.#classOf(node);
    for (const each of own ? membersOf(own) : []) {
      const key = isField(each) ? keyOf(each) : null;
      const value = valueIn(each);
      const parts = path === '' ? [] : [path];
      if (key && value) this.#slot({ kind, key, parts, node: each, value, owner: null });
    }
  }

  #localFunction(node: SyntaxNode): SyntaxNode | null {
    const [named] = node.type === 'Identifier' ? (this.program.bindingOf(node)?.values ?? []) : [];
    const value =
      named ??
      (node.type === 'MemberExpression' && keyOf(node) !== null ? this.#member(node)[0] : null);
    const inner = value && unwrap(value);
    return inner && isFunction(inner) ? inner : null;
  }

  /** What the function of `new Promise` gives to its first parameter. */
  #resolved({ arguments: args }: SyntaxNode): SyntaxNode[] {
    const [executor] = args ?? [];
    const resolve = executor?.params?.[0]?.name;
    if (!executor || resolve === undefined) return [];
    const found: SyntaxNode[] = [];
    const look = (node: SyntaxNode): void => {
      if (node.type === 'CallExpression' && node.callee?.name === resolve) {
        found.push(...(node.arguments ?? []));
      }
      eachChild(node, look);
    };
    look(executor);
    return found;
  }
}

const hasOneOf = (object: SyntaxNode, keys: readonly string[]): boolean =>
  keys.some((key) => propertyOf(object, key) !== null);

/** What a class has that is no plain method: `output = { … }` and `get output() { … }`. */
const isField = ({ type, kind }: SyntaxNode): boolean =>
  type === 'ClassProperty' || (type === 'ClassMethod' && kind === 'get');

function membersOf({ body }: SyntaxNode): SyntaxNode[] {
  const inside = body && !Array.isArray(body) ? body.body : [];
  return Array.isArray(inside) ? inside : [];
}

function memberOfClass(own: SyntaxNode, key: string): SyntaxNode | null {
  const member = membersOf(own).find((each) => keyOf(each) === key);
  return (member && valueIn(member)) ?? null;
}

const isGlobal = (
  origin: { module: string | null; keys: string[] } | null | undefined,
  name: string,
) => origin?.module === null && origin.keys.length === 1 && origin.keys[0] === name;

function childKind(kind: Kind, key: string): Kind | null {
  const { keys, any } = SHAPES[kind];
  if (keys && Object.hasOwn(keys, key)) return keys[key] ?? null;
  return any ?? null;
}
