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
    | 'message';
  /** In the order in which their values, joined by dots, name the record. */
  attributes: readonly string[];
  /** May be left out. */
  optional?: string;
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
    attributes: ['path'],
    sets: OPTIONS,
    example: '<Option path="output.filename" />',
  },
  PluginOption: {
    kind: 'plate',
    attributes: ['plugin', 'name'],
    sets: ['plugin-options'],
    example: '<PluginOption plugin="BannerPlugin" name="banner" />',
  },
  Plugin: {
    kind: 'plate',
    attributes: ['path'],
    sets: ['classes'],
    anyHeading: true,
    example: '<Plugin path="webpack.BannerPlugin" />',
  },
  Hook: {
    kind: 'plate',
    attributes: ['owner', 'name'],
    sets: ['hooks'],
    example: '<Hook owner="Compiler" name="emit" />',
  },
  Member: {
    kind: 'plate',
    attributes: ['of', 'name'],
    optional: 'of',
    sets: MEMBERS,
    example: '<Member of="this" name="addDependency" />',
  },
  Flag: {
    kind: 'plate',
    attributes: ['name'],
    sets: ['cli', 'cli-arguments'],
    example: '<Flag name="--mode" />',
  },
  FlagTable: {
    kind: 'flags',
    attributes: ['of'],
    optional: 'of',
    sets: ['cli-arguments'],
    example: '<FlagTable of="output" />',
  },
  FlagFilter: { kind: 'flags', attributes: [], sets: [], example: '<FlagFilter />' },
  OptionTable: {
    kind: 'table',
    attributes: ['path'],
    sets: OPTIONS,
    example: '<OptionTable path="output.environment" />',
    head: 'Option',
  },
  PluginOptionTable: {
    kind: 'table',
    attributes: ['plugin'],
    sets: ['plugin-options'],
    example: '<PluginOptionTable plugin="BannerPlugin" />',
    head: 'Option',
  },
  HookTable: {
    kind: 'table',
    attributes: ['owner'],
    sets: ['hooks'],
    example: '<HookTable owner="Compiler" />',
    head: 'Hook',
  },
  MemberTable: {
    kind: 'table',
    attributes: ['of'],
    optional: 'of',
    sets: MEMBERS,
    example: '<MemberTable of="this" />',
    head: 'Name',
  },
  ProofReport: { kind: 'report', attributes: [], sets: [], example: '<ProofReport />' },
  PackageCards: {
    kind: 'cards',
    attributes: ['kind'],
    sets: [],
    example: '<PackageCards kind="loader" />',
  },
  ComparisonTable: {
    kind: 'data',
    attributes: ['subject'],
    sets: [],
    example: '<ComparisonTable subject="plugins" />',
  },
  Projects: { kind: 'data', attributes: [], sets: [], example: '<Projects />' },
  StarterKits: { kind: 'data', attributes: [], sets: [], example: '<StarterKits />' },
  Proposals: { kind: 'data', attributes: [], sets: [], example: '<Proposals />' },
  Pages: { kind: 'pages', attributes: [], sets: [], example: '<Pages />' },
  SearchPlace: { kind: 'search', attributes: [], sets: [], example: '<SearchPlace />' },
  LetterBar: { kind: 'letters', attributes: [], sets: [], example: '<LetterBar />' },
  Offline: {
    kind: 'offline',
    attributes: ['part'],
    sets: [],
    example: '<Offline part="sections" />',
  },
  ModuleGraph: {
    kind: 'graph',
    attributes: ['project'],
    sets: [],
    example: '<ModuleGraph project="concepts/01-development" />',
  },
  LoaderOrder: {
    kind: 'drawing',
    attributes: ['project'],
    sets: [],
    example: '<LoaderOrder project="lines-loader/04-order" />',
  },
  PublicPath: {
    kind: 'drawing',
    attributes: ['project'],
    sets: [],
    example: '<PublicPath project="output/07-address" />',
  },
  Changes: {
    kind: 'drawing',
    attributes: ['project'],
    sets: [],
    example: '<Changes project="caching/02-runtime" />',
  },
  SourceMaps: {
    kind: 'drawing',
    attributes: ['project'],
    sets: [],
    example: '<SourceMaps project="devtool/01-table" />',
  },
  BuildTimes: {
    kind: 'drawing',
    attributes: ['project', 'part'],
    sets: [],
    example: '<BuildTimes project="build-performance/01-measure" part="loaders" />',
  },
  ShareScope: {
    kind: 'drawing',
    attributes: ['project'],
    sets: [],
    example: '<ShareScope project="module-federation/02-shared" />',
  },
  HookOrder: {
    kind: 'drawing',
    attributes: ['project'],
    sets: [],
    example: '<HookOrder project="hook-order/01-build" />',
  },
  BuildPhases: {
    kind: 'drawing',
    attributes: ['project'],
    sets: [],
    example: '<BuildPhases project="hook-order/01-build" />',
  },
  HotStates: { kind: 'drawing', attributes: [], sets: [], example: '<HotStates />' },
  DefaultsByMode: { kind: 'computed', attributes: [], sets: [], example: '<DefaultsByMode />' },
  DefaultsByTarget: { kind: 'computed', attributes: [], sets: [], example: '<DefaultsByTarget />' },
  FeatureSupport: { kind: 'computed', attributes: [], sets: [], example: '<FeatureSupport />' },
  ExportedPlugins: { kind: 'computed', attributes: [], sets: [], example: '<ExportedPlugins />' },
  Types: {
    kind: 'types',
    attributes: ['names'],
    sets: [],
    example: '<Types names="Chunk ChunkGroup" />',
  },
  Download: {
    kind: 'download',
    attributes: ['project'],
    sets: [],
    example: '<Download project="getting-started" />',
  },
  ErrorMessage: {
    kind: 'message',
    attributes: ['text', 'project', 'mended', 'by'],
    optional: 'by',
    sets: [],
    example:
      '<ErrorMessage text="Can\'t resolve \'…\' in \'…\'" project="errors/file" mended="errors/file-mended" />',
  },
  Notices: { kind: 'notices', attributes: [], sets: [], example: '<Notices />' },
};
