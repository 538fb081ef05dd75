export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [{ test: /\.txt$/, use: 'lines-loader' }],
  },
  resolveLoader: { modules: ['loaders', 'node_modules'] },
};
