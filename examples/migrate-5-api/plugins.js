const webpack = require('webpack');

const { LimitChunkCountPlugin, OccurrenceOrderPlugin } = webpack.optimize;
const plugins = {
  CachePlugin: () => new webpack.CachePlugin(),
  HashedModuleIdsPlugin: () => new webpack.HashedModuleIdsPlugin(),
  IgnorePlugin: () => new webpack.IgnorePlugin(/^\.\/locale$/, /moment$/),
  LimitChunkCountPlugin: () => new LimitChunkCountPlugin({ maxChunks: 5, minChunkSize: 1000 }),
  NamedChunksPlugin: () => new webpack.NamedChunksPlugin(),
  NamedModulesPlugin: () => new webpack.NamedModulesPlugin(),
  OccurrenceOrderPlugin: () => new OccurrenceOrderPlugin(),
  SingleEntryPlugin: () => new webpack.SingleEntryPlugin(__dirname, './src/cart.js', 'cart'),
  SourceMapDevToolPlugin: () => new webpack.SourceMapDevToolPlugin({ lineToLine: true }),
  WatchIgnorePlugin: () => new webpack.WatchIgnorePlugin([/\.list$/]),
};

for (const [name, create] of Object.entries(plugins)) {
  try {
    webpack({ mode: 'none', plugins: [create()] });
    console.log(`${name}: works`);
  } catch (error) {
    const [first, second = ''] = error.message.split('\n');
    console.log(`${name}: ${second.startsWith(' - ') ? second.slice(3) : first}`);
  }
}
