// The components an author may write, what each takes and which reference records it can show.
import type { ReferenceSet } from '../../../model/reference.ts';

export interface Component {
  kind:
    | 'plate'
    | 'table'
    | 'report'
    | 'cards'
    | 'notices'
    | 'data'
    | 'pages'
    | 'graph'
    | 'drawing'
    | 'search'
    | 'letters'
    | 'offline'
    | 'download'
    | 'computed'
    | 'types'
    | 'flags'
    | 'message'
    | 'checker'
    | 'include'
    | 'vocabulary';
  /** What a reader gets: a clause of the tables in the Writer's Guide, without its period. */
  what: string;
  /** What each takes, in the order in which their values, joined by dots, name the record. */
  attributes: Readonly<Record<string, string>>;
  /** May be left out. */
  optional?: readonly string[];
  sets: readonly ReferenceSet[];
  example: string;
  /** Of a plate: the whole page is about the record, so the heading above it may say something else. */
  anyHeading?: true;
  /** Of a table: what its first column holds. */
  head?: string;
}

const OPTIONS = ['options', 'dev-server', 'dev-middleware'] as const;
const MEMBERS = [
  'compiler',
  'compilation',
  'loader-context',
  'stats',
  'variables',
  'import-meta',
  'commonjs',
  'magic-comments',
  'classes',
] as const;

export const COMPONENTS: Readonly<Record<string, Component>> = {
  Option: {
    kind: 'plate',
    what: 'Type, default, first release and flag of an option of webpack or of the dev server',
    attributes: { path: 'the option' },
    sets: OPTIONS,
    example: '<Option path="output.filename" />',
  },
  PluginOption: {
    kind: 'plate',
    what: 'The same of an option that a plugin takes',
    attributes: { plugin: 'its class', name: 'the option' },
    sets: ['plugin-options'],
    example: '<PluginOption plugin="BannerPlugin" name="banner" />',
  },
  Plugin: {
    kind: 'plate',
    what: 'Since when webpack has a plugin, and which options make webpack apply it',
    attributes: { path: 'its class, as `webpack` exports it' },
    sets: ['classes'],
    anyHeading: true,
    example: '<Plugin path="webpack.BannerPlugin" />',
  },
  Hook: {
    kind: 'plate',
    what: 'Kind, parameters and first release of a hook',
    attributes: { owner: 'the class that has it', name: 'the hook' },
    sets: ['hooks'],
    example: '<Hook owner="Compiler" name="emit" />',
  },
  Member: {
    kind: 'plate',
    what: "Signature of a method or property of the compiler, of a compilation, of a loader's `this` and of other objects",
    attributes: { of: 'the object that has it', name: 'the member' },
    optional: ['of'],
    sets: MEMBERS,
    example: '<Member of="this" name="addDependency" />',
  },
  Flag: {
    kind: 'plate',
    what: 'What a flag of the command line takes',
    attributes: { name: 'the flag' },
    sets: ['cli', 'cli-arguments'],
    example: '<Flag name="--mode" />',
  },
  FlagTable: {
    kind: 'flags',
    what: 'A row for each flag that sets an option below another one',
    attributes: {
      of: 'the option that theirs are below; without it the table has all that no other table of the page has',
    },
    optional: ['of'],
    sets: ['cli-arguments'],
    example: '<FlagTable of="output" />',
  },
  FlagFilter: {
    kind: 'flags',
    what: 'The field above the tables of flags in which a reader types a part of a name',
    attributes: {},
    sets: [],
    example: '<FlagFilter />',
  },
  OptionTable: {
    kind: 'table',
    what: 'One table for a family of options, made of the list right below it',
    attributes: { path: 'the option that has them all' },
    sets: OPTIONS,
    example: '<OptionTable path="output.environment" />',
    head: 'Option',
  },
  PluginOptionTable: {
    kind: 'table',
    what: 'One table for the options of a plugin, made of the list right below it',
    attributes: { plugin: 'the class' },
    sets: ['plugin-options'],
    example: '<PluginOptionTable plugin="BannerPlugin" />',
    head: 'Option',
  },
  HookTable: {
    kind: 'table',
    what: 'One table for a family of hooks, made of the list right below it',
    attributes: { owner: 'the class that has them' },
    sets: ['hooks'],
    example: '<HookTable owner="Compiler" />',
    head: 'Hook',
  },
  MemberTable: {
    kind: 'table',
    what: 'One table for a family of members, made of the list right below it',
    attributes: { of: 'the object that has them' },
    optional: ['of'],
    sets: MEMBERS,
    example: '<MemberTable of="this" />',
    head: 'Name',
  },
  ProofReport: {
    kind: 'report',
    what: 'What is proven and what is not, counted when the site is built',
    attributes: {},
    sets: [],
    example: '<ProofReport />',
  },
  PackageCards: {
    kind: 'cards',
    what: 'A card for each package that has a page',
    attributes: { kind: '`loader` or `plugin`' },
    sets: [],
    example: '<PackageCards kind="loader" />',
  },
  ComparisonTable: {
    kind: 'data',
    what: 'A table that compares webpack with other tools',
    attributes: { subject: 'the table in `data/comparison.json`' },
    sets: [],
    example: '<ComparisonTable subject="plugins" />',
  },
  MinorReleases: {
    kind: 'data',
    what: 'What each minor release of webpack 5 changed, from `data/minor-releases.json`',
    attributes: {},
    sets: [],
    example: '<MinorReleases />',
  },
  Projects: {
    kind: 'data',
    what: 'The repositories of the organization, from `data/projects.json`',
    attributes: {},
    sets: [],
    example: '<Projects />',
  },
  StarterKits: {
    kind: 'data',
    what: 'Projects to begin with, from `data/starter-kits.json`',
    attributes: {},
    sets: [],
    example: '<StarterKits />',
  },
  Proposals: {
    kind: 'data',
    what: 'What readers vote for, from `data/vote.json`',
    attributes: {},
    sets: [],
    example: '<Proposals />',
  },
  Pages: {
    kind: 'pages',
    what: 'The pages of a section, in its index: titles, descriptions and what is planned',
    attributes: {},
    sets: [],
    example: '<Pages />',
  },
  SearchPlace: {
    kind: 'search',
    what: 'Field and results of the search page',
    attributes: {},
    sets: [],
    example: '<SearchPlace />',
  },
  LetterBar: {
    kind: 'letters',
    what: 'The alphabet above headings that are one letter each, leading to those that exist',
    attributes: {},
    sets: [],
    example: '<LetterBar />',
  },
  Offline: {
    kind: 'offline',
    what: 'A part of the page that is shown without a network',
    attributes: { part: '`asked`, `pages` or `sections`' },
    sets: [],
    example: '<Offline part="sections" />',
  },
  ModuleGraph: {
    kind: 'graph',
    what: 'The modules, chunks and imports of a build, from `graph.json`',
    attributes: { project: 'the step of an example' },
    sets: [],
    example: '<ModuleGraph project="concepts/01-development" />',
  },
  LoaderOrder: {
    kind: 'drawing',
    what: 'The order in which the loaders of a step are called, from a run',
    attributes: { project: 'the step of an example' },
    sets: [],
    example: '<LoaderOrder project="lines-loader/04-order" />',
  },
  PublicPath: {
    kind: 'drawing',
    what: 'Where a build writes its files and where a browser asks for them, from a run',
    attributes: { project: 'the step of an example' },
    sets: [],
    example: '<PublicPath project="output/07-address" />',
  },
  Changes: {
    kind: 'drawing',
    what: 'Which files of a build change when you edit what',
    attributes: { project: 'the step of an example' },
    sets: [],
    example: '<Changes project="caching/02-runtime" />',
  },
  SourceMaps: {
    kind: 'drawing',
    what: 'What each value of `devtool` leads a breakpoint to, and what it costs',
    attributes: { project: 'the step of an example' },
    sets: [],
    example: '<SourceMaps project="devtool/01-table" />',
  },
  BuildTimes: {
    kind: 'drawing',
    what: 'How build times change with one setting, from measurements',
    attributes: { project: 'the step with the measurements', part: 'which of them' },
    sets: [],
    example: '<BuildTimes project="build-performance/01-measure" part="loaders" />',
  },
  ShareScope: {
    kind: 'drawing',
    what: 'Which build offers a shared package and which one uses it, from a page that ran in Chromium',
    attributes: { project: 'the step of an example' },
    sets: [],
    example: '<ShareScope project="module-federation/03-shared" />',
  },
  HookOrder: {
    kind: 'drawing',
    what: 'The hooks a build calls, phase by phase, from a run',
    attributes: { project: 'the step of an example' },
    sets: [],
    example: '<HookOrder project="hook-order/01-build" />',
  },
  BuildPhases: {
    kind: 'drawing',
    what: 'The phases of a build in short, from the same run',
    attributes: { project: 'the step of an example' },
    sets: [],
    example: '<BuildPhases project="hook-order/01-build" />',
  },
  HotStates: {
    kind: 'drawing',
    what: "The states of Hot Module Replacement, which a test compares with webpack's runtime",
    attributes: {},
    sets: [],
    example: '<HotStates />',
  },
  DefaultsByMode: {
    kind: 'computed',
    what: 'Every option whose default depends on the mode',
    attributes: {},
    sets: [],
    example: '<DefaultsByMode />',
  },
  DefaultsByTarget: {
    kind: 'computed',
    what: 'Every option whose default depends on the target',
    attributes: {},
    sets: [],
    example: '<DefaultsByTarget />',
  },
  FeatureSupport: {
    kind: 'computed',
    what: 'The first version of each engine for which webpack uses a feature of `output.environment`',
    attributes: {},
    sets: [],
    example: '<FeatureSupport />',
  },
  ExportedPlugins: {
    kind: 'computed',
    what: 'The plugins that webpack exports, what applies them, and since when they exist',
    attributes: {},
    sets: [],
    example: '<ExportedPlugins />',
  },
  Types: {
    kind: 'types',
    what: 'The declarations of types, on the page that lists them',
    attributes: { names: 'the types, with spaces between them' },
    sets: [],
    example: '<Types names="Chunk ChunkGroup" />',
  },
  Download: {
    kind: 'download',
    what: 'A link to an example as a zip file, as its last step with a number has it',
    attributes: { project: 'the example' },
    sets: [],
    example: '<Download project="getting-started" />',
  },
  ErrorMessage: {
    kind: 'message',
    what: 'A message as its tool prints it, which the search finds when a reader pastes it',
    attributes: {
      text: 'the words that are always the same, with `…` for the rest',
      project: 'the step that prints it',
      mended: 'the step with the fix',
      by: 'who prints it, if it is not webpack: `webpack-cli`, `webpack-dev-server`, `runtime`, `browser` or `node`',
      names:
        'names, with spaces between them, that the message may have in place of the first of them, for which the step prints it',
    },
    optional: ['by', 'names'],
    sets: [],
    example:
      '<ErrorMessage text="Can\'t resolve \'…\' in \'…\'" project="errors-resolving/package" mended="errors-resolving/package-mended" />',
  },
  MigrationChecker: {
    kind: 'checker',
    what: 'The field of `/migrate/5/` that finds old options in a configuration; its rules name the ids of steps',
    attributes: {},
    sets: [],
    example: '<MigrationChecker />',
  },
  Notices: {
    kind: 'notices',
    what: 'The licenses of what this site ships',
    attributes: {},
    sets: [],
    example: '<Notices />',
  },
  Include: {
    kind: 'include',
    what: 'Sentences that must be the same on several pages, from `content/_includes/`',
    attributes: { text: 'the name of the file' },
    sets: [],
    example: '<Include text="built-in-types" />',
  },
  FrontMatterKeys: {
    kind: 'vocabulary',
    what: 'The keys of front matter, from their schema',
    attributes: {},
    sets: [],
    example: '<FrontMatterKeys />',
  },
  FenceLanguages: {
    kind: 'vocabulary',
    what: 'The languages of fences',
    attributes: {},
    sets: [],
    example: '<FenceLanguages />',
  },
  FenceOptions: {
    kind: 'vocabulary',
    what: 'What a fence may have behind its language',
    attributes: {},
    sets: [],
    example: '<FenceOptions />',
  },
  Components: {
    kind: 'vocabulary',
    what: 'A table of components, such as this one',
    attributes: { of: '`text`, `reference`, `computed`, `drawings` or `data`' },
    sets: [],
    example: '<Components of="text" />',
  },
};
