// What stands beside the options: calls and members that webpack 5 has renamed or taken away.
import type { Effect, Found } from '../finding.ts';
import type { Reading } from '../reading.ts';
import {
  isFunction,
  keyOf,
  literalIn,
  propertyOf,
  type SyntaxNode,
  stringIn,
  unwrap,
  valueIn,
} from '../syntax.ts';
import { withoutImport } from './imports.ts';
import type { Rule } from './rule.ts';

type Look = (node: SyntaxNode, reading: Reading) => Omit<Found, 'start' | 'end'> | null;

const codeRule = (step: string, effect: Effect, look: Look): Rule => ({
  step,
  about: step,
  effect,
  find: (reading): Found[] =>
    reading.program.nodes.flatMap((node) => {
      const found = look(node, reading);
      return found ? [{ ...found, start: node.start, end: node.end }] : [];
    }),
});

const isNamed = (node: SyntaxNode | undefined, ...names: string[]): boolean =>
  node?.type === 'Identifier' && names.includes(node.name ?? '');

/** `new WebpackDevServer(compiler, options)` */
const devServerStart: Look = (node, { program }) => {
  if (node.type !== 'NewExpression') return null;
  const made = node.callee && program.originOf(node.callee);
  const [compiler, options, more] = node.arguments ?? [];
  if (made?.module !== 'webpack-dev-server' || !compiler || more) return null;
  const comesFrom = program.originOf(unwrap(compiler).callee ?? compiler);
  const value =
    unwrap(compiler).type === 'Identifier'
      ? program.bindingOf(unwrap(compiler))?.values[0]
      : compiler;
  const call = value && unwrap(value);
  const isCompiler =
    comesFrom?.module === 'webpack' ||
    isNamed(unwrap(compiler), 'compiler') ||
    (call?.type === 'CallExpression' &&
      program.originOf(call.callee ?? call)?.module === 'webpack');
  if (!isCompiler) return null;
  return {
    path: `new ${program.slice(node.callee ?? node)}`,
    say: 'The options come first, then the compiler.',
    edits: () =>
      options
        ? [
            { start: compiler.start, end: compiler.end, text: program.slice(options) },
            { start: options.start, end: options.end, text: program.slice(compiler) },
          ]
        : null,
  };
};

/** The names that a node takes for texts: in a comparison, a switch, a template, or as a key. */
function usedAsText(node: SyntaxNode): SyntaxNode[] {
  const given = (...all: (SyntaxNode | null | undefined)[]): SyntaxNode[] =>
    all.flatMap((each) => (each ? unwrap(each) : []));
  switch (node.type) {
    case 'BinaryExpression': {
      const sides = given(node.left, node.right);
      const isCompared = /^(?:[!=]==?|\+)$/.test(node.operator ?? '');
      return isCompared && sides.some((each) => stringIn(each) !== null) ? sides : [];
    }
    case 'SwitchStatement':
      return given(Reflect.get(node, 'discriminant') as SyntaxNode);
    case 'TemplateLiteral':
      return given(...(node.expressions ?? []));
    case 'MemberExpression':
      return node.computed ? given(node.property) : [];
    default:
      return [];
  }
}

/** First parameters of functions that are the whole of what a file exports, and that give back a configuration. */
function environmentsIn({ program, exported, slots }: Reading): Set<SyntaxNode> {
  const found = new Set<SyntaxNode>();
  for (const each of exported) {
    const value = unwrap(each);
    const named = value.type === 'Identifier' ? program.bindingOf(value)?.values[0] : value;
    const fn = named && unwrap(named);
    const [first] = fn && isFunction(fn) ? (fn.params ?? []) : [];
    const parameter = first?.type === 'AssignmentPattern' ? first.left : first;
    if (!fn || !first || parameter?.type !== 'Identifier') continue;
    // A loader is a function with a text, too.
    const isConfiguration = slots.some(({ node }) => node.start > fn.start && node.end < fn.end);
    if (isConfiguration || /env/i.test(parameter.name ?? '')) found.add(first);
  }
  return found;
}

/** `env === 'production'` in the function that a configuration exports. */
const cliEnv: Rule = {
  step: 'cli-env',
  about: 'env',
  effect: 'works',
  find: (reading): Found[] => {
    const { program } = reading;
    const environments = environmentsIn(reading);
    if (environments.size === 0) return [];
    return program.nodes.flatMap((node) => {
      const name = usedAsText(node).find((each) => {
        const binding = each.type === 'Identifier' ? program.bindingOf(each) : null;
        return binding !== null && environments.has(binding.declaration);
      })?.name;
      if (name === undefined) return [];
      const say = `It is an object now: \`--env production\` gives \`${name}.production === true\`.`;
      return [{ path: name, start: node.start, end: node.end, say, edits: () => null }];
    });
  },
};

/** `'webpack-dev-server/client?http://localhost:8080'`: the package no longer exports the folder, and the server adds the file by itself. */
const clientEntry: Look = (node) => {
  const text = node.type === 'StringLiteral' ? String(node.value) : '';
  if (!/^webpack-dev-server\/client\/?(?:\?|$)/.test(text)) return null;
  return {
    path: 'webpack-dev-server/client',
    say: 'Delete this entry: the server adds its own.',
    edits: () => null,
  };
};

/** Files in `webpack/lib` of 5.112; most of the others have moved into folders. */
export const FILES_IN_LIB: ReadonlySet<string> = new Set([
  'Chunk',
  'Compilation',
  'Compiler',
  'Dependency',
  'DependencyTemplate',
  'EntryPlugin',
  'Entrypoint',
  'ExternalsPlugin',
  'FileSystemInfo',
  'InitFragment',
  'LibraryTemplatePlugin',
  'ModuleFilenameHelpers',
  'ModuleNotFoundError',
  'MultiCompiler',
  'NormalModule',
  'NullFactory',
  'ProgressPlugin',
  'RawModule',
  'RequestShortener',
  'SingleEntryPlugin',
  'WebpackError',
  'index',
  'webpack',
]);

/** `require('webpack/lib/DefinePlugin')` */
const fileOfWebpack: Look = (node) => {
  const isRequire = node.type === 'CallExpression' && isNamed(node.callee, 'require');
  const request = isRequire
    ? stringIn(node.arguments?.[0])
    : node.type === 'ImportDeclaration'
      ? stringIn(node.source)
      : null;
  const [, file] = /^webpack\/lib\/(\w+)(?:\.js)?$/.exec(request ?? '') ?? [];
  if (file === undefined || FILES_IN_LIB.has(file)) return null;
  return {
    path: `webpack/lib/${file}`,
    say: 'The file is no longer there: use what `webpack` exports.',
    edits: () => null,
  };
};

const getOptions: Look = (node, { program }) => {
  if (node.type !== 'CallExpression' || node.arguments?.[0]?.type !== 'ThisExpression') return null;
  const origin = node.callee && program.originOf(node.callee);
  if (origin?.module !== 'loader-utils' || origin.keys.join() !== 'getOptions') return null;
  return {
    path: 'getOptions(this)',
    say: 'Loaders have a method for it: `this.getOptions()`.',
    edits: () => [
      { start: node.start, end: node.end, text: 'this.getOptions()' },
      ...withoutImport(node, program),
    ],
  };
};

const watchWithoutCallback: Look = (node, { program }) => {
  if (node.type !== 'CallExpression' || node.arguments?.length !== 1) return null;
  const origin = node.callee && program.originOf(node.callee);
  const [only] = node.arguments;
  const watch = only && propertyOf(unwrap(only), 'watch');
  if (origin?.module !== 'webpack' || origin.keys.length > 0 || !watch) return null;
  if (literalIn(valueIn(watch)) !== true) return null;
  return {
    path: 'watch',
    say: 'Without a callback, use `compiler.watch(options, callback)`.',
    edits: () => null,
  };
};

const pluginMethod: Look = (node) => {
  if (node.type !== 'CallExpression' || node.arguments?.length !== 2) return null;
  const { callee } = node;
  const isOld =
    callee?.type === 'MemberExpression' &&
    keyOf(callee) === 'plugin' &&
    isNamed(callee.object, 'compiler', 'compilation');
  const name = stringIn(node.arguments[0]);
  if (!isOld || name === null) return null;
  return {
    path: `${callee.object?.name}.plugin`,
    say: 'Tap the hook instead: `compiler.hooks.done.tap(…)`.',
    edits: () => null,
  };
};

const templates: Look = (node) => {
  if (node.type !== 'MemberExpression' || !isNamed(node.object, 'compilation')) return null;
  const key = keyOf(node) ?? '';
  if (!/^(?:main|chunk|hotUpdateChunk|module)Templates?$/.test(key)) return null;
  return {
    path: `compilation.${key}`,
    say: 'Templates are gone: use runtime modules, or the hooks of `JavascriptModulesPlugin`.',
    edits: () => null,
  };
};

/** `compilation.assets[name] = …` */
const assets: Look = (node) => {
  if (node.type !== 'AssignmentExpression' || node.left?.type !== 'MemberExpression') return null;
  const { object } = node.left;
  const isAssets =
    object?.type === 'MemberExpression' &&
    keyOf(object) === 'assets' &&
    isNamed(object.object, 'compilation');
  if (!isAssets) return null;
  return {
    path: 'compilation.assets',
    say: 'Emit in `compilation.hooks.processAssets`, with `compilation.emitAsset()`.',
    edits: () => null,
  };
};

export const CODE_RULES: readonly Rule[] = [
  codeRule('dev-server-start', 'stops', devServerStart),
  codeRule('dev-server-start', 'stops', clientEntry),
  codeRule('webpack-lib-paths', 'stops', fileOfWebpack),
  cliEnv,
  codeRule('getoptions-method-for-loaders', 'works', getOptions),
  codeRule('watch-without-callback', 'warns', watchWithoutCallback),
  codeRule('plugin-hooks', 'stops', pluginMethod),
  codeRule('main-template', 'warns', templates),
  codeRule('compilation-assets', 'warns', assets),
];
