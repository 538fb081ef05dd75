export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { test: /settings\.json$/, use: './loaders/page.js', type: 'javascript/auto' },
    ],
  },
};
