export default {
  mode: 'production',
  entry: './src/index.html',
  module: {
    rules: [{ test: /\.html$/, enforce: 'pre', use: './year-loader.js' }],
  },
};
