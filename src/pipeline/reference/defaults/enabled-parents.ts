// Says what a configuration must contain before the fields below an option have defaults at all.
import type { Options } from './run-webpack.ts';

interface EnabledParent {
  /** The options at this path and below are read with `config`. */
  path: string;
  config: Options;
  /** Where webpack keeps the options of `path`, if it moves them. */
  readAt?: string;
  why: string;
}

/**
 * A field's default is what webpack fills in when the object around it is there but empty, so every
 * parent is set to `{}` unless it is named here. Several entries for one path are tried in order.
 */
export const ENABLED_PARENTS: readonly EnabledParent[] = [
  {
    path: 'cache',
    config: { cache: {} },
    why: 'the cache is off outside development; an empty object is the cache in memory',
  },
  {
    path: 'cache',
    config: { cache: { type: 'filesystem' } },
    why: 'the other fields are read only by the cache on disk, which is never the default',
  },
  {
    path: 'entry.*',
    config: { entry: { main: {} } },
    readAt: 'entry.main',
    why: 'the keys of `entry` are names of the reader; one is needed to see what an entry gets',
  },
  {
    path: 'experiments.buildHttp',
    config: { experiments: { buildHttp: { allowedUris: [] } } },
    why: 'off by default, and it cannot be on without a list of addresses',
  },
  {
    path: 'optimization.minimize',
    config: { optimization: { minimize: {} } },
    readAt: 'optimization.minimizeOptions',
    why: 'webpack moves the object to `optimization.minimizeOptions` and leaves `true` behind',
  },
];

/** Their values are made of the options below them, which state their own; an object for `output.library` must name its type. */
export const WITHOUT_VALUE = [
  'infrastructureLogging',
  'loader',
  'module.generator',
  'module.parser',
  'output.library.type',
  'resolve',
  'stats',
];

/** Old names of `module.parser.javascript` options: webpack copies them there before it fills in. */
const MOVED_TO_PARSER =
  /^module\.((?:unknown|expr|wrapped)Context(?:Request|RegExp|Recursive|Critical)|strictExportPresence|strictThisContextOnImports)$/;

/** Where webpack keeps the value of an option that it renames. */
export function keptAt(name: string): string {
  return name.replace(MOVED_TO_PARSER, 'module.parser.javascript.$1');
}

/**
 * Below these webpack fills in nothing: each is a list or a map with the reader's own keys, and
 * `runtimeChunk` without a name becomes a function that gives none.
 */
export const WITHOUT_FIELDS =
  /^(devServer|dotenv|externals|extends|ignoreWarnings|module\.rules|optimization\.runtimeChunk|output\.copy|plugins|devtool)\.|\.urlHints\.|\.\*\./;
