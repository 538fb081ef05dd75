import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: [path.join(import.meta.dirname, 'packages')],
  },
  plugins: [
    new webpack.sharing.SharePlugin({
      shareScope: 'shop',
      shared: {
        'price-format': {},
        'price-format/dollars.js': { shareScope: 'legacy' },
      },
    }),
  ],
};
