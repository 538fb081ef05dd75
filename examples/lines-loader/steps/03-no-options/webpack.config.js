export default {
  mode: 'production',
  target: 'node',
  module: {
    rules: [{ test: /\.txt$/, use: './loaders/lines-loader.js' }],
  },
};
