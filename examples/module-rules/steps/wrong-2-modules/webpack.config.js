export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { test: /\.txt$/, type: 'asset/text' },
      { test: /\.md$/, use: './loaders/page.js!./loaders/markdown.js' },
      { test: /cart\.js$/, use: 'compile-loader' },
    ],
  },
};
