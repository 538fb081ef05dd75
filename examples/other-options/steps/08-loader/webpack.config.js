export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  module: {
    rules: [{ test: /cart\.js$/, use: './shop-loader.cjs' }],
  },
  loader: {
    shop: { currency: 'EUR' },
  },
};
