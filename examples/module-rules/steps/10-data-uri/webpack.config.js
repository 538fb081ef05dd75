export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { mimetype: 'text/markdown', use: ['./loaders/page.js', './loaders/markdown.js'] },
      { test: /\.md$/, use: ['./loaders/page.js', './loaders/markdown.js'] },
      { scheme: 'data', dependency: 'esm' },
      { exclude: /node_modules/ },
    ],
  },
};
