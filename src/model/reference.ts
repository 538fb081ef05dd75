// The facts of the pinned packages that pages attach prose to: one flat shape for options, hooks, members and flags.

/** Every set whose coverage is reported, in the order of the report. */
export const REFERENCE_SETS = [
  'options',
  'plugin-options',
  'hooks',
  'compiler',
  'compilation',
  'loader-context',
  'stats',
  'cli',
  'cli-arguments',
  'dev-server',
  'dev-middleware',
  'variables',
  'import-meta',
  'commonjs',
  'magic-comments',
  'classes',
] as const;

/** What readers see a set called. */
export const SET_TITLES: Record<(typeof REFERENCE_SETS)[number], string> = {
  options: 'Options',
  'plugin-options': 'Options of plugins',
  hooks: 'Hooks',
  compiler: 'Members of the compiler',
  compilation: 'Members of the compilation',
  'loader-context': 'Members of the loader context',
  stats: 'Fields of the stats data',
  cli: 'Commands and flags of webpack-cli',
  'cli-arguments': 'Flags that set options',
  'dev-server': 'Options of webpack-dev-server',
  'dev-middleware': 'Options of webpack-dev-middleware',
  variables: 'Module variables',
  'import-meta': 'Members of import.meta',
  commonjs: 'Members of require and module',
  'magic-comments': 'Magic comments',
  classes: 'Exported plugin classes',
};

export type ReferenceSet = (typeof REFERENCE_SETS)[number];

export const MODES = ['production', 'development', 'none'] as const;
export const TARGETS = ['web', 'node', 'webworker', 'browserslist'] as const;
export type Mode = (typeof MODES)[number];
export type Target = (typeof TARGETS)[number];

/** A value and where it holds; `null` means in every mode or for every target. */
export interface DefaultCase {
  modes: Mode[] | null;
  targets: Target[] | null;
  /** JavaScript source of the value, or a few words where it has none. */
  value: string;
  /** False when `value` is words ("the name in package.json") and not code. */
  code: boolean;
}

/** Read top to bottom, the first case that fits holds; the last one fits everything. */
export type DefaultStatement = DefaultCase[];

export interface Parameter {
  name: string;
  type: string;
}

export interface ReferenceRecord {
  set: ReferenceSet;
  /**
   * Unique in its set, as authors write it: `output.filename`, `BannerPlugin.banner`,
   * `Compiler.emit`, `NormalModule.getCompilationHooks.loader`, `compilation.emitAsset`, `this.addDependency`,
   * `StatsAsset.name`, `--output-path`, `devServer.client.overlay`, `__webpack_hash__`.
   */
  name: string;
  /** One line in TypeScript's notation; empty where there is none. */
  type: string;
  /** The literals of a closed list, as source text; empty if it is open. */
  values: string[];
  default: DefaultStatement | null;
  required: boolean;
  /** First release with it: "5.108.0". "5.0.0" means 5.0 or earlier and is not shown. Null when nothing tells. */
  since: string | null;
  /**
   * First releases of the values that are newer than the record. A value is a literal as in `type`,
   * or its kind: `string`, `object`, `function`, `array`; with `[]` behind it, an item of the array.
   */
  valuesSince: Readonly<Record<string, string>>;
  deprecated: boolean;
  experimental: boolean;
  /** Flag of webpack's command line that sets it: `--output-path`. */
  flag: string | null;
  /** Tapable class of a hook, read from the running object. */
  kind: string | null;
  /** Arguments of a hook's tap or of a method. */
  parameters: Parameter[];
  /** Type of what a hook takes from a tap; empty where it takes nothing. */
  returns: string;
  /** What the package says itself: for writers' eyes, never printed. */
  source: string;
}

/** Names are unique in their set only. */
export const recordKey = ({ set, name }: Pick<ReferenceRecord, 'set' | 'name'>): string =>
  `${set} ${name}`;

/** Targets whose defaults are compared on the page about `target`, in the order of its columns. */
export const PLATFORMS = [
  'web',
  'webworker',
  'node',
  'async-node',
  'electron-main',
  'electron-preload',
  'electron-renderer',
  'nwjs',
  'deno',
  'bun',
  'universal',
] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Of an option whose default is not the same for all platforms: each value, and where webpack sets it. */
export interface PlatformDefault {
  name: string;
  values: { value: string; code: boolean; platforms: Platform[] }[];
}

/** What can run code and has versions that `target` may name. */
export const ENGINES = ['ECMAScript', 'Node.js', 'Chrome', 'Firefox', 'Safari'] as const;
export type Engine = (typeof ENGINES)[number];

/** A feature of `output.environment` and the first version with it, by what webpack assumes. */
export interface FeatureSupport {
  name: string;
  /** Null where webpack assumes it of no version, `any` where of all of them. */
  from: Record<Engine, string | null>;
}

/** What makes webpack apply a plugin: an option with a value, another plugin, a flag. */
export interface Cause {
  /** Of the record. */
  name: string;
  /** As readers write it: `output.clean: true`. */
  text: string;
}

/** An exported plugin, and whether webpack applies it without being told to. */
export interface AppliedPlugin {
  /** As in its record: `webpack.CleanPlugin`. */
  name: string;
  /** In which it is applied by default. */
  modes: Mode[];
  by: Cause[];
  unless: Cause[];
}

/** What a flag of the command line sets, for the table of all of them. */
export interface FlagTarget {
  /** As in its record: `--output-filename`. */
  name: string;
  /** Of the configuration, as the schema has it, without the signs of lists: `module.parser.javascript/auto.url`. */
  path: string;
  /** The option whose entry explains it; null where none does. */
  option: string | null;
  /** It takes no value and only empties a list. */
  resets: boolean;
}

/** A type that signatures of the plugin API name, as webpack declares it. */
export interface DeclaredType {
  name: string;
  /** `abstract class Module extends DependenciesBlock` */
  head: string;
  /** Its own members, or what it is another name for, a line each. */
  lines: string[];
}

export interface Reference {
  /** Exact versions of the packages the records were read from. */
  versions: Record<string, string>;
  records: ReferenceRecord[];
  platformDefaults: PlatformDefault[];
  featureSupport: FeatureSupport[];
  appliedPlugins: AppliedPlugin[];
  flagTargets: FlagTarget[];
  types: DeclaredType[];
  /** Names of syntax nodes, which webpack's declarations take from the package `estree`. */
  syntaxTypes: string[];
}

/** Where a page gives a record its home anchor. */
export interface Documented {
  set: ReferenceSet;
  name: string;
  id: string;
  line: number;
  /** Why its entry shows no example. */
  noExample?: string | undefined;
}
