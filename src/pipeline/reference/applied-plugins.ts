// Which of its exported plugins webpack applies by itself, and what makes it do so: found by creating
// compilers and counting, because an option and the plugin behind it rarely share a name.
import webpack, { type Configuration } from 'webpack';
import { type AppliedPlugin, type Cause, MODES } from '../../model/reference.ts';
import { exportedClasses } from './types/class-records.ts';

/** By class, how often it was applied to one compiler. */
type Counts = ReadonlyMap<string, number>;

interface Probe extends Cause {
  configuration: () => Configuration;
}

/** One for each value of an option that brings in a plugin, or keeps one out. */
const OPTIONS: readonly Probe[] = [
  ...['memory', 'filesystem'].map((type) => option('cache.type', type)),
  ...['eval', 'source-map', 'eval-source-map'].map((value) => option('devtool', value)),
  option('dotenv', true),
  option('entry', () => './src/index.js', '() => …'),
  option('experiments.asyncWebAssembly', false),
  option('experiments.buildHttp', ['https://cdn.example/'], '[…]'),
  option('experiments.syncWebAssembly', true),
  option('externals', { react: 'React' }, '{ … }'),
  ...['deterministic', 'named', 'natural', 'size', 'total-size'].map((value) =>
    option('optimization.chunkIds', value),
  ),
  option('infrastructureLogging.progress', true),
  option('optimization.concatenateModules', true),
  option('optimization.emitOnErrors', false),
  option('optimization.mergeDuplicateChunks', false),
  ...['deterministic', 'hashed', 'named', 'natural', 'size'].map((value) =>
    option('optimization.moduleIds', value),
  ),
  option('optimization.nodeEnv', 'production'),
  option('optimization.realContentHash', true),
  option('optimization.runtimeChunk', true),
  option('optimization.sideEffects', false),
  option('optimization.splitChunks', false),
  option('output.clean', true),
  option('output.copy', ['public'], '[…]'),
  option('output.library', 'Shop', "'…'"),
];

/** Asked only for plugins that no option brings in: a target sets many options. */
const TARGETS: readonly Probe[] = ['node', 'electron-main', 'deno', 'bun'].map((value) =>
  option('target', value),
);

/** Plugins that apply others. */
const PLUGINS: readonly Probe[] = [
  plugin('ModuleFederationPlugin', () => {
    const { ModuleFederationPlugin } = webpack.container;
    const name = 'shop';
    const exposes = { './cart': './src/cart.js' };
    const remotes = { search: 'search@/search.js' };
    return new ModuleFederationPlugin({ name, exposes, remotes, shared: ['react'] });
  }),
  plugin('DllPlugin', () => new webpack.DllPlugin({ path: 'dll.json' })),
];

/** Other tools that apply one, with the setting of theirs; a test starts each of them. */
const TOOLS: Readonly<Record<string, Cause>> = {
  'webpack.HotModuleReplacementPlugin': { name: 'devServer.hot', text: 'devServer.hot' },
  'webpack.ProgressPlugin': { name: '--progress', text: '--progress' },
};

export function appliedPlugins(): AppliedPlugin[] {
  return counting((count) => {
    const modes = MODES.map((mode) => ({ mode, counts: count({ mode }) }));
    const plain = count({ mode: 'none' });
    const options = counted(OPTIONS, count);
    const targets = counted(TARGETS, count);
    const plugins = counted(PLUGINS, count);
    return exportedClasses().map(({ path }) => {
      const times = (counts: Counts): number => counts.get(path) ?? 0;
      const more = (probed: Counted[]): Cause[] =>
        probed.filter(({ counts }) => times(counts) > times(plain)).map(({ cause }) => cause);
      const byOption = more(options);
      const tool = TOOLS[path];
      return {
        name: path,
        modes: modes.filter(({ counts }) => times(counts) > 0).map(({ mode }) => mode),
        by: [
          ...(byOption.length === 0 ? more(targets) : byOption),
          ...more(plugins).filter(({ name }) => !path.endsWith(`.${name}`)),
          ...(tool ? [tool] : []),
        ],
        unless: options
          .filter(({ counts }) => times(plain) > 0 && times(counts) === 0)
          .map(({ cause }) => cause),
      };
    });
  });
}

interface Counted {
  cause: Cause;
  counts: Counts;
}

function counted(
  probes: readonly Probe[],
  count: (configuration: Configuration) => Counts,
): Counted[] {
  return probes.map(({ name, text, configuration }) => ({
    cause: { name, text },
    counts: count({ mode: 'none', ...configuration() }),
  }));
}

/** The classes are those with which the site itself is built, so they are put back. */
export function counting<T>(use: (count: (configuration: Configuration) => Counts) => T): T {
  const counts = new Map<string, number>();
  const watched = exportedClasses().map(({ path, prototype }) => {
    const apply = Object.getOwnPropertyDescriptor(prototype, 'apply');
    if (typeof apply?.value !== 'function') return () => {};
    const original: (...values: unknown[]) => unknown = apply.value;
    prototype.apply = function counted(...values: unknown[]) {
      counts.set(path, (counts.get(path) ?? 0) + 1);
      return original.apply(this, values);
    };
    return () => Object.defineProperty(prototype, 'apply', apply);
  });
  try {
    return use((configuration) => {
      counts.clear();
      webpack(configuration);
      return new Map(counts);
    });
  } finally {
    for (const restore of watched) restore();
  }
}

function option(name: string, value: unknown, text = JSON.stringify(value)): Probe {
  const nested = name.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return {
    name,
    text: `${name}: ${text.replaceAll('"', "'")}`,
    configuration: () => nested as Configuration,
  };
}

function plugin(name: string, instance: () => webpack.WebpackPluginInstance): Probe {
  return { name, text: name, configuration: () => ({ plugins: [instance()] }) };
}
