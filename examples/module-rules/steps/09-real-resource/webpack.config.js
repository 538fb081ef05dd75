export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { realResource: /\.md$/, use: './loaders/page.js' },
      { resource: /\.md$/, use: './loaders/markdown.js' },
      { resource: /terms\.js$/, use: './loaders/compile.js' },
    ],
  },
};
