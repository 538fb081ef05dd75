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

/** `env === 'production'` in the function that a configuration exports. */
const cliEnv: Look = (node, { program, roots }) => {
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator ?? '')) return null;
  const sides = [node.left, node.right].flatMap((each) => (each ? [unwrap(each)] : []));
  const name = sides.find(({ type }) => type === 'Identifier');
  if (!name || !sides.some((each) => stringIn(each) !== null)) return null;
  const declaration = program.bindingOf(name)?.declaration;
  const isFirst = roots.some((root) => {
    const value = unwrap(root);
    const fn = value.type === 'Identifier' ? program.bindingOf(value)?.values[0] : value;
    return fn !== undefined && isFunction(fn) && fn.params?.[0] === declaration;
  });
  if (!isFirst || !declaration) return null;
  return {
    path: name.name ?? 'env',
    say: `It is an object now: \`--env production\` gives \`${name.name}.production === true\`.`,
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
  codeRule('cli-env', 'works', cliEnv),
  codeRule('getoptions-method-for-loaders', 'works', getOptions),
  codeRule('watch-without-callback', 'warns', watchWithoutCallback),
  codeRule('plugin-hooks', 'stops', pluginMethod),
  codeRule('main-template', 'warns', templates),
  codeRule('compilation-assets', 'warns', assets),
];
