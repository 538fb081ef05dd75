export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { test: /cart\.js$/, enforce: 'post', use: './loaders/audit.js' },
      { test: /\.js$/, use: './loaders/lint.js' },
      { test: /\.js$/, use: './loaders/compile.js' },
      { test: /cart\.js$/, enforce: 'pre', use: './loaders/lint.js' },
    ],
  },
};
