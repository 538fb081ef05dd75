// Plugins that webpack 5 no longer has, that take other arguments, or whose work is an option now.
import { add, mayHide, propertyNames, remove, removeElement } from '../edits.ts';
import type { Edit, Effect, Found } from '../finding.ts';
import type { Program } from '../program.ts';
import type { Creation, Reading } from '../reading.ts';
import { keyOf, propertyOf, type SyntaxNode, unwrap, valueAt } from '../syntax.ts';
import { literalOf, valuesOf } from '../values.ts';
import { hashedIn, SAY_FULLHASH, toFullhash } from './hash.ts';
import { withoutImport } from './imports.ts';
import type { Rule } from './rule.ts';

interface Old {
  step: string;
  effect: Effect;
  module: string;
  /** Those of webpack; a package's own plugin has none. */
  names?: readonly string[];
  when?: (creation: Creation, reading: Reading) => boolean;
  say: string;
  edit?: (creation: Creation, reading: Reading) => Edit[] | null;
}

export const pluginRule = ({ step, effect, module, names, when, say, edit }: Old): Rule => ({
  step,
  about: names?.join(', ') || module,
  effect,
  find: (reading): Found[] =>
    reading.creations
      .filter((each) => each.module === module && (names?.includes(each.name) ?? true))
      .filter((each) => when?.(each, reading) ?? true)
      .map((each) => ({
        path: `new ${reading.program.slice(each.node.callee ?? each.node)}`,
        start: each.node.start,
        end: each.node.callee?.end ?? each.node.end,
        say,
        edits: () => edit?.(each, reading) ?? null,
      })),
});

/** The plugin leaves the list, and its import with it where nothing else uses it. */
function drop({ node }: Pick<Creation, 'node'>, { program }: Reading): Edit[] | null {
  const removed = removeElement(node, program);
  return removed && [...removed, ...withoutImport(node, program)];
}

/** The list, or what `.filter(Boolean)` makes of it. */
function listOf(node: SyntaxNode, program: Program): SyntaxNode | null {
  const parent = program.parentOf(node);
  const list = parent?.type === 'LogicalExpression' ? program.parentOf(parent) : parent;
  if (list?.type !== 'ArrayExpression') return null;
  const member = program.parentOf(list);
  const call = member?.type === 'MemberExpression' ? program.parentOf(member) : null;
  const isFilter = member && keyOf(member) === 'filter' && call?.type === 'CallExpression';
  return isFilter ? call : list;
}

/** The list of plugins has to be written in the object that gets the option. */
function instead(
  creation: Creation,
  reading: Reading,
  keys: string[],
  value: string,
): Edit[] | null {
  const { program } = reading;
  const list = listOf(creation.node, program);
  const property = list && program.parentOf(list);
  const configuration = property?.type === 'ObjectProperty' ? program.parentOf(property) : null;
  if (creation.arguments.length > 0 || configuration?.type !== 'ObjectExpression') return null;
  if (keyOf(property as SyntaxNode) !== 'plugins') return null;
  const [first = '', ...rest] = keys;
  if (rest.length > 0 && mayHide(configuration, first, program)) return null;
  const removed = drop(creation, reading);
  const added = add(configuration, keys, value, program);
  return removed && added ? [...added, ...removed] : null;
}

const noArguments = (creation: Creation, reading: Reading): Edit[] | null =>
  creation.arguments.length === 0 ? drop(creation, reading) : null;

/** Another member of the same object: `webpack.X` becomes `webpack.Y`. */
function calledNow({ node }: Creation, name: string): Edit[] | null {
  const property = node.callee && unwrap(node.callee).property;
  return property ? [{ start: property.start, end: property.end, text: name }] : null;
}

const firstObject = ({ arguments: [first] }: Creation): SyntaxNode | null => {
  const object = first && unwrap(first);
  return object?.type === 'ObjectExpression' ? object : null;
};

const hasOption =
  (...keys: string[]) =>
  (creation: Creation): boolean => {
    const object = firstObject(creation);
    return object !== null && keys.some((key) => propertyOf(object, key) !== null);
  };

const isPattern = ({ type, callee }: SyntaxNode): boolean =>
  type === 'RegExpLiteral' || (type === 'NewExpression' && callee?.name === 'RegExp');

/** Plugins whose names of files are those of webpack, and the options with them; the first argument has no name. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  'webpack DllPlugin': ['name', 'path'],
  'webpack SourceMapDevToolPlugin': ['filename'],
  'webpack BannerPlugin': ['', 'banner'],
  'mini-css-extract-plugin ': ['filename', 'chunkFilename'],
};

function hashedOptions(
  { module, name, arguments: [first] }: Creation,
  { program }: Reading,
): SyntaxNode[] {
  const key = `${module} ${name}`;
  const keys = first && Object.hasOwn(NAMING, key) ? (NAMING[key] ?? []) : [];
  const object = first && literalOf(first, program);
  const values = keys.flatMap((each) => {
    if (each === '') return first && !object ? first : [];
    return (object && valueAt(object, each)) ?? [];
  });
  return values.filter((value) => hashedIn(value, program).length > 0);
}

const hashRule: Rule = {
  step: 'hash-placeholder',
  about: 'plugins',
  effect: 'warns',
  find: (reading): Found[] =>
    reading.creations.flatMap((creation) =>
      hashedOptions(creation, reading).map((value) => ({
        path: `new ${reading.program.slice(creation.node.callee ?? creation.node)}`,
        start: value.start,
        end: value.end,
        say: SAY_FULLHASH,
        edits: () => toFullhash(value, reading.program),
      })),
    ),
};

const withoutOption =
  (key: string) =>
  (creation: Creation, { program }: Reading): Edit[] | null => {
    const owner = firstObject(creation);
    const node = owner && propertyOf(owner, key);
    return node ? remove({ node, owner }, program) : null;
  };

export const PLUGIN_RULES: readonly Rule[] = [
  pluginRule({
    step: 'id-plugins',
    effect: 'stops',
    module: 'webpack',
    names: ['NamedModulesPlugin', 'NamedChunksPlugin'],
    say: 'Delete the plugin: in development mode, such ids are the default.',
    edit: noArguments,
  }),
  pluginRule({
    step: 'id-plugins',
    effect: 'stops',
    module: 'webpack',
    names: ['HashedModuleIdsPlugin'],
    say: 'Delete it, because ids are stable in production mode; if you need its options, use `webpack.ids.HashedModuleIdsPlugin`.',
    edit: (creation, reading) =>
      creation.arguments.length === 0
        ? drop(creation, reading)
        : calledNow(creation, 'ids.HashedModuleIdsPlugin'),
  }),
  pluginRule({
    step: 'occurrence-order-plugins',
    effect: 'stops',
    module: 'webpack',
    names: [
      'optimize.OccurrenceOrderPlugin',
      'optimize.OccurrenceModuleOrderPlugin',
      'optimize.OccurrenceChunkOrderPlugin',
      'optimize.ChunkModuleIdRangePlugin',
    ],
    say: 'webpack 5 no longer has this plugin: delete it, or choose one from `webpack.ids`.',
    edit: (creation, reading) =>
      creation.name === 'optimize.OccurrenceOrderPlugin' ? drop(creation, reading) : null,
  }),
  pluginRule({
    step: 'single-entry-plugin',
    effect: 'warns',
    module: 'webpack',
    names: ['SingleEntryPlugin'],
    say: 'It is now called `webpack.EntryPlugin`.',
    edit: (creation) => calledNow(creation, 'EntryPlugin'),
  }),
  pluginRule({
    step: 'watch-ignore-plugin',
    effect: 'stops',
    module: 'webpack',
    names: ['WatchIgnorePlugin'],
    when: ({ arguments: [first] }) =>
      first !== undefined && unwrap(first).type === 'ArrayExpression',
    say: 'It takes an object: `{ paths: […] }`.',
    edit: ({ arguments: [first] }, { program }) =>
      first
        ? [{ start: first.start, end: first.end, text: `{ paths: ${program.slice(first)} }` }]
        : null,
  }),
  pluginRule({
    step: 'ignore-plugin',
    effect: 'stops',
    module: 'webpack',
    names: ['IgnorePlugin'],
    when: (creation, { program }) =>
      creation.arguments.length > 1 ||
      hasOption('checkContext')(creation) ||
      creation.arguments.some((each) => valuesOf(each, program).some(isPattern)),
    say: 'It takes an object: `{ resourceRegExp, contextRegExp }`, or one with `checkResource`.',
    edit: ({ arguments: args }, { program }) => {
      const [first, second] = args;
      if (
        !first ||
        ![first, second].every((each) => !each || unwrap(each).type === 'RegExpLiteral')
      )
        return null;
      const context = second ? `, contextRegExp: ${program.slice(second)}` : '';
      const text = `{ resourceRegExp: ${program.slice(first)}${context} }`;
      return [{ start: first.start, end: (second ?? first).end, text }];
    },
  }),
  pluginRule({
    step: 'devtool-line-to-line',
    effect: 'stops',
    module: 'webpack',
    names: ['SourceMapDevToolPlugin'],
    when: hasOption('lineToLine'),
    say: 'Delete `lineToLine`; `columns: false` maps lines only.',
    edit: withoutOption('lineToLine'),
  }),
  pluginRule({
    step: 'other-plugins',
    effect: 'stops',
    module: 'webpack',
    names: ['optimize.LimitChunkCountPlugin'],
    when: hasOption('minChunkSize'),
    say: '`minChunkSize` belongs to `webpack.optimize.MinChunkSizePlugin`.',
  }),
  pluginRule({
    step: 'other-plugins',
    effect: 'stops',
    module: 'webpack',
    names: [
      'CachePlugin',
      'ExtendedAPIPlugin',
      'NodeEnvironmentPlugin',
      'MemoryOutputFileSystem',
      'SetVarMainTemplatePlugin',
      'UmdMainTemplatePlugin',
    ],
    say: 'webpack 5 no longer exports it.',
  }),
  pluginRule({
    step: 'other-plugins',
    effect: 'warns',
    module: 'webpack',
    names: ['optimize.AggressiveSplittingPlugin', 'LibraryTemplatePlugin'],
    say: 'It still works, with a deprecation: use `optimization.splitChunks`, or `output.library`.',
  }),
  pluginRule({
    step: 'third-party-plugins',
    effect: 'stops',
    module: 'extract-text-webpack-plugin',
    say: 'It does not work with webpack 5: use `mini-css-extract-plugin`.',
  }),
  hashRule,
  pluginRule({
    step: 'hard-source',
    effect: 'stops',
    module: 'hard-source-webpack-plugin',
    names: [''],
    say: "webpack has a cache of its own: `cache: { type: 'filesystem' }`.",
    edit: (creation, reading) => instead(creation, reading, ['cache'], "{ type: 'filesystem' }"),
  }),
  pluginRule({
    step: 'hard-source',
    effect: 'stops',
    module: 'hard-source-webpack-plugin',
    names: ['ExcludeModulePlugin', 'ParallelModulePlugin', 'LoggerPlugin', 'SerializerPlugin'],
    say: 'Delete it together with `HardSourceWebpackPlugin`.',
    edit: drop,
  }),
  pluginRule({
    step: 'minimizers',
    effect: 'stops',
    module: 'uglifyjs-webpack-plugin',
    say: 'Use a minimizer that knows webpack 5, or leave `optimization.minimizer` to its default.',
  }),
  pluginRule({
    step: 'minimizers',
    effect: 'stops',
    module: 'optimize-css-assets-webpack-plugin',
    say: 'Use `css-minimizer-webpack-plugin`, which knows webpack 5.',
  }),
  pluginRule({
    step: 'minimizers',
    effect: 'stops',
    module: 'terser-webpack-plugin',
    when: hasOption('cache', 'sourceMap'),
    say: 'Its version for webpack 5 has neither `cache` nor `sourceMap`: delete them.',
    edit: (creation, { program }) => {
      const owner = firstObject(creation);
      const found = ['cache', 'sourceMap'].flatMap(
        (key) => (owner && propertyOf(owner, key)) || [],
      );
      const all = owner && propertyNames(owner);
      const [first] = found;
      return first && all ? remove({ node: first, owner }, program) : null;
    },
  }),
  pluginRule({
    step: 'clean-webpack-plugin',
    effect: 'works',
    module: 'clean-webpack-plugin',
    say: 'webpack does this itself: `output.clean: true`.',
    edit: (creation, reading) => instead(creation, reading, ['output', 'clean'], 'true'),
  }),
];
