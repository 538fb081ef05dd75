module.exports = {
  mode: 'production',
  entry: './src/index.js',
  module: { loaders: [] },
};
