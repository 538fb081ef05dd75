export default {
  mode: 'production',
  devtool: 'inline-source-map',
  stats: 'errors-warnings',
  module: {
    rules: [{ test: /\.js$/, use: './currency-loader.js' }],
  },
};
