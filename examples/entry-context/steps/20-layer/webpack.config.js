export default {
  mode: 'development',
  devtool: false,
  entry: {
    search: { import: './src/search.js', layer: 'browser' },
    'search-debug': { import: './src/search.js', layer: 'debug' },
  },
  module: {
    rules: [{ issuerLayer: 'debug', test: /track\.js$/, use: './debug-loader.cjs' }],
  },
};
