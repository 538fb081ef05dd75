import webpack from 'webpack';

// Gives the build something for every field: a name, a message, an error with everything.
class ExamplePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ExamplePlugin', (compilation) => {
      compilation.getLogger('ExamplePlugin').info('hello');
      compilation.hooks.afterSeal.tap('ExamplePlugin', () => {
        const [chunk] = compilation.chunks;
        const module = [...compilation.modules].find(({ resource }) => resource?.endsWith('tax.js'));
        const error = new AggregateError([new Error('one')], 'several', { cause: new Error('why') });
        const place = { chunk, module, file: 'main.js', loc: { start: { line: 1, column: 0 } } };
        compilation.errors.push(Object.assign(error, place, { details: 'more' }));
      });
    });
  }
}

const lists = { modules: true, orphanModules: true, runtimeModules: true };
const issuers = (json) => json.modules.flatMap(({ issuerPath }) => issuerPath ?? []);
const traces = (json) => json.errors.flatMap(({ moduleTrace }) => moduleTrace);
const objects = {
  StatsCompilation: [{}, (json) => [json]],
  StatsAsset: [{ assets: true, cachedAssets: true }, (json) => json.assets],
  StatsChunkGroup: [{ entrypoints: true }, (json) => Object.values(json.entrypoints)],
  StatsChunk: [{ chunks: true }, (json) => json.chunks],
  StatsChunkOrigin: [{ chunks: true, chunkOrigins: true }, (json) => json.chunks[0].origins],
  StatsModule: [lists, (json) => json.modules],
  StatsModuleIssuer: [lists, issuers],
  StatsModuleReason: [{ ...lists, reasons: true }, (json) => json.modules.flatMap(({ reasons }) => reasons)],
  StatsError: [{ errors: true }, (json) => json.errors],
  StatsModuleTraceItem: [{ errors: true, moduleTrace: true }, traces],
  StatsModuleTraceDependency: [{ errors: true, moduleTrace: true }, (json) => traces(json)[0].dependencies],
  StatsLogging: [{ logging: 'log' }, (json) => Object.values(json.logging)],
  StatsLoggingEntry: [{ logging: 'log' }, (json) => json.logging.ExamplePlugin.entries],
};

const config = { name: 'shop', mode: 'production', profile: true, entry: './src/cart.js', plugins: [new ExamplePlugin()] };

webpack(config, (error, stats) => {
  const all = stats.compilation.createStatsOptions({ all: true });
  const switches = Object.keys(all).filter((name) => all[name] === true && !/^(all$|group)/.test(name));

  for (const [object, [base, find]] of Object.entries(objects)) {
    const fieldsWith = (options) => {
      const items = find(stats.toJson({ all: false, ...base, ...options }));
      return new Set(items.flatMap((item) => Object.keys(item).filter((key) => item[key] !== undefined)));
    };
    const always = fieldsWith({});
    console.log(`${object} (${Object.keys(base).join(', ')}): ${[...always].join(' ')}`);
    for (const name of switches) {
      const added = [...fieldsWith({ [name]: true })].filter((field) => !always.has(field));
      if (added.length > 0) console.log(`  ${name}: ${added.join(' ')}`);
    }
  }
});
