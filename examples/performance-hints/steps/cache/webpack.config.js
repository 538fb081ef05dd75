export default {
  mode: 'production',
  stats: 'errors-warnings',
  module: {
    rules: [{ test: /\.txt$/, type: 'javascript/auto', use: './stock-loader.js' }],
  },
};
