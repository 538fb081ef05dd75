import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.txt$/, use: './price-loader.cjs', type: 'javascript/auto' }],
  },
  plugins: [
    new webpack.LoaderOptionsPlugin({
      test: /\.txt$/,
      minimize: true,
      debug: true,
      options: {
        context: path.resolve(import.meta.dirname),
        prices: { currency: 'EUR' },
      },
    }),
  ],
};
