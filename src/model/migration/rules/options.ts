// Options of webpack 4 that webpack 5 refuses, warns about or calls something else.
import { add, isClosed, mayHide, quote, remove, rename, replace } from '../edits.ts';
import type { Edit } from '../finding.ts';
import type { Program } from '../program.ts';
import type { Kind, Reading, Slot } from '../reading.ts';
import {
  isFunction,
  literalIn,
  propertyOf,
  type SyntaxNode,
  stringIn,
  unwrap,
  valueAt,
  valueIn,
} from '../syntax.ts';
import { isOnlyFor, isUsedOnce, literalOf, valuesOf } from '../values.ts';
import { hashedIn, SAY_FULLHASH, toFullhash } from './hash.ts';
import { libraryRule } from './library.ts';
import { optionRule, type Rule } from './rule.ts';

const literal = ({ value }: Slot): string | number | boolean | undefined => literalIn(value);
const isTrue = (slot: Slot): boolean => literal(slot) === true;
const isFalse = (slot: Slot): boolean => literal(slot) === false;
const drop = (slot: Slot, { program }: Reading): Edit[] | null => remove(slot, program);

const renamed = (step: string, kind: Kind, from: string, to: string): Rule =>
  optionRule({
    step,
    effect: 'stops',
    in: kind,
    keys: [from],
    say: `It is now called \`${kind}.${to}\`.`,
    edit: (slot, { program }) => rename(slot, to, program),
  });

/** Another option of the same object says it; what is there already wins. */
function becomes(slot: Slot, key: string, value: string, { program }: Reading): Edit[] | null {
  const isTaken = slot.owner !== null && propertyOf(slot.owner, key) !== null;
  return isTaken ? remove(slot, program) : replace(slot, key, value, program);
}

const STILL_NODE = new Set(['__dirname', '__filename', 'global']);
const GLOBALS = ['process', 'Buffer', 'setImmediate', 'console'];

const nodeRules: Rule[] = [
  optionRule({
    step: 'node-options',
    effect: 'stops',
    in: 'node',
    when: ({ key }) => !STILL_NODE.has(key) && !GLOBALS.includes(key),
    say: ({ key, value }) =>
      literalIn(value) === 'empty'
        ? `For an empty module, write \`resolve.fallback: { ${/^\w+$/.test(key) ? key : quote(key)}: false }\`.`
        : 'webpack 5 has no replacements for modules of Node.js: set `resolve.fallback` to a package, or to `false`.',
    edit: toFallback,
  }),
  optionRule({
    step: 'node-process-buffer',
    effect: 'stops',
    in: 'node',
    keys: GLOBALS,
    say: (slot) =>
      isUnset(slot)
        ? 'webpack 5 does not add this global, so there is nothing to turn off.'
        : 'webpack 5 does not add this global: use `ProvidePlugin` with a package that you install.',
    edit: (slot, reading) => (isUnset(slot) ? drop(slot, reading) : null),
  }),
];

const isUnset = ({ value }: Slot): boolean => [false, 'empty'].includes(literalIn(value) as string);

/** `false` in `resolve.fallback`; what stands there already is kept. */
function toFallback(slot: Slot, { program }: Reading): Edit[] | null {
  if (literalIn(slot.value) !== 'empty' || slot.owner === null) return null;
  const holder = program.parentOf(slot.owner);
  const configuration = holder?.type === 'ObjectProperty' ? program.parentOf(holder) : null;
  const removed = drop(slot, { program } as Reading);
  if (configuration?.type !== 'ObjectExpression' || !removed) return null;
  const resolve = valueAt(configuration, 'resolve');
  if (mayHide(configuration, 'resolve', program)) return null;
  if (resolve && (resolve.type !== 'ObjectExpression' || !isClosed(resolve))) return null;
  const fallback = resolve && valueAt(resolve, 'fallback');
  if (fallback?.type === 'ObjectExpression' && propertyOf(fallback, slot.key)) return removed;
  const added = add(configuration, ['resolve', 'fallback', slot.key], 'false', program);
  if (added === null) return null;
  const isLast = slot.owner.properties?.length === 1;
  // The whole of `node` makes way for it, on its line.
  const [whole] = removed;
  if (isLast && resolve === null && holder && whole && whole.start <= holder.start) {
    const key = /^\w+$/.test(slot.key) ? slot.key : quote(slot.key);
    return [
      { start: holder.start, end: holder.end, text: `resolve: { fallback: { ${key}: false } }` },
    ];
  }
  return [...added, ...removed];
}

const HASH = {
  when: ({ value }: Slot, { program }: Reading): boolean => hashedIn(value, program).length > 0,
  at: ({ value }: Slot, { program }: Reading) => hashedIn(value, program)[0]?.node,
  say: SAY_FULLHASH,
  edit: ({ value }: Slot, { program }: Reading) => toFullhash(value, program),
};

const outputRules: Rule[] = [
  renamed('jsonp-function', 'output', 'jsonpFunction', 'chunkLoadingGlobal'),
  renamed('hot-update-function', 'output', 'hotUpdateFunction', 'hotUpdateGlobal'),
  renamed('chunk-callback-name', 'output', 'chunkCallbackName', 'chunkLoadingGlobal'),
  renamed('jsonp-script-type', 'output', 'jsonpScriptType', 'scriptType'),
  optionRule({
    step: 'future-emit-assets',
    effect: 'stops',
    in: 'output',
    keys: ['futureEmitAssets'],
    say: 'webpack 5 always does this: delete the option.',
    edit: drop,
  }),
  optionRule({
    step: 'devtool-line-to-line',
    effect: 'stops',
    in: 'output',
    keys: ['devtoolLineToLine'],
    say: 'Delete it; a `devtool` with `cheap` maps lines only.',
    edit: drop,
  }),
  optionRule({
    step: 'hot-update-main-filename',
    effect: 'stops',
    in: 'output',
    keys: ['hotUpdateMainFilename'],
    when: ({ value }) => isFunction(unwrap(value)),
    say: 'webpack 5 accepts only a string here.',
  }),
  optionRule({
    step: 'ecma-version',
    effect: 'stops',
    in: 'output',
    keys: ['ecmaVersion'],
    say: 'What generated code may use follows from `target` and `output.environment`.',
  }),
  optionRule({
    step: 'hash-placeholder',
    effect: 'warns',
    in: 'output',
    keys: [
      'filename',
      'chunkFilename',
      'hotUpdateChunkFilename',
      'hotUpdateMainFilename',
      'sourceMapFilename',
      'publicPath',
      'path',
      'library',
    ],
    ...HASH,
  }),
  optionRule({
    step: 'hash-placeholder',
    effect: 'warns',
    in: 'cacheGroup',
    keys: ['filename'],
    ...HASH,
  }),
  libraryRule,
];

const optimizationRules: Rule[] = [
  optionRule({
    step: 'module-ids',
    effect: 'stops',
    in: 'optimization',
    keys: ['namedModules', 'hashedModuleIds'],
    say: ({ key, value }) => {
      const now = key === 'namedModules' ? 'named' : 'deterministic';
      return literalIn(value) === false
        ? 'webpack 5 no longer has this option: delete it.'
        : `Write \`optimization.moduleIds: '${now}'\`.`;
    },
    edit: (slot, reading) => {
      const now = slot.key === 'namedModules' ? 'named' : 'deterministic';
      if (isTrue(slot)) return becomes(slot, 'moduleIds', quote(now), reading);
      return isFalse(slot) ? drop(slot, reading) : null;
    },
  }),
  optionRule({
    step: 'module-ids',
    effect: 'stops',
    in: 'optimization',
    keys: ['moduleIds'],
    when: (slot) => literal(slot) === 'total-size',
    say: "For modules, this order is now called `'size'`.",
    edit: ({ value }) => [{ start: value.start, end: value.end, text: "'size'" }],
  }),
  optionRule({
    step: 'module-ids-hashed',
    effect: 'warns',
    in: 'optimization',
    keys: ['moduleIds'],
    when: (slot) => literal(slot) === 'hashed',
    say: "Write `'deterministic'`, which gives shorter ids that are as stable.",
    edit: ({ value }) => [{ start: value.start, end: value.end, text: "'deterministic'" }],
  }),
  optionRule({
    step: 'named-chunks',
    effect: 'stops',
    in: 'optimization',
    keys: ['namedChunks'],
    say: "Write `optimization.chunkIds: 'named'`, or delete it where it is `false`.",
    edit: (slot, reading) => {
      if (isTrue(slot)) return becomes(slot, 'chunkIds', "'named'", reading);
      return isFalse(slot) ? drop(slot, reading) : null;
    },
  }),
  optionRule({
    step: 'occurrence-order',
    effect: 'stops',
    in: 'optimization',
    keys: ['occurrenceOrder'],
    say: 'webpack 5 no longer has this option: delete it.',
    edit: drop,
  }),
  optionRule({
    step: 'no-emit-on-errors',
    effect: 'warns',
    in: 'optimization',
    keys: ['noEmitOnErrors'],
    say: 'Write `optimization.emitOnErrors` with the opposite value.',
    edit: (slot, reading) => {
      const value = unwrap(slot.value);
      const now = literalIn(value);
      if (typeof now === 'boolean') return becomes(slot, 'emitOnErrors', String(!now), reading);
      const isShort = /^(?:Unary|Member)Expression$|^Identifier$/.test(value.type);
      const source = reading.program.slice(value);
      return becomes(slot, 'emitOnErrors', isShort ? `!${source}` : `!(${source})`, reading);
    },
  }),
  optionRule({
    step: 'split-chunks-name',
    effect: 'stops',
    in: ['splitChunks', 'cacheGroup'],
    keys: ['name'],
    when: isTrue,
    say: '`true` is no longer accepted: delete the option, or choose names with a string or a function.',
    edit: drop,
  }),
  optionRule({
    step: 'split-chunks-automatic-name',
    effect: 'stops',
    in: ['splitChunks', 'cacheGroup'],
    keys: ['automaticNameMaxLength'],
    say: 'webpack 5 shortens names by itself: delete the option.',
    edit: drop,
  }),
  optionRule({
    step: 'split-chunks-automatic-name',
    effect: 'stops',
    in: 'cacheGroup',
    keys: ['automaticNamePrefix'],
    say: 'It is now called `idHint`.',
    edit: (slot, { program }) => rename(slot, 'idHint', program),
  }),
  optionRule({
    step: 'cache-groups-vendors',
    effect: 'works',
    in: 'cacheGroups',
    keys: ['vendors'],
    when: (slot) => isFalse(slot) || isPartOfDefault(slot.value),
    say: 'The default group is now called `defaultVendors`, so this no longer changes it.',
    edit: (slot, { program }) => rename(slot, 'defaultVendors', program),
  }),
];

/** A group of one's own says which modules it takes. */
function isPartOfDefault(value: SyntaxNode): boolean {
  const object = unwrap(value);
  return object.type === 'ObjectExpression' && isClosed(object) && !propertyOf(object, 'test');
}

const DEVTOOL =
  /^(?:inline-|hidden-|eval-)?(?:nosources-)?(?:cheap-(?:module-)?)?source-map(?:-debugids)?(?:-scopes)?$/;
const DEVTOOL_WORDS =
  /^(?:[#@]{1,2})?((?:inline|hidden|eval|nosources|cheap|module|source-?map)(?:-(?:inline|hidden|eval|nosources|cheap|module|source-?map))*)$/;

/** The same words in the order that webpack 5 wants; null for what is none of them. */
function devtoolNow(old: string): string | null {
  if (old === '' || old === 'none') return 'false';
  const [, words] = DEVTOOL_WORDS.exec(old) ?? [];
  if (words === undefined) return null;
  const has = (word: string): boolean => words.includes(word);
  if (!/source-?map/.test(words)) return has('eval') ? "'eval'" : null;
  const first = ['eval', 'inline', 'hidden'].find(has);
  const parts = [first, has('nosources') && 'nosources', has('cheap') && 'cheap'];
  return quote(
    [...parts, has('cheap') && has('module') && 'module', 'source-map'].filter(Boolean).join('-'),
  );
}

const configurationRules: Rule[] = [
  optionRule({
    step: 'devtool',
    effect: 'stops',
    in: 'configuration',
    keys: ['devtool'],
    when: ({ value }, { program }) => devtoolsIn(value, program).length > 0,
    at: ({ value }, { program }) => devtoolsIn(value, program)[0],
    say: ({ value }, { program }) => {
      const [old] = devtoolsIn(value, program);
      const now = old && devtoolNow(String(literalIn(old)));
      return now
        ? `webpack 5 accepts the words in one order only: \`${now}\`.`
        : 'webpack 5 does not accept this value: choose one from the list in its message.';
    },
    edit: ({ value }, { program }) => {
      const all = devtoolsIn(value, program);
      if (!all.every((old) => isOnlyFor(old, value, program))) return null;
      const edits = all.map((old) => ({
        start: old.start,
        end: old.end,
        text: devtoolNow(String(literalIn(old))) ?? '',
      }));
      return edits.every(({ text }) => text !== '') ? edits : null;
    },
  }),
  optionRule({
    step: 'target-function',
    effect: 'stops',
    in: 'configuration',
    keys: ['target'],
    when: ({ value }, { program }) => valuesOf(value, program).some(isFunction),
    say: 'Write `target: false`, and apply what the function applied in a plugin.',
  }),
  optionRule({
    step: 'serve-option',
    effect: 'stops',
    in: 'configuration',
    keys: ['serve'],
    when: ({ value }) => unwrap(value).type === 'ObjectExpression',
    say: '`webpack-serve` is gone: write its options for `devServer`.',
  }),
  optionRule({
    step: 'cache-object',
    effect: 'stops',
    in: 'configuration',
    keys: ['cache'],
    when: ({ value }, { program }) => {
      const object = literalOf(value, program) ?? unwrap(value);
      const isKnown = object.type === 'ObjectExpression' && isClosed(object);
      return isKnown && !propertyOf(object, 'type');
    },
    say: 'An object needs a `type`; write `true` for the cache in memory.',
    edit: ({ value }) => {
      const { start, end, properties, type } = unwrap(value);
      return type === 'ObjectExpression' && properties?.length === 0
        ? [{ start, end, text: 'true' }]
        : null;
    },
  }),
  optionRule({
    step: 'watch-options-ignored',
    effect: 'stops',
    in: 'watchOptions',
    keys: ['ignored'],
    when: ({ value }, { program }) => valuesOf(value, program).some(isOldIgnored),
    at: ({ value }, { program }) => valuesOf(value, program).find(isOldIgnored),
    say: 'It takes globs, a list of them, or one regular expression.',
  }),
  optionRule({
    step: 'empty-entry',
    effect: 'stops',
    in: 'configuration',
    keys: ['entry'],
    when: ({ value }) =>
      unwrap(value).type === 'ArrayExpression' && unwrap(value).elements?.length === 0,
    say: 'A list of entries must not be empty; `entry: {}` may be.',
  }),
  {
    step: 'externals-function',
    about: 'externals',
    effect: 'warns',
    find: ({ slots, program }) =>
      slots
        .filter(({ kind, key }) => kind === 'configuration' && key === 'externals')
        .flatMap(({ path, value }) =>
          externalsIn(value, program).map((fn) => {
            const say =
              'Such a function gets an object first: `({ context, request }, callback) => …`.';
            return {
              path,
              start: fn.start,
              end: fn.params?.at(-1)?.end ?? fn.end,
              say,
              edits: () => {
                const edit = isUsedOnce(fn, program) ? oneParameter(fn) : null;
                return edit && [edit];
              },
            };
          }),
        ),
  },
  optionRule({
    step: 'stats-max-modules',
    effect: 'stops',
    in: 'stats',
    keys: ['maxModules'],
    say: 'Use `stats.modulesSpace` to limit the rows of modules.',
    edit: (slot, { program }) =>
      typeof literal(slot) === 'number' ? rename(slot, 'modulesSpace', program) : null,
  }),
  optionRule({
    step: 'warnings-filter',
    effect: 'warns',
    in: 'stats',
    keys: ['warningsFilter'],
    say: 'Write `ignoreWarnings`, an option of the configuration itself.',
    edit: toIgnoreWarnings,
  }),
  optionRule({
    step: 'resolve-options',
    effect: 'stops',
    in: 'resolve',
    keys: ['concord', 'ignoreRootsErrors', 'enforceModuleExtension', 'moduleExtensions'],
    say: ({ key }) =>
      key === 'moduleExtensions'
        ? 'webpack 5 no longer has this option: write the full names of loaders.'
        : 'webpack 5 no longer has this option: delete it.',
    edit: (slot, reading) => {
      const isSafe = ['concord', 'ignoreRootsErrors'].includes(slot.key) || isFalse(slot);
      return isSafe ? drop(slot, reading) : null;
    },
  }),
];

/** Strings that webpack 5 refuses, in both halves of a condition; `true` too. */
const devtoolsIn = (value: SyntaxNode, program: Program): SyntaxNode[] =>
  valuesOf(value, program).filter((node) => {
    if (node.type === 'BooleanLiteral') return node.value === true;
    const text = stringIn(node);
    return text !== null && text !== 'eval' && !DEVTOOL.test(text);
  });

function isOldIgnored(ignored: SyntaxNode): boolean {
  const isList = ignored.type === 'ArrayExpression';
  const hasPattern = (ignored.elements ?? []).some((each) => each?.type === 'RegExpLiteral');
  return isFunction(ignored) || (isList && hasPattern);
}

/** Functions with a context, a request and a callback, alone or in a list. */
const externalsIn = (value: SyntaxNode, program: Program): SyntaxNode[] =>
  valuesOf(value, program)
    .flatMap((node) => (node.type === 'ArrayExpression' ? (node.elements ?? []) : node))
    .flatMap((each) => (each ? valuesOf(each, program) : []))
    .filter((node) => isFunction(node) && node.params?.length === 3);

function oneParameter({ params = [] }: SyntaxNode): Edit | null {
  const [context, request] = params;
  if (context?.type !== 'Identifier' || request?.type !== 'Identifier') return null;
  if (context.typeAnnotation || request.typeAnnotation) return null;
  const named = (key: string, { name }: SyntaxNode): string =>
    name === key ? key : `${key}: ${name}`;
  const text = `{ ${named('context', context)}, ${named('request', request)} }`;
  return { start: context.start, end: request.end, text };
}

function toIgnoreWarnings(slot: Slot, reading: Reading): Edit[] | null {
  const { program } = reading;
  const value = unwrap(slot.value);
  const all = value.type === 'ArrayExpression' ? (value.elements ?? []) : [value];
  if (all.length === 0 || !all.every((each) => each?.type === 'RegExpLiteral')) return null;
  const holder = slot.owner && program.parentOf(slot.owner);
  const configuration = holder && program.parentOf(holder);
  if (configuration?.type !== 'ObjectExpression' || valueAt(configuration, 'stats') !== slot.owner)
    return null;
  const source = program.slice(value);
  const list = value.type === 'ArrayExpression' ? source : `[${source}]`;
  const added = add(configuration, ['ignoreWarnings'], list, program);
  const removed = drop(slot, reading);
  if (!added || !removed) return null;
  if (holder && valueIn(holder) === slot.owner && slot.owner?.properties?.length === 1) {
    return [{ start: holder.start, end: holder.end, text: `ignoreWarnings: ${list}` }];
  }
  return [...added, ...removed];
}

export const OPTION_RULES: readonly Rule[] = [
  ...configurationRules,
  ...nodeRules,
  ...outputRules,
  ...optimizationRules,
];
