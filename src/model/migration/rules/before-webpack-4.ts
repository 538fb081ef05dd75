// What webpack 4 refused already: such a configuration is for webpack 1 to 3, and other pages lead it to webpack 4.
import type { Found } from '../finding.ts';
import type { Reading, Slot } from '../reading.ts';
import { type SyntaxNode, stringIn, unwrap } from '../syntax.ts';
import { pluginRule } from './plugins.ts';
import { optionRule, type Rule } from './rule.ts';

const STEP = 'before-webpack-4';

const elements = (value: SyntaxNode): SyntaxNode[] => {
  const list = unwrap(value);
  return list.type === 'ArrayExpression' ? (list.elements ?? []).flatMap((one) => one ?? []) : [];
};

/** A list of folders; in webpack 5 `fallback` has objects. */
function isFolder(value: SyntaxNode, { program }: Reading): boolean {
  if (stringIn(value) !== null) return true;
  const { type, callee } = unwrap(value);
  return (
    type === 'CallExpression' && /^path\.(?:resolve|join)$/.test(program.slice(callee ?? value))
  );
}

/** Written without `-loader`, which `resolveLoader` can complete. */
const SHORT_NAMES = new Set(
  'babel coffee css eslint exports expose file html imports jade jshint json less postcss raw sass script style ts url'.split(
    ' ',
  ),
);

export const OLDER_RULES: readonly Rule[] = [
  optionRule({
    step: STEP,
    effect: 'stops',
    in: 'module',
    keys: ['loaders', 'preLoaders', 'postLoaders'],
    say: ({ key }) =>
      key === 'loaders'
        ? 'It is called `module.rules` since webpack 2, and webpack 4 stopped accepting the old name.'
        : `Since webpack 2, such a rule is in \`module.rules\`, with \`enforce: '${key.replace('Loaders', '')}'\`.`,
  }),
  optionRule({
    step: STEP,
    effect: 'stops',
    in: 'resolve',
    keys: ['root', 'modulesDirectories'],
    say: 'Since webpack 2, `resolve.modules` has all folders.',
  }),
  optionRule({
    step: STEP,
    effect: 'stops',
    in: 'resolve',
    keys: ['fallback'],
    when: ({ value }, reading) =>
      isFolder(value, reading) || elements(value).some((one) => isFolder(one, reading)),
    say: 'Since webpack 2, folders belong to `resolve.modules`; `fallback` means something else in webpack 5.',
  }),
  optionRule({
    step: STEP,
    effect: 'stops',
    in: 'resolve',
    keys: ['extensions'],
    when: ({ value }: Slot) => elements(value).some((one) => stringIn(one) === ''),
    say: 'Since webpack 2, the list must not have an empty string.',
  }),
  optionRule({
    step: STEP,
    effect: 'stops',
    in: 'configuration',
    keys: ['debug', 'postcss', 'sassLoader', 'lessLoader', 'eslint', 'jshint', 'babel'],
    say: ({ key }) =>
      key === 'debug'
        ? 'webpack 2 removed it: `LoaderOptionsPlugin` sets it for loaders that still read it.'
        : 'Since webpack 2, the configuration has no options of loaders: they belong to their rule.',
  }),
  pluginRule({
    step: STEP,
    effect: 'stops',
    module: 'webpack',
    names: ['optimize.CommonsChunkPlugin'],
    say: 'webpack 4 removed it: use `optimization.splitChunks`.',
  }),
  pluginRule({
    step: STEP,
    effect: 'stops',
    module: 'webpack',
    names: ['optimize.UglifyJsPlugin'],
    say: 'webpack 4 removed it: production mode minimizes.',
  }),
  pluginRule({
    step: STEP,
    effect: 'stops',
    module: 'webpack',
    names: [
      'optimize.DedupePlugin',
      'optimize.OccurenceOrderPlugin',
      'NoErrorsPlugin',
      'ResolverPlugin',
      'OldWatchingPlugin',
    ],
    say: 'webpack 4 no longer has it: what it did is a default or an option now.',
  }),
  {
    step: STEP,
    about: 'loaders without -loader',
    effect: 'stops',
    find: (reading): Found[] =>
      reading.slots.some(({ path }) => path.startsWith('resolveLoader.'))
        ? []
        : reading.loaders
            .filter(({ name }) => SHORT_NAMES.has(name))
            .map(({ name, node }) => ({
              path: name,
              start: node.start,
              end: node.end,
              say: `Since webpack 2, the name must be complete: \`${name}-loader\`.`,
              edits: () => null,
            })),
  },
];
