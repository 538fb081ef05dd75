// Adds an entry that every page can load, with one runtime for all entries.
export class StatisticsPlugin {
  apply(compiler) {
    const { EntryPlugin, optimize } = compiler.webpack;
    new optimize.RuntimeChunkPlugin({ name: () => 'runtime' }).apply(compiler);
    new EntryPlugin(compiler.context, './src/statistics.js', { name: 'statistics' }).apply(compiler);
  }
}
