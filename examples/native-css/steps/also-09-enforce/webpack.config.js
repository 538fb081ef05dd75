export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.css$/, enforce: 'pre', use: './lint-loader.js' }],
  },
  experiments: { css: true },
};
