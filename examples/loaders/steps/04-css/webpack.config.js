export default {
  mode: 'production',
  module: {
    rules: [{ test: /theme\.json$/, type: 'css', use: './loaders/theme-loader.js' }],
  },
};
