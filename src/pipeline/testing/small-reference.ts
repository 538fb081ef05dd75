// A few records that never change, so that the components' fixtures do not follow webpack's releases.
import type { Reference, ReferenceRecord } from '../../model/reference.ts';
import { NO_REFERENCE } from './no-reference.ts';

const record = (facts: Pick<ReferenceRecord, 'set' | 'name'> & Partial<ReferenceRecord>) => ({
  type: '',
  values: [],
  default: null,
  required: false,
  since: '5.0.0',
  valuesSince: {},
  deprecated: false,
  experimental: false,
  flag: null,
  kind: null,
  parameters: [],
  returns: '',
  source: '',
  ...facts,
});

const always = (value: string): ReferenceRecord['default'] => [
  { modes: null, targets: null, value, code: true },
];

export const SMALL_REFERENCE: Reference = {
  ...NO_REFERENCE,
  versions: { webpack: '5.112.2' },
  platformDefaults: [
    {
      name: 'output.filename',
      values: [
        { value: "'[name].js'", code: true, platforms: ['web', 'webworker', 'node', 'universal'] },
        {
          value: 'a function',
          code: false,
          platforms: ['electron-main', 'electron-preload', 'electron-renderer'],
        },
        { value: "'[name].mjs'", code: true, platforms: ['deno', 'bun'] },
      ],
    },
  ],
  featureSupport: [
    {
      name: 'output.environment.arrowFunction',
      from: { ECMAScript: 'es2015', 'Node.js': '6', Chrome: 'any', Firefox: null, Safari: '10.1' },
    },
  ],
  flagTargets: [
    { name: '--mode', path: 'mode', option: 'mode', resets: false },
    {
      name: '--output-filename',
      path: 'output.filename',
      option: 'output.filename',
      resets: false,
    },
    {
      name: '--output-environment-const',
      path: 'output.environment.const',
      option: 'output.environment.const',
      resets: false,
    },
    { name: '--environment-reset', path: 'environment', option: null, resets: true },
  ],
  appliedPlugins: [
    { name: 'webpack.BannerPlugin', modes: [], by: [], unless: [] },
    {
      name: 'webpack.DefinePlugin',
      modes: ['production', 'development'],
      by: [{ name: 'output.html', text: 'output.html: true' }],
      unless: [],
    },
    {
      name: 'webpack.optimize.SplitChunksPlugin',
      modes: ['production', 'development', 'none'],
      by: [{ name: 'output.path', text: "output.path: '…'" }],
      unless: [
        { name: 'output.html', text: 'output.html: false' },
        { name: 'output.filename', text: "output.filename: '…'" },
      ],
    },
  ],
  records: [
    record({
      set: 'options',
      name: 'output.filename',
      type: 'string | (pathData: PathData, assetInfo?: AssetInfo) => string',
      default: [
        { modes: null, targets: ['node'], value: "'[name].cjs'", code: true },
        {
          modes: ['development', 'none'],
          targets: null,
          value: 'the name of the entry',
          code: false,
        },
        { modes: null, targets: null, value: "'[name].js'", code: true },
      ],
      flag: '--output-filename',
    }),
    record({
      set: 'options',
      name: 'output.path',
      type: 'string',
      required: true,
      since: '5.20.1',
      deprecated: true,
    }),
    record({ set: 'options', name: 'output.html', type: 'boolean', experimental: true }),
    record({
      set: 'options',
      name: 'output.environment.arrowFunction',
      type: 'boolean',
      default: always('true'),
    }),
    record({
      set: 'options',
      name: 'output.environment.asyncFunction',
      type: "boolean | 'auto'",
      since: '5.108.0',
      valuesSince: { "'auto'": '5.109.0' },
      experimental: true,
    }),
    record({ set: 'options', name: 'output.environment.const', type: 'boolean' }),
    record({
      set: 'plugin-options',
      name: 'BannerPlugin.banner',
      type: 'string | (data: { hash?: string; chunk: Chunk }) => string',
      valuesSince: { function: '5.84.1' },
      required: true,
    }),
    record({ set: 'plugin-options', name: 'BannerPlugin.footer', type: 'boolean' }),
    record({
      set: 'hooks',
      name: 'Compiler.emit',
      kind: 'AsyncSeriesHook',
      parameters: [{ name: 'compilation', type: 'Compilation' }],
    }),
    record({
      set: 'hooks',
      name: 'Compiler.assetEmitted',
      kind: 'AsyncSeriesHook',
      parameters: [
        { name: 'file', type: 'string' },
        { name: 'info', type: 'Map<string, AssetEmittedInfo>' },
      ],
      since: '5.1.0',
    }),
    record({ set: 'hooks', name: 'Compiler.afterEnvironment', kind: 'SyncHook' }),
    record({
      set: 'loader-context',
      name: 'this.addDependency',
      type: '(file: string) => void',
      since: null,
      parameters: [{ name: 'file', type: 'string' }],
    }),
    record({ set: 'stats', name: 'StatsModule.issuerName', type: 'string', since: null }),
    record({ set: 'stats', name: 'StatsModuleIssuer.name', type: 'string', since: null }),
    record({ set: 'variables', name: '__webpack_hash__', type: 'string', since: null }),
    record({ set: 'cli', name: '--mode', type: 'string', since: null }),
    record({
      set: 'cli-arguments',
      name: '--mode',
      type: "'development' | 'production' | 'none'",
      since: null,
    }),
    record({ set: 'cli-arguments', name: '--output-filename', type: 'string', since: null }),
    record({
      set: 'cli-arguments',
      name: '--output-environment-const',
      type: 'boolean',
      since: null,
      deprecated: true,
    }),
    record({ set: 'cli-arguments', name: '--environment-reset', type: 'boolean', since: null }),
    record({ set: 'classes', name: 'webpack.BannerPlugin' }),
    record({ set: 'classes', name: 'webpack.DefinePlugin' }),
    record({ set: 'classes', name: 'webpack.optimize.SplitChunksPlugin', since: '5.20.0' }),
  ],
};
