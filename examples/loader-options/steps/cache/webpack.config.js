import webpack from 'webpack';

export default {
  mode: 'production',
  cache: { type: 'filesystem' },
  module: {
    rules: [{ test: /\.txt$/, use: './price-loader.cjs', type: 'javascript/auto' }],
  },
  plugins: [
    new webpack.LoaderOptionsPlugin({
      options: { prices: { currency: process.env.CURRENCY } },
    }),
  ],
};
